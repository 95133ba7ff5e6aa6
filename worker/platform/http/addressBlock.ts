import ipaddr from 'ipaddr.js'

const V4_BITS = 24
const V6_BITS = 48

/**
 * The block that an address is counted in: an IPv4 /24 or an IPv6 /48, about what one network is given. Undefined for a
 * loopback address, and for what is no IP address.
 */
export function addressBlock(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (['loopback', 'unspecified'].includes(parsed.range())) return undefined
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${V4_BITS}`)}/${V4_BITS}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${V6_BITS}`)}/${V6_BITS}`
}
