import platforms from './platformHosts.json'

/** A website as a browser names it. */
export type Site = {
  /** What it is known by: its host with a port that isn't the scheme's own, and without `www.`, which is the same site. */
  host: string
  /** Scheme, host and port, such as "https://www.example.com". */
  origin: string
  hostname: string
}

/** What has a host of a browser's own writing: an address may hold signs that mean something in a policy, such as ";" and "*". */
const NAME = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/

/** The site of an Origin, a Referer or an address; undefined for what is none, such as "null" and a file opened from disk. */
export function siteOf(address: string | null | undefined): Site | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { protocol, host, origin, hostname } = new URL(address)
  if (!/^https?:$/.test(protocol) || !NAME.test(hostname)) return undefined
  return { host: withoutWww(host), origin, hostname }
}

const withoutWww = (host: string) => host.replace(/^www\.(?=[^.]+\.)/, '')

/** Somebody's own machine. */
export const isLoopback = ({ hostname }: Pick<Site, 'hostname'>): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** Where a platform shows pages of very many owners: such a host says nothing of whose page it is. */
export const isOfPlatform = ({ hostname }: Pick<Site, 'hostname'>): boolean =>
  platforms.hosts.some((platform) => hostname.endsWith(`.${platform}`))

export const PLATFORM_HOSTS: readonly string[] = platforms.hosts
