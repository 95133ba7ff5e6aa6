import type { Lead } from '../../contract/leads'
import type { Context } from '../platform/context'
import type { Cursor } from '../platform/http/page'
import { leadView } from './listLeads'
import { findLeadsAfter } from './store'

/** All leads of a customer, newest first, read page by page. */
export async function* everyLead(ctx: Context, customerId: string): AsyncGenerator<object> {
  for (let after: Cursor | undefined; ; ) {
    const rows = await findLeadsAfter(ctx, customerId, after)
    yield* rows.map(leadView).map(whole)
    const last = rows.at(-1)
    if (!last) return
    after = { at: last.createdAt, id: last.id }
  }
}

/** With every field, since the first row of a CSV names its columns. */
const whole = ({ earlier, qualification, ...lead }: Lead): object => ({
  ...lead,
  earlier: earlier ?? null,
  qualification: qualification ?? null,
})
