import type { Context } from '../../platform/context'
import { type AddressVerdict, judgeAddress, type ResolveHost } from '../../platform/http/publicAddress'

/**
 * Judges where an owner's address leads before it is called. With `PRIVATE_NETWORK`, which is for one's own machine, any port, host and name
 * goes.
 */
export const addressJudge =
  (ctx: Context, resolve: ResolveHost) =>
  async (url: URL): Promise<AddressVerdict> =>
    ctx.settings.PRIVATE_NETWORK === 'on' && /^https?:$/.test(url.protocol)
      ? { mayBeCalled: true }
      : judgeAddress(url, resolve)
