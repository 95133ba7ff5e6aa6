import { PATIENCE_MS } from '../../platform/http/patience'
import type { AddressVerdict } from '../../platform/http/publicAddress'
import { readUpTo } from '../../platform/http/readBody'
import { log } from '../../platform/log/log'
import { within } from '../../platform/within'
import { ROBOT_NAME } from './robots'

export type Fetched =
  | { kind: 'read'; url: string; contentType: string; bytes: Uint8Array }
  | { kind: 'refused'; reason: string }
  | { kind: 'unanswered'; reason: string; mayTryAgain: boolean }
  | { kind: 'elsewhere'; url: string }

export type FetchRules = {
  /** Asked before the first call and after every redirect. */
  judge: (url: URL) => Promise<AddressVerdict>
  /** Whether a redirect may be followed. */
  isSameSite: (url: string) => boolean
  /** Types that are worth their bytes, without parameters. */
  accepts: (contentType: string) => boolean
  maxBytes: number
}

const A_MOMENT_MS = 200
const MOST_REDIRECTS = 5

/** One address with all its redirects, within bounds of time and size whatever the server does. */
export async function fetchBounded(address: string, rules: FetchRules): Promise<Fetched> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    // The signal ends what listens to it; a body may not.
    return await within(PATIENCE_MS + A_MOMENT_MS, follow(address, rules, signal))
  } catch (error) {
    if (signal.aborted)
      return {
        kind: 'unanswered',
        reason: `No complete answer within ${PATIENCE_MS / 1000} seconds`,
        // A page that slow would hold up all the others a second time.
        mayTryAgain: false,
      }
    log.warn('crawl.unanswered', { error: error instanceof Error ? error.name : 'unknown' })
    return { kind: 'unanswered', reason: 'It couldn’t be reached', mayTryAgain: true }
  }
}

async function follow(address: string, rules: FetchRules, signal: AbortSignal): Promise<Fetched> {
  let url = address
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const verdict = await rules.judge(new URL(url))
    if (!verdict.mayBeCalled) return refused(`Not read: ${verdict.why}`)
    if (hop > 0 && !rules.isSameSite(url)) return { kind: 'elsewhere', url }
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': `Mozilla/5.0 (compatible; ${ROBOT_NAME}/1.0)`,
        accept: 'text/html,application/xhtml+xml,application/pdf;q=0.8,text/plain;q=0.5',
        'accept-language': 'en,*;q=0.5',
      },
    })
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (next === null) return read(response, url, rules)
    await response.body?.cancel()
    if (!URL.canParse(next, url)) return refused('It redirects nowhere')
    url = new URL(next, url).href
  }
  return refused(`More than ${MOST_REDIRECTS} redirects`)
}

const refused = (reason: string): Fetched => ({ kind: 'refused', reason })

async function read(response: Response, url: string, rules: FetchRules): Promise<Fetched> {
  const contentType = response.headers.get('content-type') ?? ''
  const refusal = refusalOf(response, rules)
  const bytes = refusal ? undefined : await readUpTo(response.body, rules.maxBytes)
  if (bytes) return { kind: 'read', url, contentType, bytes }
  if (refusal) await response.body?.cancel()
  return refusal ?? tooLarge(rules)
}

function refusalOf({ status, headers }: Response, rules: FetchRules): Fetched | undefined {
  if (status >= 500 || status === 429)
    return { kind: 'unanswered', reason: `The site responded with ${status}`, mayTryAgain: true }
  if (status !== 200) return refused(`The site responded with ${status}`)
  const type = (headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase()
  if (!rules.accepts(type)) return refused(`Not a page: ${type || 'no type'}`)
  return Number(headers.get('content-length')) > rules.maxBytes ? tooLarge(rules) : undefined
}

const tooLarge = ({ maxBytes }: FetchRules) => refused(`Larger than ${maxBytes / 1024 / 1024} MB`)
