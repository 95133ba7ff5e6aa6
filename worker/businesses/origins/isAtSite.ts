import mailHosts from './mailHosts.json'
import { isOfPlatform, PLATFORM_HOSTS, type Site } from './site'

/**
 * A site belongs to the owner whose confirmed email is at its domain, whichever site was seen first. Not where others have addresses or
 * pages at the same domain, as with a mail provider or a site builder.
 */
export const isAtSite = (email: string | undefined, site: Pick<Site, 'host' | 'hostname'>): boolean =>
  email?.split('@').at(-1) === site.host && !isShared(site)

const isShared = ({ host, hostname }: Pick<Site, 'host' | 'hostname'>): boolean =>
  isOfPlatform({ hostname }) ||
  PLATFORM_HOSTS.includes(host) ||
  mailHosts.hosts.some((shared) => host === shared || host.endsWith(`.${shared}`))
