import type { Context } from '../platform/context'
import { locationHintFor } from '../platform/durableObjects'

/** The transcripts of one business. */
export const inbox = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): ReturnType<Env['INBOX']['getByName']> => ctx.env.INBOX.getByName(businessId, locationHintFor(country))
