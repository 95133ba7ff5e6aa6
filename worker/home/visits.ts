import { MINUTE_MS } from '../../contract/durations'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { findVisit, findVisitsOf, type HomeVisitRow, upsertVisit } from './store'

/** A look after so long a pause is another visit. */
const PAUSE_MS = 30 * MINUTE_MS

const personOf = (ctx: OwnerContext, businessId: string) => ({ businessId, personId: ctx.actor.personId })

/** Notes that the person is looking at their home. Throws 404. */
export async function noteVisit(ctx: OwnerContext, businessId: string): Promise<void> {
  const { id } = await ownBusiness(ctx, businessId)
  await upsertVisit(ctx, personOf(ctx, id), PAUSE_MS)
}

/** When the person last looked in the visit before this one; undefined in the first. The same before and after this visit was noted. */
export async function lastVisitOf(ctx: OwnerContext, businessId: string): Promise<number | undefined> {
  const visit = await findVisit(ctx, personOf(ctx, businessId))
  if (!visit) return undefined
  return ctx.now() - visit.lastSeenAt > PAUSE_MS ? visit.lastSeenAt : (visit.previousSeenAt ?? undefined)
}

/** When everybody of the team last looked. */
export async function* everyVisit(ctx: OwnerContext, businessIds: string[]): AsyncGenerator<HomeVisitRow> {
  for (const businessId of businessIds) yield* await findVisitsOf(ctx, businessId)
}
