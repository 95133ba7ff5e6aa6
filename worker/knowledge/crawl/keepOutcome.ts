import { countOfShape, findNextAddress, insertAddress, setDone } from '../store/addressStore'
import { hasDigest, insertPage } from '../store/pageStore'
import { addSkip, findSource, type SourceRow, updateSource } from '../store/sourceStore'
import type { NextAddress, Outcome } from './outcome'
import { enlist, goOn, MOST_TRIES, ROBOTS_SHAPE } from './reading'
import { shapeOf, siteOf } from './siteAddress'

type Storage = DurableObjectStorage

const MOST_SITEMAPS = 10
const ELSEWHERE = 'Leads to another site'

/** `goesOn`: whether the same Worker takes up the next. */
export type Kept = { sourceId: string; run: number; url: string; outcome: Outcome; goesOn: boolean }

/** Takes a source up for reading; null where somebody is at it, or there is nothing to read. */
export function takeUp(storage: Storage, sourceId: string, now: number): NextAddress | null {
  const source = findSource(storage, sourceId)
  const isWaiting = source?.status === 'queued' || source?.status === 'crawling'
  if (!source || !isWaiting || source.leased_until > now) return null
  return storage.transactionSync(() => goOn(storage, sourceId, now))
}

/** What came of an address, and what it leads to, are kept in one go; answers what to read next. An outcome that comes twice counts once. */
export function keepOutcome(storage: Storage, kept: Kept, now: number): NextAddress | null {
  return storage.transactionSync(() => {
    const source = findSource(storage, kept.sourceId)
    if (!source || source.run !== kept.run || source.status !== 'crawling') return null
    const expected = findNextAddress(storage, source.id)
    if (expected?.url === kept.url) keep(storage, source, { ...kept, depth: expected.depth, tries: expected.tries })
    if (kept.goesOn) return goOn(storage, source.id, now)
    updateSource(storage, source.id, { due_at: now, leased_until: 0 })
    return null
  })
}

function keep(
  storage: Storage,
  source: SourceRow,
  { url, outcome, depth, tries }: Kept & { depth: number; tries: number },
): void {
  const { id } = source
  if (outcome.kind === 'unanswered' && outcome.again && tries < MOST_TRIES) return
  setDone(storage, id, url)
  switch (outcome.kind) {
    case 'unanswered':
      if (isFirstOfAll(source, url)) {
        const plain = url.replace(/^https:/, 'http:')
        updateSource(storage, id, { url: source.url?.replace(/^https:/, 'http:') ?? plain })
        insertAddress(storage, id, { url: plain, depth: 0, kind: 'robots', shape: ROBOTS_SHAPE })
        return
      }
      updateSource(storage, id, { failures: source.failures + 1 })
      addSkip(storage, id, { reason: outcome.reason, url, times: 1 })
      return
    case 'skipped':
      addSkip(storage, id, { reason: outcome.reason, url, times: 1 })
      return
    case 'robots': {
      updateSource(storage, id, { rules: JSON.stringify(outcome.rules), delay_ms: outcome.delayMs, failures: 0 })
      const start =
        source.host && source.url && siteOf(source.url) === source.host ? source.url : new URL('/', url).href
      enlist(storage, { ...source, rules: JSON.stringify(outcome.rules) }, [start], 0)
      const maps = [...outcome.rules.sitemaps, new URL('/sitemap.xml', url).href]
      enlistMaps(storage, source, maps)
      return
    }
    case 'sitemap':
      enlist(storage, source, outcome.urls, 1)
      enlistMaps(storage, source, outcome.maps)
      return
    case 'moved':
      if (depth > 0 || countOfShape(storage, id, ROBOTS_SHAPE) > 1) {
        addSkip(storage, id, { reason: ELSEWHERE, url, times: 1 })
        return
      }
      updateSource(storage, id, { host: siteOf(outcome.url), url: outcome.url })
      insertAddress(storage, id, {
        url: new URL('/robots.txt', outcome.url).href,
        depth: 0,
        kind: 'robots',
        shape: ROBOTS_SHAPE,
      })
      return
    case 'page':
      updateSource(storage, id, { failures: 0, ...(depth === 0 && outcome.title && { title: outcome.title }) })
      if (outcome.page.url !== null) markRead(storage, id, outcome.page.url, depth)
      enlist(storage, source, outcome.links, depth + 1)
      if (outcome.page.statements.length === 0) addSkip(storage, id, { reason: 'No text on it', url, times: 1 })
      else if (hasDigest(storage, id, source.run, outcome.page.digest))
        addSkip(storage, id, { reason: 'The same as another page', url, times: 1 })
      else insertPage(storage, { sourceId: id, run: source.run }, outcome.page)
  }
}

/** An address typed without its scheme was taken for https; a site that was never read may have http alone. */
const isFirstOfAll = ({ live_run, url }: SourceRow, asked: string): boolean =>
  live_run === null && url !== null && asked === new URL('/robots.txt', url).href && asked.startsWith('https:')

/** Where a page was led to needs no reading of its own. */
function markRead(storage: Storage, sourceId: string, url: string, depth: number): void {
  insertAddress(storage, sourceId, { url, depth, kind: 'page', shape: shapeOf(url) })
  setDone(storage, sourceId, url)
}

function enlistMaps(storage: Storage, source: SourceRow, maps: string[]): void {
  for (const map of maps.slice(0, MOST_SITEMAPS)) {
    if (URL.canParse(map) && siteOf(map) === source.host) {
      insertAddress(storage, source.id, { url: map, depth: 0, kind: 'sitemap', shape: 'sitemap' })
    }
  }
}
