import type { Lead } from '../../../contract/leads'
import { noteLeadOpened } from '../../api/notifications'

export const NOT_PROVIDED = <span className="text-quiet">Not provided</span>
const linkLook = 'text-link underline decoration-1 underline-offset-4'

export const EmailLink = ({ lead }: { lead: Lead }) =>
  lead.email ? (
    <a href={`mailto:${lead.email}`} className={linkLook} onClick={() => noteContact(lead)}>
      {lead.email}
    </a>
  ) : (
    NOT_PROVIDED
  )

export const PhoneLink = ({ lead }: { lead: Lead }) =>
  lead.phone ? (
    <a href={telLink(lead.phone)} className={`${linkLook} whitespace-nowrap`} onClick={() => noteContact(lead)}>
      {lead.phone}
    </a>
  ) : (
    NOT_PROVIDED
  )

export const telLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
export const smsLink = (phone: string) => `sms:${phone.replaceAll(/[^\d+]/g, '')}`

/** Whoever calls or writes has seen the lead, so nobody else needs to be told. If it can't be noted they are told once more. */
export const noteContact = ({ id }: Pick<Lead, 'id'>): void => {
  noteLeadOpened(id).catch((error: unknown) => console.warn('The lead was not noted as opened', error))
}
