import type { BusinessProfile } from '../../businesses'
import type { Statement } from '../../knowledge'
import { fold } from '../../text/fold'
import type { Value } from '../../text/value'
import { anyOf, holds } from '../lexicon/lexicon'
import TRAPS from './traps.json'

const PAYMENTS = anyOf(TRAPS.payments)
const SECRETS = anyOf(TRAPS.secrets)
const ASKS = anyOf(TRAPS.asks)
/** An address of Bitcoin or Ethereum: what is sent there never comes back. */
const WALLET =
  /(?<![A-Za-z0-9])(?:bc1[a-z0-9]{20,60}|0x[0-9a-fA-F]{40}|[13](?=[A-Za-z]*\d)[1-9A-HJ-NP-Za-km-z]{25,34})(?![A-Za-z0-9])/

type Own = Pick<BusinessProfile, 'facts' | 'calendlyUrl'>

/**
 * Whether a line of a site, which somebody else may have put there, asks for money or secrets in a way that nobody gets back: by gift card,
 * to a wallet, or to a number, an address or a site that isn't the business's own. No answer stands on it.
 */
export function isTrap({ text, values, source }: Statement, profile: Own): boolean {
  if (WALLET.test(text)) return true
  if (!values.some((value) => isForeign(value, source.url, profile))) return false
  const folded = fold(text)
  return holds(PAYMENTS, folded) || (holds(SECRETS, folded) && holds(ASKS, folded))
}

/** Where to reach somebody, by what neither the owner typed nor the site's own address says. */
function isForeign(value: Value, url: string | undefined, { facts, calendlyUrl }: Own): boolean {
  if (value.kind === 'phone') {
    const ends = value.digits.slice(-LOCAL)
    return !facts.phones.some((own) => own.replace(/\D/g, '').endsWith(ends))
  }
  const host = hostOf(url)
  if (value.kind === 'email') {
    const address = value.address.toLowerCase()
    const isOfSite = host !== undefined && address.endsWith(`@${host}`)
    return !isOfSite && !facts.emails.some((own) => own.toLowerCase() === address)
  }
  if (value.kind !== 'link') return false
  const linked = hostOf(value.url)
  return linked !== undefined && ![host, hostOf(calendlyUrl ?? undefined)].includes(linked)
}
const LOCAL = 7

function hostOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const whole = /^\w+:\/\//.test(url) ? url : `https://${url}`
  return URL.parse(whole)?.hostname.replace(/^www\./, '')
}
