import type * as z from 'zod/mini'
import { HOUR_MS, MINUTE_MS } from '../../contract/durations'
import { setKnowledgeVersion } from '../businesses'
import type { Context } from '../platform/context'
import { hasTables } from '../platform/db/objectTables'
import { log } from '../platform/log/log'
import { READING_LEASE_MS, startReading } from './crawl/reading'
import { embedderOf } from './embedding/embed'
import type { embedMessage } from './embedding/embedSlice'
import { VECTORS_LEASE_MS } from './embedding/vectorWork'
import { findDueSources, nextDueAt, updateSource } from './store/sourceStore'
import { setVectorsDue } from './store/vectorStore'
import { findKnowledgeRow, type KnowledgeRow, setRetry, setTold } from './store/versionStore'

const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 10 * MINUTE_MS
const LONGEST_REST_MS = HOUR_MS
const AFTER_TROUBLE_MS = MINUTE_MS

/** Does what is due and sets itself again. It never throws: after six throws the platform would never call it again. */
export async function runAlarm(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  try {
    const row = hasTables(storage) ? findKnowledgeRow(storage) : undefined
    if (!row) return
    await tellBusiness(ctx, storage, row)
    await callReaders(ctx, storage, row)
    await callEmbedder(ctx, storage, row)
    await setNextAlarm(storage)
  } catch (error) {
    log.error('knowledge.alarm-failed', { error })
    await storage.setAlarm(ctx.now() + AFTER_TROUBLE_MS)
  }
}

/** The business's row says which version its answers stand on; until it does, D1 is asked ever more patiently. */
async function tellBusiness(ctx: Context, storage: DurableObjectStorage, row: KnowledgeRow): Promise<void> {
  const { business_id: business, live_version: version, failures } = row
  if (row.is_told === 1 || row.retry_at > ctx.now()) return
  try {
    await setKnowledgeVersion(ctx, business, version === null ? null : String(version))
    setTold(storage, version)
  } catch (error) {
    log.error('knowledge.not-told', { businessId: business, error })
    setRetry(storage, failures + 1, ctx.now() + Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS))
  }
}

/** Wakes a Worker for each source that waits for one, and again should nothing be heard of it: a queue's content may be lost. */
async function callReaders(ctx: Context, storage: DurableObjectStorage, row: KnowledgeRow): Promise<void> {
  for (const source of findDueSources(storage, ctx.now())) {
    if (source.status === 'ready' || source.status === 'failed') startReading(storage, source.id, ctx.now())
    updateSource(storage, source.id, { due_at: ctx.now() + READING_LEASE_MS })
    await ctx.env.CRAWL_QUEUE.send({ businessId: row.business_id, sourceId: source.id })
  }
}

/** A version without vectors is searched by its words alone; they are asked for ever more patiently. */
async function callEmbedder(ctx: Context, storage: DurableObjectStorage, row: KnowledgeRow): Promise<void> {
  const { business_id: businessId, vectors_due_at: due, vector_failures: failures } = row
  if (due === null || due > ctx.now()) return
  if (!embedderOf(ctx)) {
    setVectorsDue(storage, null)
    return
  }
  const rests = Math.min(VECTORS_LEASE_MS * 2 ** failures, LONGEST_REST_MS)
  setVectorsDue(storage, ctx.now() + rests, failures + 1)
  await ctx.env.CRAWL_QUEUE.send({ businessId, wants: 'vectors' } satisfies z.infer<typeof embedMessage>)
}

export async function setNextAlarm(storage: DurableObjectStorage): Promise<void> {
  const row = findKnowledgeRow(storage)
  const times = [nextDueAt(storage), row?.is_told === 0 ? row.retry_at : null, row?.vectors_due_at ?? null].filter(
    (at) => at !== null,
  )
  // What is due since the epoch is due now; the platform takes no alarm at 0.
  if (times.length > 0) await storage.setAlarm(Math.max(1, Math.min(...times)))
  else await storage.deleteAlarm()
}
