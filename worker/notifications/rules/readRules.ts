import { NEXT_AFTER_MINUTES } from '../../../contract/notifications'
import type { Context } from '../../platform/context'
import { type Person, peopleOf } from '../people'
import { findRules } from './store'

export type Rules = { people: Person[]; nextAfterMinutes: number | null }

/** Who is told of a business's leads, in this order. Who has left is left out; if nobody is left, it is the owner. */
export async function readRules(
  ctx: Context,
  { businessId, customerId }: { businessId: string; customerId: string },
): Promise<Rules> {
  const [saved, everybody] = await Promise.all([findRules(ctx, businessId), peopleOf(ctx, customerId)])
  const people = (saved?.order ?? []).flatMap((id) => everybody.find((person) => person.id === id) ?? [])
  return {
    people: people.length > 0 ? people : everybody.slice(0, 1),
    nextAfterMinutes: saved ? saved.nextAfterMinutes : NEXT_AFTER_MINUTES,
  }
}
