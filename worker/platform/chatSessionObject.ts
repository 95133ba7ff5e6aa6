import type { Context } from './context'

/**
 * One visit to one business. It takes no hint: it is born beside its visitor. It stands here since a lead is kept in it while D1 is down, and a
 * conversation is read from it while it lasts: what those below `chat/` ask of it.
 */
export const chatSession = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  sessionId: string,
): ReturnType<Env['CHAT_SESSION']['getByName']> => ctx.env.CHAT_SESSION.getByName(`${businessId}:${sessionId}`)
