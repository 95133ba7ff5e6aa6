import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MailAttachment } from '../outbox/message'

/** Exists in both databases, so that a row can be written in the same batch as its cause. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: text({ mode: 'json' }).notNull(),
    /** The origin of links in mail, from the request that caused the row. */
    origin: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is due next. Taking a row moves this on, so that no two drains handle it at once. */
    dueAt: integer('due_at').notNull(),
    deadAt: integer('dead_at'),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    /** Rows of one lane are handled one at a time, of those that are due the oldest first. */
    lane: text(),
    /** Of a row with a lane: until when its handler has it, and no other row of the lane is taken. */
    claimedUntil: integer('claimed_until'),
  },
  (table) => [
    index('outbox_due').on(table.deadAt, table.dueAt),
    index('outbox_lane').on(table.lane, table.createdAt, table.id).where(sql`${table.lane} IS NOT NULL`),
  ],
)

/** Mail "sent" where no sender is set: what /dev/outbox shows. Directory side. */
export const localMail = sqliteTable(
  'local_mail',
  {
    /** The outbox row it came from, so that a second delivery of one row is one mail. */
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: text({ mode: 'json' }).$type<MailAttachment[]>().notNull().default([]),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [index('local_mail_sent').on(table.sentAt)],
)
