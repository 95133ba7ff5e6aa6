import { BOOKING_SERVICES, type BookingService, type LinkGuest } from './services'

const NEED_MAX = 300

const serviceAt = ({ protocol, hostname }: URL): BookingService | undefined =>
  protocol === 'https:'
    ? BOOKING_SERVICES.find(({ hosts }) => hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)))
    : undefined

/**
 * The owner's saved booking link with what the visitor said, in the parameters that the service documents. What the owner's link says
 * already stays, and a link to a service that we don't know stays as it is.
 */
export function prefilledLink(link: string, { need, ...guest }: LinkGuest): string {
  const url = new URL(link)
  const known = serviceAt(url)?.prefill({ ...guest, ...(need && { need: need.slice(0, NEED_MAX).toWellFormed() }) })
  if (!known) return link
  for (const [name, value] of Object.entries(known)) {
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}
