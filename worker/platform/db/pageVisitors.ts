import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PageVisitor } from '../../../contract/pageVisitor'
import { businesses } from './tenants'

/** Tenants' database: what an owner's page said of the visitor of a conversation, through the widget's API. */
export const pageVisitors = sqliteTable(
  'page_visitors',
  {
    /** Not a foreign key: the conversation's head is written behind. */
    conversationId: text('conversation_id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    visitor: text({ mode: 'json' }).$type<PageVisitor>().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('page_visitors_business').on(table.businessId)],
)
