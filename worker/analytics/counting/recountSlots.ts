import type { Context } from '../../platform/context'
import { hasHours, openPieces } from '../zone/openPieces'
import { findHours, findSlots, findSlotsBefore, recount, SLOT_MS } from './store'

const AT_ONCE = 500
/** What one look at the figures counts at most; the schedule does the rest. */
const AT_A_LOOK = 5_000
const A_MINUTE = 20_000

/** Brings a business's counts up to date; false if more is left than one call may count, such as after an import. */
export async function recountBusiness(ctx: Context, businessId: string): Promise<boolean> {
  const rows = await findSlots(ctx, businessId, AT_A_LOOK + 1)
  const slots = rows.map(({ slot }) => slot).slice(0, AT_A_LOOK)
  await recountSlots(ctx, businessId, slots)
  return rows.length <= AT_A_LOOK
}

/** Counts what has changed and is over; the quarter of an hour that goes on is counted when somebody looks. */
export async function recountDue(ctx: Context): Promise<void> {
  const rows = await findSlotsBefore(ctx, ctx.now(), A_MINUTE)
  for (const [businessId, slots] of Map.groupBy(rows, (row) => row.businessId)) {
    await recountSlots(
      ctx,
      businessId,
      slots.map(({ slot }) => slot),
    )
  }
}

async function recountSlots(ctx: Context, businessId: string, slots: number[]): Promise<void> {
  if (slots.length === 0) return
  const business = await findHours(ctx, businessId)
  if (!business) return
  const { timeZone, facts } = business
  const openIn = hasHours(facts) ? (at: number) => openPieces(facts, timeZone, at, at + SLOT_MS) : () => null
  for (let start = 0; start < slots.length; start += AT_ONCE) {
    await recount(
      ctx,
      businessId,
      slots.slice(start, start + AT_ONCE).map((at) => ({ at, open: openIn(at) })),
    )
  }
}
