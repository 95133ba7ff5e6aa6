import { sql } from 'drizzle-orm'
import type { Context } from '../context'
import { conversations } from '../db/tenants'

export type NewHead = typeof conversations.$inferInsert & { version: number }

/** A statement for the batch that writes a conversation's head: a later version wins, and one that has ended never begins again. */
export const headRow = (ctx: Context, head: NewHead) =>
  ctx.tenants
    .insert(conversations)
    .values(head)
    .onConflictDoUpdate({
      target: conversations.id,
      set: {
        messageCount: sql`excluded.message_count`,
        lastMessageAt: sql`excluded.last_message_at`,
        isActive: sql`excluded.is_active`,
        version: sql`excluded.version`,
      },
      setWhere: sql`excluded.version > ${conversations.version}
        OR (excluded.version = ${conversations.version} AND excluded.is_active < ${conversations.isActive})`,
    })
