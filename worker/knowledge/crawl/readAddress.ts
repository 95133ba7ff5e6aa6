import { createHash } from 'node:crypto'
import type { Context } from '../../platform/context'
import { judgeUrl, type ResolveHost } from '../../platform/http/publicAddress'
import { log } from '../../platform/log/log'
import type { Locale } from '../../text/value'
import { documentTitleOf, isDocumentType, readingDocument } from '../documents/readDocument'
import { UnreadableFile } from '../errors'
import { decodeText } from '../extraction/decodeText'
import { readingPage } from '../extraction/readPage'
import type { Statement } from '../statement'
import { gently, type Steps } from '../steps'
import type { Upload } from '../store/uploadStore'
import { addressJudge } from './addressJudge'
import { type Fetched, type FetchRules, fetchBounded } from './fetchBounded'
import type { AddressOutcome, NextAddress } from './outcome'
import { readRobots } from './robots'
import { siteAddressOf } from './siteAddress'
import { readSitemap } from './sitemap'

const PAGE_MAX_BYTES = 3 * 1024 * 1024
const LIST_MAX_BYTES = 2 * 1024 * 1024
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

const isPage = (type: string): boolean =>
  /^(?:text\/html|application\/xhtml\+xml|text\/plain|application\/pdf)$/.test(type)

/** Reads one address of a site, whatever it turns out to be. Never throws for what the site does. */
export async function readAddress(
  ctx: Context,
  next: NextAddress,
  { resolve, locale }: { resolve: ResolveHost; locale: Locale },
): Promise<AddressOutcome> {
  const mayBeNear = ctx.settings.PRIVATE_NETWORK === 'on'
  const ask = (change: Partial<FetchRules>) =>
    fetchBounded(next.url, {
      judge: addressJudge(ctx, resolve),
      isSameSite: (url) => siteAddressOf(url) === next.host,
      accepts: isPage,
      maxBytes: PAGE_MAX_BYTES,
      ...change,
    })
  if (next.kind === 'robots') {
    const fetched = await ask({ accepts: () => true, maxBytes: LIST_MAX_BYTES, isSameSite: () => true })
    return robotsOf(fetched, mayBeNear && !judgeUrl(new URL(next.url)).mayBeCalled)
  }
  if (next.kind === 'sitemap') {
    const fetched = await ask({ accepts: (type) => /xml|text\/plain/.test(type), maxBytes: LIST_MAX_BYTES })
    return { kind: 'sitemap', ...readSitemap(textOf(fetched)) }
  }
  const fetched = await ask({})
  if (fetched.kind === 'elsewhere') return { kind: 'moved', url: fetched.url }
  if (fetched.kind === 'refused') return { kind: 'skipped', reason: fetched.reason }
  return fetched.kind === 'unanswered' ? fetched : pageOf(fetched, locale)
}

const textOf = (fetched: Fetched): string =>
  fetched.kind === 'read' ? decodeText(fetched.bytes, fetched.contentType) : ''

/** RFC 9309: where there is none all may be read; where the site can't say, nothing. */
function robotsOf(fetched: Fetched, isNear: boolean): AddressOutcome {
  if (fetched.kind === 'unanswered') return fetched
  if (fetched.kind === 'refused' && fetched.reason.startsWith('Not read'))
    return { kind: 'skipped', reason: fetched.reason }
  const rules = readRobots(textOf(fetched))
  const pauseMs = Math.min(Math.max((rules.delaySeconds ?? 0) * 1000, PAUSE_MS), LONGEST_PAUSE_MS)
  return { kind: 'robots', rules, delayMs: isNear ? 0 : pauseMs }
}

type Read = Extract<Fetched, { kind: 'read' }>

const pageOf = ({ url, contentType, bytes }: Read, locale: Locale): Promise<AddressOutcome> => {
  if (isDocumentType(contentType))
    return outcomeOf(readingDocument({ bytes, contentType, title: documentTitleOf(url), id: url, url, locale }), {
      url,
      bytes,
    })
  return outcomeOf(readingPage(decodeText(bytes, contentType), url, locale), { url, bytes })
}

/** Reads what was sent in, as it is kept until now. */
export const readUpload = ({ bytes, ...upload }: Upload, id: string, locale: Locale): Promise<AddressOutcome> =>
  outcomeOf(readingDocument({ bytes, ...upload, id, locale }), { url: null, bytes })

type ReadIn = { title: string; statements: Statement[]; links?: string[] }

/** What reading comes to, within its limits; whatever a stranger wrote, it throws nothing. */
async function outcomeOf(
  steps: Steps<ReadIn>,
  { url, bytes }: { url: string | null; bytes: Uint8Array },
): Promise<AddressOutcome> {
  try {
    const { title, statements, links = [] } = await gently(steps)
    const digest = createHash('sha256')
      .update(JSON.stringify(statements.map(({ trail, text }) => [trail, text])))
      .digest('hex')
    return { kind: 'page', title, links, page: { url, digest, bytes: bytes.byteLength, statements } }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'skipped', reason: error.message.replace(/\.$/, '') }
    log.warn('crawl.unreadable', { error })
    return { kind: 'skipped', reason: 'We couldn’t make sense of it' }
  }
}
