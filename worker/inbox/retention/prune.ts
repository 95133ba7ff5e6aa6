import { HOUR_MS } from '../../../contract/durations'
import { findConversationsWithLead } from '../../leads'
import type { Context } from '../../platform/context'
import { hasTables } from '../../platform/db/objectTables'
import { removeHeads } from '../removeConversations'
import {
  deleteConversations,
  findHeldTotals,
  findLeastValuableConversations,
  type HeldTotals,
  type MeasuredConversation,
  setHasLead,
} from './store'

export type RetentionLimits = {
  conversations: number
  bytes: number
  /** Conversations with a message more recent than this are kept, since the session may go on. */
  restMs: number
}

/** Two years of the largest limited plan, and far less than an object can hold. How old they may be is the owner's setting. */
export const RETENTION_LIMITS: RetentionLimits = {
  conversations: 250_000,
  bytes: 1_000_000_000,
  restMs: HOUR_MS,
}

const AT_ONCE = 100
const AGAIN_MS = 60_000

/** When pruning is next due, in milliseconds since 1970; null if it isn't. */
export function nextPruneAt(storage: DurableObjectStorage, now: number, limits = RETENTION_LIMITS): number | null {
  if (!hasTables(storage)) return null
  const held = findHeldTotals(storage)
  return held.conversations > limits.conversations || held.bytes > limits.bytes ? now + AGAIN_MS : null
}

/**
 * Deletes up to a hundred conversations where there are too many: first those without a lead, of these the ones with a single question, of
 * these the oldest.
 */
export async function pruneTranscripts(
  ctx: Context,
  storage: DurableObjectStorage,
  limits = RETENTION_LIMITS,
): Promise<void> {
  if (!hasTables(storage)) return
  const held = findHeldTotals(storage)
  if (!held.businessId) return
  const chosen = await leastWorth(ctx, storage, held.businessId, excessOf(held, limits), limits)
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
  // Conversations found to have a lead move to the end of the order; once only such are left, they are deleted too.
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
