import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { retryOnce } from '../../platform/durableObjects'
import type { ResolveHost } from '../../platform/http/publicAddress'
import { resolveByHttps } from '../../platform/http/resolveByHttps'
import { log } from '../../platform/log/log'
import { knowledge } from '../knowledgeObject'
import type { Upload } from '../store/uploadStore'
import { readAddress, readUpload } from './readAddress'

/** So long a Worker goes on with one site before others have their turn. */
const SLICE_MS = 15_000

/** As wrangler.toml names it. */
export const CRAWL_QUEUE = 'deskbell-crawl'
export const crawlMessage = z.object({ businessId: z.string(), sourceId: z.string() })

/**
 * Reads some of a site, or a file. The Worker does the waiting, since an object is billed by the clock; each page is kept before the next is asked for,
 * so that one who dies leaves nothing undone but the page in hand.
 */
export async function crawlSlice(ctx: Context, { businessId, sourceId }: z.infer<typeof crawlMessage>): Promise<void> {
  const until = ctx.now() + SLICE_MS
  const resolve = once(resolveByHttps(ctx.settings.DNS_OVER_HTTPS_URL))
  try {
    const locale = await loadProfile(ctx, businessId)
    let next = await knowledge(ctx, businessId).takeUp(sourceId)
    for (let isFirst = true; next; isFirst = false) {
      if (!isFirst && next.pauseMs > 0) await pause(next.pauseMs)
      const upload = next.kind === 'upload' ? await fetchUpload(ctx, businessId, sourceId) : null
      const outcome = upload
        ? await readUpload(upload, sourceId, locale)
        : await readAddress(ctx, next, { resolve, locale })
      const kept = { sourceId, run: next.run, url: next.url, outcome, goesOn: ctx.now() < until }
      next = await retryOnce(() => knowledge(ctx, businessId).keepOutcome(kept))
    }
  } catch (error) {
    // The object's alarm has the reading taken up again.
    log.error('crawl.failed', { sourceId, error })
  }
}

/** Part by part: a call's whole answer is held several times while it is passed on. */
async function fetchUpload(ctx: Context, businessId: string, sourceId: string): Promise<Upload | null> {
  const known = knowledge(ctx, businessId)
  const head = await known.upload(sourceId)
  if (!head) return null
  const { size, ...upload } = head
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; ) {
    const part = await known.uploadPart(sourceId, at)
    // It was removed meanwhile.
    if (part.byteLength === 0) return null
    bytes.set(new Uint8Array(part), at)
    at += part.byteLength
  }
  return { ...upload, bytes }
}

/** A name is asked for once a slice. */
function once(resolve: ResolveHost): ResolveHost {
  const known = new Map<string, Promise<string[]>>()
  return (host) => {
    const answer = known.get(host) ?? resolve(host)
    known.set(host, answer)
    return answer
  }
}
