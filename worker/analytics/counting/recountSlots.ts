import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { dayAt, startOfDay } from '../../platform/zonedTime'
import { daysAfter } from '../zone/days'
import { hasHours, openPieces } from '../zone/openPieces'
import { findHours, findSlots, findSlotsOver, recount, SLOT_MS, type SlotRow } from './store'

const AT_ONCE = 500
/** What one look at the figures counts at most; the schedule does the rest. */
const AT_A_LOOK = 5_000
const A_MINUTE = 5_000
const BUSINESSES_A_MINUTE = 400

/** Brings a business's counts up to date; false if more is left than one call may count, such as after an import. */
export async function recountBusiness(ctx: Context, businessId: string): Promise<boolean> {
  const rows = await findSlots(ctx, businessId, AT_A_LOOK + 1)
  await recountSlots(ctx, businessId, rows.slice(0, AT_A_LOOK))
  return rows.length <= AT_A_LOOK
}

/** Counts what has changed and is over; the quarter of an hour that goes on is counted when somebody looks. */
export async function recountDue(ctx: Context): Promise<void> {
  const rows = await findSlotsOver(ctx, A_MINUTE)
  const businesses = [...Map.groupBy(rows, (row) => row.businessId)].slice(0, BUSINESSES_A_MINUTE)
  for (const [businessId, slots] of businesses)
    await recountSlots(ctx, businessId, slots).catch((error: unknown) =>
      log.error('recount.failed', { businessId, error }),
    )
}

async function recountSlots(ctx: Context, businessId: string, rows: SlotRow[]): Promise<void> {
  const business = rows.length > 0 ? await findHours(ctx, businessId) : undefined
  if (!business) return
  const { timeZone, facts } = business
  const openIn = hasHours(facts) ? (from: number) => openPieces(facts, timeZone, from, from + SLOT_MS) : () => null
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    for (let start = 0; start < ofKind.length; start += AT_ONCE) {
      const times = ofKind.slice(start, start + AT_ONCE).map(({ slot }) => slot)
      const slots = times.map((from) => ({ from, to: from + SLOT_MS, open: openIn(from) }))
      await recount(ctx, businessId, kind, { slots, days: daysOf(timeZone, times) })
    }
  }
}

const daysOf = (timeZone: string, times: number[]) =>
  [...new Set(times.map((time) => dayAt(time, timeZone)))].map((day) => ({
    day,
    from: startOfDay(day, timeZone),
    to: startOfDay(daysAfter(day, 1), timeZone),
  }))
