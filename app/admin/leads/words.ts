import type { Lead, LeadStatus } from '../../../contract/leads'

export const STATUS_WORDS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
}

/** Not everybody who leaves a number leaves a name. */
export const leadName = ({ name }: Lead) => name || 'Visitor'
/** Which lead a button is about, for those who hear it away from its row. */
export const leadLabel = ({ name, phone, email }: Lead) =>
  name || ['Visitor', phone ?? email].filter(Boolean).join(', ')

const SOURCE_WORDS = new Map([
  ['widget', 'Chat on your site'],
  ['website', 'Quote form'],
  ['demo', 'Preview'],
  ['api', 'Your own software'],
])

/** Where a lead came from, as its owner would say it. */
export const leadSourceWords = (source: string) => SOURCE_WORDS.get(source) ?? source
