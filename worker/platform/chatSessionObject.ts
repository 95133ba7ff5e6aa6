import type { Context } from './context'

/**
 * The ChatSession object of one visitor's session with one business. Without a location hint it is created near its visitor. It is in
 * platform/ because `leads` (to hold a lead while D1 is down) and `inbox` (to read a live conversation) need it and may not import `chat`.
 */
export const chatSession = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  sessionId: string,
): ReturnType<Env['CHAT_SESSION']['getByName']> => ctx.env.CHAT_SESSION.getByName(`${businessId}:${sessionId}`)
