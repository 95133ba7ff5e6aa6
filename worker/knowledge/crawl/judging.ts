import type { Context } from '../../platform/context'
import { type AddressVerdict, judgeAddress, type ResolveHost } from '../../platform/http/publicAddress'

/** Judges where an owner's address leads before it is called. Only where the operator says so may it lead to this machine. */
export const judging =
  (ctx: Context, resolve: ResolveHost) =>
  async (url: URL): Promise<AddressVerdict> =>
    ctx.settings.PRIVATE_NETWORK === 'on' && /^https?:$/.test(url.protocol)
      ? { isPublic: true }
      : judgeAddress(url, resolve)
