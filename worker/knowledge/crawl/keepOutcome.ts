import { countOfShape, findNextAddress, insertAddress, setDone } from '../store/addressStore'
import { hasDigest, insertPage } from '../store/pageStore'
import { addSkip, findSource, isHostRead, type SourceRow, updateSource } from '../store/sourceStore'
import type { AddressOutcome, NextAddress } from './outcome'
import { enlist, goOn, insertRobots, MOST_TRIES, ROBOTS_SHAPE, showFirstPages } from './reading'
import { shapeOf, siteAddressOf } from './siteAddress'

type Storage = DurableObjectStorage

const MOST_SITEMAPS = 10
const WAITS_MS = 2_000

/** `goesOn`: whether the same Worker takes up the next. */
export type AddressReport = { sourceId: string; run: number; url: string; outcome: AddressOutcome; goesOn: boolean }

/** Takes a source up for reading; null where somebody is at it, or there is nothing to read. */
export function takeUp(storage: Storage, sourceId: string, now: number): NextAddress | null {
  const source = findSource(storage, sourceId)
  const isWaiting = source?.status === 'queued' || source?.status === 'crawling'
  if (!source || !isWaiting || source.leased_until > now) return null
  // Two readings of one site would call it twice as often as it asks for.
  if (isHostRead(storage, source, now)) {
    updateSource(storage, source.id, { due_at: now + WAITS_MS })
    return null
  }
  return storage.transactionSync(() => goOn(storage, sourceId, now))
}

/** What came of an address, and what it leads to, are kept in one go; answers what to read next. An outcome that comes twice counts once. */
export function keepOutcome(storage: Storage, kept: AddressReport, now: number): NextAddress | null {
  return storage.transactionSync(() => {
    const source = findSource(storage, kept.sourceId)
    if (!source || source.run !== kept.run || source.status !== 'crawling') return null
    const { url, outcome } = kept
    const expected = findNextAddress(storage, source.id)
    const isTriedAgain = outcome.kind === 'unanswered' && outcome.mayTryAgain && (expected?.tries ?? 0) < MOST_TRIES
    if (expected?.url === url && !isTriedAgain) {
      setDone(storage, source.id, url)
      const reason = keep(storage, source, { url, outcome, depth: expected.depth }, now)
      if (reason) addSkip(storage, source.id, { reason, url })
    }
    if (kept.goesOn) return goOn(storage, source.id, now)
    updateSource(storage, source.id, { due_at: now, leased_until: 0 })
    return null
  })
}

type Expected = { url: string; outcome: AddressOutcome; depth: number }

/** What an outcome leads to; or why the address is left out. */
function keep(storage: Storage, source: SourceRow, { url, outcome, depth }: Expected, now: number): string | undefined {
  const { id } = source
  switch (outcome.kind) {
    case 'unanswered': {
      const isFirst = isFirstOfAll(source, url)
      updateSource(storage, id, isFirst ? { url: withoutTls(source.url ?? url) } : { failures: source.failures + 1 })
      if (!isFirst) return outcome.reason
      insertRobots(storage, id, withoutTls(url))
      break
    }
    case 'skipped':
      return outcome.reason
    case 'robots': {
      const rules = JSON.stringify(outcome.rules)
      updateSource(storage, id, { rules, delay_ms: outcome.delayMs, failures: 0 })
      const isHere = source.url !== null && siteAddressOf(source.url) === source.host
      enlist(storage, { ...source, rules }, [isHere && source.url ? source.url : new URL('/', url).href], 0)
      enlistMaps(storage, source, [...outcome.rules.sitemaps, new URL('/sitemap.xml', url).href])
      break
    }
    case 'sitemap':
      enlist(storage, source, outcome.urls, 1)
      enlistMaps(storage, source, outcome.sitemaps)
      break
    case 'moved':
      if (depth > 0 || countOfShape(storage, id, ROBOTS_SHAPE) > 1) return 'Leads to another site'
      updateSource(storage, id, { host: siteAddressOf(outcome.url), url: outcome.url })
      insertRobots(storage, id, outcome.url)
      break
    case 'page':
      updateSource(storage, id, { failures: 0, ...(depth === 0 && outcome.title && { title: outcome.title }) })
      if (outcome.page.url !== null) markRead(storage, id, outcome.page.url, depth)
      enlist(storage, source, outcome.links, depth + 1)
      if (outcome.page.statements.length === 0) return 'There’s no text on it'
      if (hasDigest(storage, id, source.run, outcome.page.digest)) return 'Same as another page'
      insertPage(storage, { sourceId: id, run: source.run }, outcome.page)
      showFirstPages(storage, source, now)
  }
  return undefined
}

const withoutTls = (url: string): string => url.replace(/^https:/, 'http:')

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
    if (URL.canParse(map) && siteAddressOf(map) === source.host) {
      insertAddress(storage, source.id, { url: map, depth: 0, kind: 'sitemap', shape: 'sitemap' })
    }
  }
}
