import { desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context'
import { mayMention } from '../db/mentions'
import { localMail } from '../db/outboxTables'
import type { MailAttachment } from '../outbox/message'

const SHOWN = 500

export type LocalMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
  sentAt: number
}

export async function storeLocalMail(ctx: Context, { to, ...mail }: LocalMail): Promise<void> {
  await ctx.directory
    .insert(localMail)
    .values({ recipient: to, ...mail })
    .onConflictDoNothing()
}

export const findLocalMail = (ctx: Context) =>
  ctx.directory.select().from(localMail).orderBy(desc(localMail.sentAt), desc(localMail.id)).limit(SHOWN)

export const deleteLocalMailTo = (ctx: Context, address: string) =>
  ctx.directory.delete(localMail).where(eq(localMail.recipient, address))

/** Mail in which one of these may stand. */
export const findLocalMailMentioning = (
  ctx: Context,
  { ids, ...contact }: { ids: string[]; emails: string[]; phones: { national: string }[] },
) =>
  ctx.directory
    .select()
    .from(localMail)
    .where(
      or(
        sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ids)}) WHERE instr(${localMail.text}, value) > 0)`,
        mayMention([localMail.recipient, localMail.subject, localMail.text], contact),
      ),
    )

export const deleteLocalMail = (ctx: Context, ids: string[]) =>
  ctx.directory.delete(localMail).where(sql`${localMail.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)

export const deleteLocalMailBefore = (ctx: Context, time: number) =>
  ctx.directory.delete(localMail).where(lt(localMail.sentAt, time))
