/** Whether a stranger's address may be called, and where not, why: a sentence's end. */
export type AddressVerdict = { isPublic: true } | { isPublic: false; why: string }

const PRIVATE: AddressVerdict = { isPublic: false, why: 'it leads into a private network' }

/** IPv4 ranges that are nobody's on the internet, as [first octets, bits]. https://www.iana.org/assignments/iana-ipv4-special-registry */
const SPECIAL_V4: [number[], number][] = [
  [[0], 8],
  [[10], 8],
  [[100, 64], 10],
  [[127], 8],
  [[169, 254], 16],
  [[172, 16], 12],
  [[192, 0, 0], 24],
  [[192, 0, 2], 24],
  [[192, 88, 99], 24],
  [[192, 168], 16],
  [[198, 18], 15],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
  [[224], 4],
  [[240], 4],
]

const numberOf = (octets: number[]): number => [0, 1, 2, 3].reduce((sum, at) => sum * 256 + (octets[at] ?? 0), 0)

function isPublicV4(text: string): boolean {
  const address = numberOf(text.split('.').map(Number))
  return !SPECIAL_V4.some(([start, bits]) => {
    const size = 2 ** (32 - bits)
    return Math.floor(address / size) === Math.floor(numberOf(start) / size)
  })
}

/** The eight groups of an IPv6 address, the dotted end of a mapped one among them. */
function groupsOf(text: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(text)
  const [a = 0, b = 0, c = 0, d = 0] = (dotted?.slice(1) ?? []).map(Number)
  const hex = dotted
    ? text.slice(0, dotted.index) + [(a * 256 + b).toString(16), (c * 256 + d).toString(16)].join(':')
    : text
  const [head = [], tail] = hex.split('::').map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  if (!tail) return head
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}

const dottedOf = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** Only what is handed out to the internet (2000::/3), without what carries an IPv4 address inside or leads to no host. */
function isPublicV6(text: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groupsOf(text)
  const isMapped = a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff
  if (isMapped) return isPublicV4(dottedOf(g, h))
  if (a === 0x64 && b === 0xff9b) return isPublicV4(dottedOf(g, h))
  if (a === 0x2002) return isPublicV4(dottedOf(b, c))
  const isDocumentation = (a === 0x2001 && b === 0xdb8) || (a & 0xfff0) === 0x3ff0
  const isSpecial = a === 0x2001 && b < 0x200
  return (a & 0xe000) === 0x2000 && !isDocumentation && !isSpecial
}

const V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** Whether an IP address, as a URL or a name server writes it, is one of the internet. */
export const isPublicIp = (address: string): boolean =>
  V4.test(address) ? isPublicV4(address) : address.includes(':') && isPublicV6(address.replace(/^\[|\]$/g, ''))

const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example|onion|alt)\.?$/i

/** Where websites are served, beside the schemes' own. Behind others stands what takes orders in lines of text. */
const WEB_PORTS = ['', '80', '443', '8080', '8443']

/** What a URL alone tells. The URL parser has turned decimal, octal, hexadecimal and short forms of an IPv4 address into four numbers by now. */
export function judgeUrl(url: URL): AddressVerdict {
  const host = url.hostname
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { isPublic: false, why: 'it is no web address' }
  if (url.username || url.password) return { isPublic: false, why: 'it carries a password' }
  const isIp = V4.test(host) || host.startsWith('[')
  if (isIp ? !isPublicIp(host) : !host.includes('.') || LOCAL_NAME.test(host)) return PRIVATE
  if (!WEB_PORTS.includes(url.port)) return { isPublic: false, why: 'it names a port that no website has' }
  return { isPublic: true }
}

/** The addresses behind a name. */
export type ResolveHost = (host: string) => Promise<string[]>

/** What a URL and the name server tell. `resolve` is asked about names alone. */
export async function judgeAddress(url: URL, resolve: ResolveHost): Promise<AddressVerdict> {
  const byUrl = judgeUrl(url)
  if (!byUrl.isPublic || V4.test(url.hostname) || url.hostname.startsWith('[')) return byUrl
  const addresses = await resolve(url.hostname)
  if (addresses.length === 0) return { isPublic: false, why: 'no such site was found' }
  return addresses.every(isPublicIp) ? { isPublic: true } : PRIVATE
}
