import ipaddr from 'ipaddr.js'

/** Whether an address entered by a stranger may be fetched; if not, `why` completes "… because". */
export type AddressVerdict = { mayBeCalled: true } | { mayBeCalled: false; why: string }

const PRIVATE: AddressVerdict = { mayBeCalled: false, why: 'it isn’t on the public internet' }

/**
 * Whether an IP address, as a URL or a name server writes it, is handed out to hosts of the internet: unicast, and of IPv6 only 2000::/3.
 * Addresses that carry another one inside (NAT64, 6to4, Teredo) are not; a mapped one is judged as the IPv4 address that it is.
 * https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicIp(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(bare)) return false
  const parsed = ipaddr.process(bare)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST, 3)
}
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::')

const isIp = (host: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(host) || host.startsWith('[')

const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example|onion|alt)\.?$/i

/** Ports of websites. Other ports may belong to services that obey plain lines of text. */
const WEB_PORTS = ['', '80', '443', '8080', '8443']

/** Judges a URL without a look-up. The URL parser has converted decimal, octal, hexadecimal and short forms of an IPv4 address by now. */
export function judgeUrl(url: URL): AddressVerdict {
  const host = url.hostname
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { mayBeCalled: false, why: 'it isn’t a web address' }
  if (url.username || url.password) return { mayBeCalled: false, why: 'it has a password in it' }
  if (isIp(host) ? !isPublicIp(host) : !host.includes('.') || LOCAL_NAME.test(host)) return PRIVATE
  if (!WEB_PORTS.includes(url.port)) return { mayBeCalled: false, why: 'it uses a port that websites don’t' }
  return { mayBeCalled: true }
}

/** Resolves a host name to IP addresses. */
export type ResolveHost = (host: string) => Promise<string[]>

/** Judges a URL and all addresses behind its name. `resolve` is called for names only. */
export async function judgeAddress(url: URL, resolve: ResolveHost): Promise<AddressVerdict> {
  const byUrl = judgeUrl(url)
  if (!byUrl.mayBeCalled || isIp(url.hostname)) return byUrl
  const addresses = await resolve(url.hostname)
  if (addresses.length === 0) return { mayBeCalled: false, why: 'we couldn’t find that site' }
  return addresses.every(isPublicIp) ? { mayBeCalled: true } : PRIVATE
}
