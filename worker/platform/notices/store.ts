import { eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context'
import { notices } from '../db/directory'

export const noticeIsNew = (ctx: Context, key: string): SQL =>
  notExists(ctx.directory.select({ one: sql`1` }).from(notices).where(eq(notices.key, key)))

export const insertNotice = (ctx: Context, notice: { key: string; customerId: string }) =>
  ctx.directory
    .insert(notices)
    .values({ ...notice, createdAt: ctx.now() })
    .onConflictDoNothing()
