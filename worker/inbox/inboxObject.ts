import type { Context } from '../platform/context'
import { near } from '../platform/objects'

/** The transcripts of one business. */
export const inbox = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): ReturnType<Env['INBOX']['getByName']> => ctx.env.INBOX.getByName(businessId, near(country))
