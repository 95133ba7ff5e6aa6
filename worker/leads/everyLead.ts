import type { Lead } from '../../contract/leads'
import type { Context } from '../platform/context'
import type { Cursor } from '../platform/http/page'
import { leadView } from './listLeads'
import { findLeadsAfter } from './store'

/** All leads of a customer, newest first, read page by page. */
export async function* everyLead(ctx: Context, customerId: string): AsyncGenerator<Lead> {
  for (let after: Cursor | undefined; ; ) {
    const rows = await findLeadsAfter(ctx, customerId, after)
    yield* rows.map(leadView)
    const last = rows.at(-1)
    if (!last) return
    after = { at: last.createdAt, id: last.id }
  }
}
