import type { Verdict } from '../../http/publicAddress'
import { ROBOT_NAME } from './robots'

export type Fetched =
  | { kind: 'read'; url: string; contentType: string; bytes: Uint8Array }
  | { kind: 'refused'; reason: string }
  /** `again`: another try may do better. */
  | { kind: 'unanswered'; reason: string; again: boolean }
  | { kind: 'elsewhere'; url: string }

export type FetchRules = {
  /** Asked before the first call and after every redirect. */
  judge: (url: URL) => Promise<Verdict>
  /** Whether a redirect may be followed. */
  isSameSite: (url: string) => boolean
  /** Types that are worth their bytes, without parameters. */
  accepts: (contentType: string) => boolean
  maxBytes: number
}

const WITHIN_MS = 10_000
const MOST_REDIRECTS = 5

/** One address with all its redirects, within bounds of time and size whatever the server does. */
export async function fetchBounded(address: string, rules: FetchRules): Promise<Fetched> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  try {
    return await follow(address, rules, signal)
  } catch (error) {
    if (signal.aborted)
      return { kind: 'unanswered', reason: `No whole answer within ${WITHIN_MS / 1000} seconds`, again: false }
    console.warn(JSON.stringify({ event: 'crawl.unanswered', error: error instanceof Error ? error.name : 'unknown' }))
    return { kind: 'unanswered', reason: 'It could not be reached', again: true }
  }
}

async function follow(address: string, rules: FetchRules, signal: AbortSignal): Promise<Fetched> {
  let url = address
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const verdict = await rules.judge(new URL(url))
    if (!verdict.isPublic) return { kind: 'refused', reason: `Refused: ${verdict.why}` }
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
    if (next === null) return read(response, url, rules, signal)
    await response.body?.cancel()
    if (!URL.canParse(next, url)) return { kind: 'refused', reason: 'It leads to no address' }
    url = new URL(next, url).href
  }
  return { kind: 'refused', reason: `More than ${MOST_REDIRECTS} redirects` }
}

async function read(response: Response, url: string, rules: FetchRules, signal: AbortSignal): Promise<Fetched> {
  const refuse = async (reason: string): Promise<Fetched> => {
    await response.body?.cancel()
    return { kind: 'refused', reason }
  }
  const { status, headers } = response
  if (status >= 500 || status === 429) {
    await response.body?.cancel()
    return { kind: 'unanswered', reason: `The site answered ${status}`, again: true }
  }
  if (status !== 200) return refuse(`The site answered ${status}`)
  const contentType = headers.get('content-type') ?? ''
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!rules.accepts(type)) return refuse(`Not a page but ${type || 'of no type'}`)
  const tooLarge = `Larger than ${rules.maxBytes / 1024 / 1024} MB`
  if (Number(headers.get('content-length')) > rules.maxBytes) return refuse(tooLarge)
  const bytes = await readUpTo(response, rules.maxBytes, signal)
  return bytes ? { kind: 'read', url, contentType, bytes } : { kind: 'refused', reason: tooLarge }
}

/** What arrives is counted unpacked: a small answer may hold a very large one. Undefined where it is too much. */
async function readUpTo(response: Response, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  late.catch(() => undefined)
  for (;;) {
    const step = await Promise.race([reader?.read() ?? { done: true as const, value: undefined }, late])
    if (step.done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    size += step.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    parts.push(step.value)
  }
}
