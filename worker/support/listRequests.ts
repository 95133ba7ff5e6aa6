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

export const everySupportRequest = (ctx: OwnerContext): AsyncGenerator<SupportRequest> =>
  everyRow((after) => listRequests(ctx, after))

/** For the operator: what waits, with priority first; or what was answered last. */
export async function listReceived(ctx: OwnerContext, state: SupportState): Promise<ReceivedSupportRequest[]> {
  return (await (state === 'open' ? findOpenRequests(ctx) : findAnsweredRequests(ctx))).map(receivedView)
}
