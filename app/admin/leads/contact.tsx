import type { Lead } from '../../../contract/leads'

export const NOT_PROVIDED = <span className="text-quiet">Not provided</span>
const linkLook = 'text-link underline decoration-1 underline-offset-4'

export const EmailLink = ({ lead: { email } }: { lead: Lead }) =>
  email ? (
    <a href={`mailto:${email}`} className={linkLook}>
      {email}
    </a>
  ) : (
    NOT_PROVIDED
  )

export const PhoneLink = ({ lead: { phone } }: { lead: Lead }) =>
  phone ? (
    <a href={telLink(phone)} className={`${linkLook} whitespace-nowrap`}>
      {phone}
    </a>
  ) : (
    NOT_PROVIDED
  )

export const telLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
export const smsLink = (phone: string) => `sms:${phone.replaceAll(/[^\d+]/g, '')}`
