import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { leads, people } from '../../platform/db/tenants'
import { newId } from '../../platform/ids'
import type { NewLead } from '../store'

type Left = Pick<NewLead, 'businessId' | 'dedupeKey' | 'email' | 'phone' | 'createdAt'>

/**
 * Whose lead it is. `before`: statements for the batch, ahead of the lead's own, after which its addresses and those of the lead that is
 * stored already belong to one person, the oldest of them. `id`: that person, for the lead's row.
 */
export function personOf(ctx: Context, { businessId, dedupeKey, email, phone, createdAt }: Left) {
  const ways = [email, phone].filter((way) => way !== null)
  const ofBusiness = eq(people.businessId, businessId)
  const linked = ctx.tenants
    .select({ id: people.id })
    .from(people)
    .where(and(ofBusiness, inArray(people.way, ways)))
    .union(
      ctx.tenants
        .select({ id: sql<string>`${leads.personId}` })
        .from(leads)
        .where(and(eq(leads.businessId, businessId), eq(leads.dedupeKey, dedupeKey))),
    )
  const oldest = ctx.tenants
    .select({ id: people.id })
    .from(people)
    .where(and(ofBusiness, inArray(people.id, linked)))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(1)
  const id: SQL<string> = sql`(${oldest})`
  const newPerson = newId('person')
  const before = [
    ctx.tenants
      .insert(people)
      .values(ways.map((way) => ({ businessId, way, id: newPerson, createdAt })))
      .onConflictDoNothing(),
    // The lead's own row still names the person that it had: it is set with the lead.
    ctx.tenants
      .update(leads)
      .set({ personId: id })
      .where(
        and(
          eq(leads.businessId, businessId),
          inArray(leads.personId, linked),
          ne(leads.personId, id),
          ne(leads.dedupeKey, dedupeKey),
        ),
      ),
    ctx.tenants
      .update(people)
      .set({ id })
      .where(and(ofBusiness, inArray(people.id, linked), ne(people.id, id))),
  ] as const
  return { id, before }
}
