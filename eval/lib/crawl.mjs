import { setTimeout as pause } from 'node:timers/promises'
import { call } from './call.mjs'

/** A page a second, and some. */
const CRAWLED_MS = 10 * 60_000
/** Until what was read has reached the chat: the outbox, the cache and the isolate's memory. */
const PUBLISHED_MS = 5_000

/** The owner names the site; resolves when all of it was read. Gives how many pages and passages came of it. */
export async function crawl(origin, { id, token }, address) {
  const sources = `/api/businesses/${id}/knowledge/sources`
  const { id: sourceId } = await call(origin, sources, { token, body: { url: address } })
  const deadline = Date.now() + CRAWLED_MS
  for (;;) {
    const source = await call(origin, `${sources}/${sourceId}`, { method: 'GET', token })
    if (source.status === 'ready') return await pause(PUBLISHED_MS, source)
    if (source.status === 'failed') throw new Error(`${address} was not read: ${source.error}`)
    if (Date.now() > deadline) throw new Error(`${address} was not read in time: ${JSON.stringify(source)}`)
    await pause(1000)
  }
}
