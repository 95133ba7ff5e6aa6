import type { Context } from '../../platform/context'
import { hasTables } from '../../platform/db/objectTables'
import { log } from '../../platform/log/log'
import { captureOverdueDetails, detailsDueAt } from './chatLead'
import { closeLapsedTurns } from './closeLapsedTurns'
import { endIdleSession, sessionEndsAt } from './endIdleSession'
import { endOrphanedSession } from './endOrphanedSession'
import { nextLeadDue } from './keptLeadStore'
import { handOverLeads } from './keptLeads'
import { type ChatSessionRow, findChatSession, findLastMessage, findMatters, findOpenTurns } from './store'
import { endNeglectedTakeover, neglectedAt } from './takeover'
import { behindSince, writeBehind } from './writeBehind'

/** Most replies come within this, and are then written together with their question. */
const BREATH_MS = 2_000
/** A conversation without pauses is written at least this often. The owner's screen reads it from the session anyway. */
const LONGEST_BREATH_MS = 10_000
/** The least time between two alarms. */
const SOONEST_MS = 500
const AFTER_TROUBLE_MS = 60_000

/** Does everything that is due and sets the next alarm. It never throws: the platform gives up on an alarm after six failures. */
export async function runSessionAlarm(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  try {
    if (!hasTables(storage)) return
    endNeglectedTakeover(storage, ctx.now())
    await closeLapsedTurns(ctx, storage)
    captureOverdueDetails(storage, ctx.now())
    // Before the leads, so that a lead's mail includes the urgent matter.
    await writeBehind(ctx, storage)
    // Deleted meanwhile, with its visitor.
    if (!hasTables(storage)) return
    await handOverLeads(ctx, storage)
    if (await endOrphanedSession(ctx, storage)) return
    await endIdleSession(ctx, storage)
    await setNextSessionAlarm(storage, ctx.now() + SOONEST_MS)
  } catch (error) {
    log.error('session.alarm-failed', { error })
    await storage.setAlarm(ctx.now() + AFTER_TROUBLE_MS)
  }
}

/** Sets the alarm to the next due time, not before `earliest` (milliseconds since 1970). */
export async function setNextSessionAlarm(storage: DurableObjectStorage, earliest = 0): Promise<void> {
  if (!hasTables(storage)) return
  const due = nextDue(storage)
  if (due !== null) await storage.setAlarm(Math.max(due, earliest))
}

function nextDue(storage: DurableObjectStorage): number | null {
  const session = findChatSession(storage)
  const due = [
    findOpenTurns(storage)[0]?.leasedUntil,
    nextLeadDue(storage),
    neglectedAt(storage),
    detailsDueAt(storage, session),
    session && nextWriteDue(storage, session),
    sessionEndsAt(storage),
  ]
  const times = due.filter((at) => at !== null && at !== undefined)
  return times.length > 0 ? Math.min(...times) : null
}

/**
 * When to write next: urgent matters at once, and whatever an owner's open screen can't show without its row; a new conversation with its
 * first reply; everything else in a pause.
 */
function nextWriteDue(storage: DurableObjectStorage, session: ChatSessionRow): number | null {
  const since = behindSince(storage, session)
  if (since === null) return null
  const pause = (findLastMessage(storage)?.at ?? since) + BREATH_MS
  const due = session.recorded_seq === 0 ? since + BREATH_MS : Math.min(pause, since + LONGEST_BREATH_MS)
  const isPressing =
    session.recorded_changes < session.changes ||
    (session.watched && session.recorded_seq === 0) ||
    findMatters(storage, session.recorded_seq).length > 0
  return Math.max(isPressing ? since : due, session.retry_at)
}
