import type { Context } from '../../platform/context'

/** Where the visitor sees, moves and cancels their booking. */
export const manageUrl = async (ctx: Context, { id }: { id: string }): Promise<string> =>
  new URL(`/booking/${id}`, ctx.origin).href
