import type { Context } from '../platform/context'
import { near } from '../platform/objects'
import type { Inbox } from './Inbox'

/** The transcripts of one business. */
export const inbox = (ctx: Pick<Context, 'env'>, businessId: string, country?: string): DurableObjectStub<Inbox> =>
  ctx.env.INBOX.getByName(businessId, near(country))
