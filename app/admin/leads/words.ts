import type { LeadPerson } from '../../../contract/leadChanges'
import type { Lead, LeadStatus } from '../../../contract/leads'

export const leadCount = (count: number) => (count === 1 ? '1 lead' : `${count.toLocaleString()} leads`)

export const STATUS_WORDS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
}

/** The lead's name, or "Visitor". */
export const leadName = ({ name }: Pick<Lead, 'name'>) => name || 'Visitor'
/** Names the lead in the labels of its buttons, for screen readers. */
export const leadLabel = ({ name, phone, email }: Pick<Lead, 'name' | 'phone' | 'email'>) =>
  name || ['Visitor', phone ?? email].filter(Boolean).join(', ')

const SOURCE_WORDS = new Map([
  ['widget', 'Chat on your site'],
  ['website', 'Quote form'],
  ['demo', 'Preview'],
  ['api', 'Your own software'],
  ['phone', 'By phone or in person'],
  ['import', 'Imported'],
])

/** A lead's source in words. */
export const leadSourceWords = (source: string) => SOURCE_WORDS.get(source) ?? source

/** "you", a teammate's name, or, for someone who has left, just that. */
export function personWords(people: LeadPerson[], id: string): string {
  const person = people.find((known) => known.id === id)
  return person?.isYou ? 'you' : (person?.name ?? 'a former team member')
}
