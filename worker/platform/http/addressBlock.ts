import ipaddr from 'ipaddr.js'

const V4_BITS = 24
const V6_BITS = 48

/**
 * The block of addresses that one network is usually given; limits count all of it as one. "203.0.113.7" → "203.0.113.0/24",
 * "2001:db8:1:2::3" → "2001:db8:1::/48". Undefined for this machine's own address, and for what isn't an IP address.
 */
export function addressBlock(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (['loopback', 'unspecified'].includes(parsed.range())) return undefined
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${V4_BITS}`)}/${V4_BITS}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${V6_BITS}`)}/${V6_BITS}`
}
