import type { ReceivedSupportRequest, SupportRequest, SupportState } from '../../contract/support'
import type { OwnerContext } from '../platform/context'
import { type Cursor, cutPage, everyRow } from '../platform/http/page'
import { findAnsweredRequests, findOpenRequests, findRequestsOf } from './store'
import { receivedView, requestView } from './view'

type RequestPage = { rows: SupportRequest[]; total: number; next: Cursor | undefined }

/** What the owner wrote to support, newest first. */
export async function listRequests(ctx: OwnerContext, after: Cursor | undefined): Promise<RequestPage> {
  const { rows, total } = await findRequestsOf(ctx, ctx.actor.customerId, after)
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(requestView), total, next }
}

/** With every field, since the first row of a CSV names its columns. */
export async function* everySupportRequest(ctx: OwnerContext): AsyncGenerator<object> {
  for await (const request of everyRow((after) => listRequests(ctx, after)))
    yield { answer: null, answeredAt: null, ...request }
}

/** For the operator: open messages, priority first, or the latest answered ones. */
export async function listReceived(ctx: OwnerContext, state: SupportState): Promise<ReceivedSupportRequest[]> {
  return (await (state === 'open' ? findOpenRequests(ctx) : findAnsweredRequests(ctx))).map(receivedView)
}
