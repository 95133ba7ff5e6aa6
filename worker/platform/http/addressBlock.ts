import ipaddr from 'ipaddr.js'

const V4_BITS = 24
const V6_BITS = 48

/**
 * The block that an address is counted in: an IPv4 /24 or an IPv6 /48, about what one network is given. Undefined where it says nothing of
 * who calls: on one's own machine, or where it is no address.
 */
export function addressBlock(address: string): string | undefined {
  // A /64, as the limits count it, has no end.
  const whole = /^[\da-f]+(:[\da-f]+){3}$/i.test(address) ? `${address}::` : address
  if (!ipaddr.isValid(whole)) return undefined
  const parsed = ipaddr.process(whole)
  if (['loopback', 'unspecified'].includes(parsed.range())) return undefined
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${V4_BITS}`)}/${V4_BITS}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${V6_BITS}`)}/${V6_BITS}`
}
