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
import { behindSince, writeBehind } from './writeBehind'

/** A reply mostly comes within this, and is then written behind together with its question. */
const BREATH_MS = 2_000
/** A conversation that goes on without a pause is written behind this often; its owner reads it from here all the same. */
const LONGEST_BREATH_MS = 10_000
/** Whatever happens, the alarm leaves the machine this long in peace. */
const SOONEST_MS = 500
const AFTER_TROUBLE_MS = 60_000

/** Does what is due and sets itself again. It never throws: after six throws the platform would never call it again. */
export async function runSessionAlarm(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  try {
    if (!hasTables(storage)) return
    await closeLapsedTurns(ctx, storage)
    captureOverdueDetails(storage, ctx.now())
    // What presses first, so that the mail about the lead tells of it too.
    await writeBehind(ctx, storage)
    await handOverLeads(ctx, storage)
    if (await endOrphanedSession(ctx, storage)) return
    await endIdleSession(ctx, storage)
    await setNextSessionAlarm(storage, ctx.now() + SOONEST_MS)
  } catch (error) {
    log.error('session.alarm-failed', { error })
    await storage.setAlarm(ctx.now() + AFTER_TROUBLE_MS)
  }
}

/** Sees to it that the alarm comes when the next thing is due, and not before `earliest`. */
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
    detailsDueAt(storage, session),
    session && nextWriteDue(storage, session),
    sessionEndsAt(storage),
  ]
  const times = due.filter((at) => at !== null && at !== undefined)
  return times.length > 0 ? Math.min(...times) : null
}

/** What presses is told at once, a new conversation shown as soon as its first reply is there; what follows waits for a pause. */
function nextWriteDue(storage: DurableObjectStorage, session: ChatSessionRow): number | null {
  const since = behindSince(storage, session)
  if (since === null) return null
  const pause = (findLastMessage(storage)?.at ?? since) + BREATH_MS
  const due = session.recorded_seq === 0 ? since + BREATH_MS : Math.min(pause, since + LONGEST_BREATH_MS)
  return Math.max(findMatters(storage, session.recorded_seq).length > 0 ? since : due, session.retry_at)
}
