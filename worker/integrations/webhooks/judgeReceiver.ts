import type { Context } from '../../platform/context'
import { type AddressVerdict, judgeAddress, judgeUrl } from '../../platform/http/publicAddress'
import { resolveByHttps } from '../../platform/http/resolveByHttps'

const isNearAllowed = ({ settings }: Context): boolean => settings.PRIVATE_NETWORK === 'on'

const NOT_HTTPS: AddressVerdict = { mayBeCalled: false, why: 'it must start with https://' }

/** Whether leads may be sent to this address, without a look-up: over https only, and not into a private network. */
export function judgeReceiver(ctx: Context, url: URL): AddressVerdict {
  if (isNearAllowed(ctx)) return { mayBeCalled: true }
  return url.protocol === 'https:' ? judgeUrl(url) : NOT_HTTPS
}

/** The same with all addresses behind the name, before each call. */
export async function judgeReceiverNow(ctx: Context, url: URL): Promise<AddressVerdict> {
  const verdict = judgeReceiver(ctx, url)
  if (!verdict.mayBeCalled || isNearAllowed(ctx)) return verdict
  return judgeAddress(url, resolveByHttps(ctx.settings.DNS_OVER_HTTPS_URL))
}
