import type { BatchItem } from 'drizzle-orm/batch'
import type { Person } from '../../notifications'
import type { Context } from '../../platform/context'

/** A question that nobody could answer, and the link to answer it. */
type AskedItem = { text: string; action: { label: string; url: string } }

/** `itemsFor`: what the mail to this person shows. `rows`: what goes into the batch that sends it. */
export type AskedQuestions = { itemsFor: (person: Person) => AskedItem[]; rows: BatchItem<'sqlite'>[] }

/** What a conversation asked that nobody could answer, for the mail about its visitor. Leads know no questions. */
export type FindAskedQuestions = (
  ctx: Context,
  of: { customerId: string; conversationId: string | null },
) => Promise<AskedQuestions>
