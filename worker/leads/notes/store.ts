import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { notes } from '../../platform/db/leadTables'
import { leads } from '../../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../../platform/http/page'

export type NoteRow = typeof notes.$inferSelect
export type NoteSubject = { leadId: string | null; conversationId: string | null }

/** A lead's notes are also those of the conversation that it came from, and the other way round. */
const about = ({ leadId, conversationId }: NoteSubject): SQL | undefined =>
  and(
    or(
      leadId === null ? undefined : eq(notes.leadId, leadId),
      conversationId === null ? undefined : eq(notes.conversationId, conversationId),
    ) ?? sql`FALSE`,
    isNull(notes.deletedAt),
  )

/** One row more than a page, newest first, and the total. */
export async function findNotes(ctx: Context, businessId: string, subject: NoteSubject, after: Cursor | undefined) {
  const where = and(eq(notes.businessId, businessId), about(subject))
  const further = after && or(lt(notes.createdAt, after.at), and(eq(notes.createdAt, after.at), lt(notes.id, after.id)))
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(notes)
      .where(and(where, further))
      .orderBy(desc(notes.createdAt), desc(notes.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(notes).where(where),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

export const findNote = (ctx: Context, id: string): Promise<NoteRow | undefined> =>
  ctx.tenants.select().from(notes).where(eq(notes.id, id)).get()

export const findNewestNote = (ctx: Context, leadId: string): Promise<NoteRow | undefined> =>
  ctx.tenants
    .select()
    .from(notes)
    .where(and(eq(notes.leadId, leadId), isNull(notes.deletedAt)))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(1)
    .get()

/** For a batch, after the change of a note: the lead shows the newest one. */
export const showNewestNote = (ctx: Context, leadId: string) =>
  ctx.tenants
    .update(leads)
    .set({
      note: sql`(SELECT ${notes.text} FROM ${notes} WHERE ${notes.leadId} = ${leadId} AND ${notes.deletedAt} IS NULL
        ORDER BY ${notes.createdAt} DESC, ${notes.id} DESC LIMIT 1)`,
    })
    .where(eq(leads.id, leadId))

export const insertNote = (ctx: Context, note: typeof notes.$inferInsert) => ctx.tenants.insert(notes).values(note)

export const updateNote = (
  ctx: Context,
  id: string,
  change: Partial<Pick<NoteRow, 'text' | 'searchText' | 'editedAt' | 'deletedAt'>>,
) => ctx.tenants.update(notes).set(change).where(eq(notes.id, id))

const PURGED_AT_ONCE = 500

export const purgeNotes = (ctx: Context, before: number) =>
  ctx.tenants.delete(notes).where(
    sql`${notes.id} IN ${ctx.tenants
      .select({ id: notes.id })
      .from(notes)
      .where(and(isNotNull(notes.deletedAt), lt(notes.deletedAt, before)))
      .limit(PURGED_AT_ONCE)}`,
  )

/** Notes of conversations that are deleted; those on leads stay. */
export const deleteNotesOfConversations = (ctx: Context, conversationIds: string[]) =>
  ctx.tenants
    .delete(notes)
    .where(
      and(
        isNull(notes.leadId),
        sql`${notes.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`,
      ),
    )

const AT_ONCE = 1000

/** All notes of a business, oldest first. */
export const findNotesAfter = (ctx: Context, businessId: string, after: string) =>
  ctx.tenants
    .select()
    .from(notes)
    .where(and(eq(notes.businessId, businessId), isNull(notes.deletedAt), sql`${notes.id} > ${after}`))
    .orderBy(notes.id)
    .limit(AT_ONCE)
