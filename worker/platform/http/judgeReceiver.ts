import type { Context } from '../context'
import { type AddressVerdict, judgeAddress, judgeUrl } from './publicAddress'
import { resolveByHttps } from './resolveByHttps'

const isNearAllowed = ({ settings }: Context): boolean => settings.PRIVATE_NETWORK === 'on'

const NOT_HTTPS: AddressVerdict = { mayBeCalled: false, why: 'it must start with https://' }

/** Whether what we know may be sent to an address that a stranger named, without a look-up: over https only, and not into a private network. */
export function judgeReceiver(ctx: Context, url: URL): AddressVerdict {
  if (isNearAllowed(ctx)) return /^https?:$/.test(url.protocol) ? { mayBeCalled: true } : NOT_HTTPS
  return url.protocol === 'https:' ? judgeUrl(url) : NOT_HTTPS
}

/** The same with all addresses behind the name, before each call. */
export async function judgeReceiverNow(ctx: Context, url: URL): Promise<AddressVerdict> {
  const verdict = judgeReceiver(ctx, url)
  if (!verdict.mayBeCalled || isNearAllowed(ctx)) return verdict
  return judgeAddress(url, resolveByHttps(ctx.settings.DNS_OVER_HTTPS_URL))
}
