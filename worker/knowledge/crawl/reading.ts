import { DAY_MS } from '../../../contract/durations'
import { CRAWL_BYTES_MAX, CRAWL_PAGES_MAX, FIRST_PAGES } from '../../../contract/knowledge'
import {
  type Address,
  countAddresses,
  countOfShape,
  countWaiting,
  findNextAddress,
  hasAddress,
  insertAddress,
  raiseTries,
  setDone,
} from '../store/addressStore'
import { deleteOtherRuns, deleteRun, sumPages } from '../store/pageStore'
import { addSkip, findSkips, findSource, forgetReading, type SourceRow, updateSource } from '../store/sourceStore'
import { deleteUpload } from '../store/uploadStore'
import { buildVersion } from '../versions/buildVersion'
import type { NextAddress } from './outcome'
import { isAllowed, NO_RULES, type Rules } from './robots'
import { boundOfShape, canonical, isPageName, shapeOf, siteAddressOf } from './siteAddress'

type Storage = DurableObjectStorage

/** Longer than a page and the pause before it take: a reading whose Worker died goes on after this. */
export const READING_LEASE_MS = 25_000
const AGAIN_AFTER_MS = 7 * DAY_MS
/** Of the addresses of robots.txt: a site that moved has two. */
export const ROBOTS_SHAPE = 'robots'
const DEEPEST = 8
const MOST_ADDRESSES = 3_000
/** So many addresses without an answer in a row, and the site is taken to be down. */
const MOST_UNANSWERED = 5

export const MOST_TRIES = 2

/** A first reading, or another: what was read before stays live until this one has ended. */
export function startReading(storage: Storage, id: string, now: number): void {
  const source = findSource(storage, id)
  if (!source) return
  const run = source.live_run === null ? source.run : source.live_run + 1
  forgetReading(storage, id)
  deleteRun(storage, id, run)
  updateSource(storage, id, {
    run,
    status: 'queued',
    host: siteAddressOf(source.url ?? ''),
    rules: null,
    failures: 0,
    due_at: now,
    leased_until: 0,
  })
  insertRobots(storage, id, source.url ?? '')
}

/** A site is read from its robots.txt on. */
export const insertRobots = (storage: Storage, id: string, site: string) =>
  insertAddress(storage, id, { url: new URL('/robots.txt', site).href, depth: 0, kind: 'robots', shape: ROBOTS_SHAPE })

const rulesOf = ({ rules }: SourceRow): Rules => (rules === null ? NO_RULES : JSON.parse(rules))

/** Puts addresses on the list, as far as the site lets us and the bounds go. */
export function enlist(storage: Storage, source: SourceRow, addresses: string[], depth: number): void {
  const rules = rulesOf(source)
  let room = MOST_ADDRESSES - countAddresses(storage, source.id)
  for (const address of addresses) {
    const url = canonical(address)
    if (!url || siteAddressOf(url) !== source.host || !isPageName(url) || hasAddress(storage, source.id, url)) continue
    const shape = shapeOf(url)
    const bound = boundOfShape(url)
    // The rules are a stranger's, and looked through last.
    const reasons: [() => boolean, string][] = [
      [() => depth > DEEPEST, 'Too many clicks away from the first page'],
      [() => room <= 0, `More than ${MOST_ADDRESSES} addresses`],
      [() => countOfShape(storage, source.id, shape) >= bound.most, bound.reason],
      [() => !isAllowed(rules, new URL(url)), 'robots.txt asks us not to read it'],
    ]
    const reason = reasons.find(([holds]) => holds())?.[1]
    if (reason) addSkip(storage, source.id, { reason, url })
    else {
      insertAddress(storage, source.id, { url, depth, kind: 'page', shape })
      room -= 1
    }
  }
}

/** What is to be read next; null once the reading has ended, which this also sees to. */
export function goOn(storage: Storage, sourceId: string, now: number): NextAddress | null {
  const source = findSource(storage, sourceId)
  if (!source) return null
  const limit = limitReached(storage, source)
  const next = limit ? undefined : nextAddress(storage, sourceId)
  if (!next) {
    const left = limit && findNextAddress(storage, sourceId)
    if (left) addSkip(storage, sourceId, { reason: limit, url: left.url, times: countWaiting(storage, sourceId) })
    finish(storage, source, now)
    return null
  }
  updateSource(storage, sourceId, {
    status: 'crawling',
    due_at: now + READING_LEASE_MS,
    leased_until: now + READING_LEASE_MS,
  })
  const kind = source.kind === 'site' ? next.kind : 'upload'
  return { ...next, kind, run: source.run, pauseMs: source.delay_ms, host: source.host ?? '' }
}

/** A try counts when it is taken up: what kills its Worker twice isn't read a third time. */
function nextAddress(storage: Storage, id: string): Address | undefined {
  for (;;) {
    const next = findNextAddress(storage, id)
    if (next) raiseTries(storage, id, next.url)
    if (!next || next.tries < MOST_TRIES) return next
    setDone(storage, id, next.url)
    addSkip(storage, id, { reason: 'Reading it stopped partway, twice', url: next.url })
  }
}

function limitReached(storage: Storage, source: SourceRow): string | undefined {
  const { pages, bytes } = sumPages(storage, source.id, source.run)
  if (source.failures >= MOST_UNANSWERED) return 'The site stopped answering'
  if (pages >= CRAWL_PAGES_MAX) return `The limit of ${CRAWL_PAGES_MAX} pages was reached`
  return bytes >= CRAWL_BYTES_MAX ? `The limit of ${CRAWL_BYTES_MAX / 1024 / 1024} MB was reached` : undefined
}

/** A large site takes minutes. Answers needn't wait for all of it: what lies near the home page is read first. */
export function showFirstPages(storage: Storage, { id, run, live_run }: SourceRow, now: number): void {
  if (live_run !== null || sumPages(storage, id, run).pages < FIRST_PAGES) return
  updateSource(storage, id, { live_run: run })
  buildVersion(storage, now)
}

/** What was read goes live; where nothing was, what stood there stays. */
function finish(storage: Storage, source: SourceRow, now: number): void {
  const isSite = source.kind === 'site'
  const hasText = sumPages(storage, source.id, source.run).pages > 0
  const hadText = source.live_run !== null
  const restsFor = hasText || !hadText ? AGAIN_AFTER_MS : DAY_MS
  updateSource(storage, source.id, { due_at: isSite ? now + restsFor : null, leased_until: 0 })
  if (!isSite) deleteUpload(storage, source.id)
  if (!hasText) {
    const why = findSkips(storage, source.id)[0]?.reason ?? 'There was no text on it'
    const error = hadText ? `It couldn’t be read again. ${why}.` : `Nothing could be read. ${why}.`
    updateSource(storage, source.id, { status: hadText ? 'ready' : 'failed', error })
    return
  }
  updateSource(storage, source.id, { status: 'ready', error: null, live_run: source.run, read_at: now, failures: 0 })
  deleteOtherRuns(storage, source.id, source.run)
  buildVersion(storage, now)
}
