import { type Contacts, contactsOf } from '../evidence/contacts'
import type { Evidence } from '../evidence/evidence'
import type { Ranked } from '../evidence/rank'
import type { Kind } from '../question/kinds'
import { BUSINESS_PROFILE, type Draft, fact, sentence } from './draft'

const from = (evidence: Evidence, text: string) =>
  evidence.passages.find((passage) => passage.text.includes(text))?.source ??
  evidence.passages.find((passage) => passage.text.includes(text.split(',')[0] ?? text))?.source ??
  BUSINESS_PROFILE

const reach = ({ phone, email }: Contacts): string | undefined => {
  if (phone !== undefined && email !== undefined) return `You can call us at ${phone} or write to ${email}.`
  if (phone !== undefined) return `You can call us at ${phone}.`
  return email === undefined ? undefined : `You can write to us at ${email}.`
}

/** Phone, fax, email: given as they stand, or not at all. */
export const contactReply = (kind: Kind, evidence: Evidence): Draft | undefined => {
  const { contacts } = evidence
  if (kind === 'fax')
    return contacts.fax === undefined
      ? undefined
      : fact(`Our fax number is ${contacts.fax}.`, [from(evidence, contacts.fax)])
  if (kind === 'email' && contacts.email !== undefined)
    return fact(`You can write to us at ${contacts.email}.`, [from(evidence, contacts.email)])
  if (kind === 'phone' && contacts.phone !== undefined)
    return fact(`Our number is ${contacts.phone}.`, [from(evidence, contacts.phone)])
  const other = reach(contacts)
  if (other === undefined) return undefined
  return kind === 'contact' ? fact(other, [from(evidence, contacts.phone ?? contacts.email ?? '')]) : undefined
}

export const placeReply = (location: string | null, evidence: Evidence): Draft | undefined => {
  const { address } = evidence.contacts
  if (address !== undefined) {
    const town =
      location !== null && !address.includes(location.split(',')[0] ?? location) && !location.includes(address)
        ? `, ${location}`
        : ''
    return fact(`We're at ${location?.includes(address) ? location : address + town}.`, [
      location?.includes(address) ? BUSINESS_PROFILE : from(evidence, address),
    ])
  }
  return location === null || location === '' ? undefined : fact(`We're in ${location}.`, [BUSINESS_PROFILE])
}

/** A number of its own for what was asked: the night line, the billing desk. */
export const lineReply = (fitting: Ranked[]): Draft | undefined => {
  const line = fitting.find(
    ({ passage, meetsKey }) =>
      meetsKey && ['faq', 'sentence'].includes(passage.kind) && contactsOf([passage.text]).phone !== undefined,
  )
  return line === undefined ? undefined : fact(sentence(line.passage.text), [line.passage.source])
}
