import { desc, eq, lt } from 'drizzle-orm'
import type { Context } from '../context'
import { localMail } from '../db/outboxTables'

const SHOWN = 500

export type LocalMail = { id: string; to: string; subject: string; text: string; html: string; sentAt: number }

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

export const deleteLocalMailBefore = (ctx: Context, time: number) =>
  ctx.directory.delete(localMail).where(lt(localMail.sentAt, time))
