import { isOwnMachine } from '../../platform/http/isOwnMachine'
import platforms from './platformHosts.json'

/** A website as a browser names it. */
export type Site = {
  /** The host without `www.`, with a port unless it is the scheme's default. Identifies the site. */
  host: string
  /** Scheme, host and port, such as "https://www.example.com". */
  origin: string
  hostname: string
}

/** What has a host of a browser's own writing: an address may hold signs that mean something in a policy, such as ";" and "*". */
const NAME = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/

/** The site of an Origin, Referer or URL; undefined if it is none, such as "null" or a file opened from disk. */
export function siteOf(address: string | null | undefined): Site | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { protocol, host, origin, hostname } = new URL(address)
  if (!/^https?:$/.test(protocol) || !NAME.test(hostname)) return undefined
  return { host: withoutWww(host), origin, hostname }
}

const withoutWww = (host: string) => host.replace(/^www\.(?=[^.]+\.)/, '')

export const isLoopback = ({ hostname }: Pick<Site, 'hostname'>): boolean => isOwnMachine(hostname)

/** Whether the host belongs to a platform that shows pages of many owners, such as a builder's preview domain. */
export const isOfPlatform = ({ hostname }: Pick<Site, 'hostname'>): boolean =>
  platforms.hosts.some((platform) => hostname.endsWith(`.${platform}`))

export const PLATFORM_HOSTS: readonly string[] = platforms.hosts
