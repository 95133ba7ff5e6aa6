import { withoutUndefined } from '../../platform/withoutUndefined'
import type { Understood } from '../understand/understood'
import type { Evidence } from './evidence'

/** A number or address that the business itself gives is asked about, not left: "is 555-0155 your WhatsApp?" */
export function withoutOwnContacts(understood: Understood, { statements }: Evidence): Understood {
  const { phone, email, place, ...rest } = understood.details
  const values = statements.flatMap((one) => one.values)
  const isOwn = {
    phone: values.some((one) => one.kind === 'phone' && (one.e164 === phone || phone?.endsWith(one.digits))),
    email: values.some((one) => one.kind === 'email' && one.address.toLowerCase() === email?.toLowerCase()),
  }
  const isOurs = place !== undefined && statements.some(({ text }) => text.toLowerCase().includes(place.toLowerCase()))
  if (!isOwn.phone && !isOwn.email && !isOurs) return understood
  const details = withoutUndefined({
    ...rest,
    phone: isOwn.phone ? undefined : phone,
    email: isOwn.email ? undefined : email,
    place: isOurs ? undefined : place,
  })
  const isAsking = understood.kind === 'gives_details' && !details.phone && !details.email && !details.place
  return { ...understood, details, ...(isAsking && { kind: 'question' as const, asks: true }) }
}
