import { peopleToldOf } from '../../notifications'
import type { Context } from '../../platform/context'
import type { LeadRow } from '../store'

/** What is new of a lead goes to those who were told of it. */
export async function thoseWhoKnow<R extends { person: { id: string } }>(
  ctx: Context,
  lead: LeadRow,
  reach: R[],
): Promise<R[]> {
  const known = await peopleToldOf(ctx, lead.id)
  const told = reach.filter(({ person }) => known.includes(person.id))
  return told.length > 0 ? told : reach.slice(0, 1)
}
