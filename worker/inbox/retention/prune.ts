import { findConversationsWithLead } from '../../leads'
import type { Context } from '../../platform/context'
import { hasTables } from '../../platform/db/objectTables'
import { removeHeads } from '../removeConversations'
import {
  deleteConversations,
  findHeldTotals,
  findLeastValuableConversations,
  findOlderConversations,
  type HeldTotals,
  type MeasuredConversation,
  setHasLead,
} from './store'

const DAY_MS = 24 * 60 * 60_000

export type RetentionLimits = {
  conversations: number
  bytes: number
  ageMs: number
  /** What was spoken in more lately stays: its visit may go on. */
  restMs: number
}

/** Two years of the largest plan with a limit; beyond what any business reads, far below what an object holds. */
export const RETENTION_LIMITS: RetentionLimits = {
  conversations: 250_000,
  bytes: 1_000_000_000,
  ageMs: 2 * 365 * DAY_MS,
  restMs: DAY_MS / 24,
}

const AT_ONCE = 100
const AGAIN_MS = 60_000

/** When there may next be something to take away; null while nothing is held. */
export function nextPruneAt(storage: DurableObjectStorage, now: number, limits = RETENTION_LIMITS): number | null {
  if (!hasTables(storage)) return null
  const held = findHeldTotals(storage)
  if (held.oldestAt === null) return null
  if (held.conversations > limits.conversations || held.bytes > limits.bytes) return now + AGAIN_MS
  return held.oldestAt + limits.ageMs
}

/**
 * Takes away a bite of what is too old, and of what is too much: conversations without a lead go first, and of those the ones in which
 * only one thing was said, the oldest first.
 */
export async function pruneTranscripts(
  ctx: Context,
  storage: DurableObjectStorage,
  limits = RETENTION_LIMITS,
): Promise<void> {
  if (!hasTables(storage)) return
  const held = findHeldTotals(storage)
  if (!held.businessId) return
  const old = findOlderConversations(storage, ctx.now() - limits.ageMs, AT_ONCE)
  const chosen = old.length > 0 ? old : await leastWorth(ctx, storage, held.businessId, excessOf(held, limits), limits)
  if (chosen.length === 0) return
  const ids = chosen.map(({ id }) => id)
  await removeHeads(ctx, held.businessId, ids)
  storage.transactionSync(() => deleteConversations(storage, ids))
}

type Excess = { conversations: number; bytes: number }

const excessOf = ({ conversations, bytes }: HeldTotals, limits: RetentionLimits): Excess => ({
  conversations: conversations - limits.conversations,
  bytes: bytes - limits.bytes,
})

async function leastWorth(
  ctx: Context,
  storage: DurableObjectStorage,
  businessId: string,
  excess: Excess,
  { restMs }: RetentionLimits,
): Promise<MeasuredConversation[]> {
  if (excess.conversations <= 0 && excess.bytes <= 0) return []
  const find = () => findLeastValuableConversations(storage, ctx.now() - restMs, AT_ONCE)
  // Each that has a lead goes to the end of the row; once only such are left, they go.
  for (let candidates = find(); ; candidates = find()) {
    const unknown = candidates.filter(({ hasLead }) => !hasLead).map(({ id }) => id)
    const withLead = await findConversationsWithLead(ctx, businessId, unknown)
    if (withLead.length === 0) return upTo(candidates, excess)
    setHasLead(storage, withLead)
  }
}

function upTo(candidates: MeasuredConversation[], excess: Excess): MeasuredConversation[] {
  let { conversations, bytes } = excess
  return candidates.filter((one) => {
    if (conversations <= 0 && bytes <= 0) return false
    conversations -= 1
    bytes -= one.bytes
    return true
  })
}
