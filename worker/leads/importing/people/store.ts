import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context'
import { leads, people } from '../../../platform/db/tenants'
import { inChunks, type NewImport } from '../store'
import type { KnownWay, PeopleChange } from './peopleOf'

/** All ways of everybody who has one of the rows' emails or phone numbers. */
export async function findKnownWays(ctx: Context, businessId: string, rows: NewImport[]): Promise<KnownWay[]> {
  const known = new Map<string, KnownWay>()
  for (const chunk of inChunks(rows.map(({ email, phone }) => ({ email, phone })))) {
    const found = await ctx.tenants.all<KnownWay>(sql`
      SELECT ${people.way} AS way, ${people.id} AS id, ${people.createdAt} AS createdAt FROM ${people}
      WHERE ${people.businessId} = ${businessId} AND ${people.id} IN (SELECT who.id
        FROM (SELECT value ->> 'email' AS way FROM json_each(${chunk}) UNION SELECT value ->> 'phone' FROM json_each(${chunk})) sent
        CROSS JOIN ${people} who ON who.business_id = ${businessId} AND who.way = sent.way)`)
    for (const one of found) known.set(one.way, one)
  }
  return [...known.values()]
}

/** For the batch of an import, before its leads. */
export const linkPeople = (ctx: Context, businessId: string, { added, joined }: PeopleChange) => [
  ...[...inChunks(added)].map((chunk) =>
    ctx.tenants
      .insert(people)
      .select(
        sql`SELECT ${businessId}, value ->> 'way', value ->> 'id', value ->> 'createdAt' FROM json_each(${chunk}) WHERE true`,
      )
      .onConflictDoNothing(),
  ),
  ...[...inChunks(joined)].flatMap((chunk) => {
    const froms = sql`(SELECT value ->> 'from' FROM json_each(${chunk}))`
    const becomes = (id: SQLWrapper) =>
      sql<string>`(SELECT value ->> 'to' FROM json_each(${chunk}) WHERE value ->> 'from' = ${id})`
    return [
      ctx.tenants
        .update(leads)
        .set({ personId: becomes(leads.personId) })
        .where(and(eq(leads.businessId, businessId), inArray(leads.personId, froms))),
      ctx.tenants
        .update(people)
        .set({ id: becomes(people.id) })
        .where(and(eq(people.businessId, businessId), inArray(people.id, froms))),
    ]
  }),
]
