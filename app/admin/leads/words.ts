import type { LeadStatus } from '../../../contract/leads'

export const STATUS_WORDS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
}

const SOURCE_WORDS = new Map([
  ['widget', 'Chat on your site'],
  ['website', 'Quote form'],
  ['demo', 'Preview'],
  ['api', 'Your own software'],
])

/** Where a lead came from, as its owner would say it. */
export const sourceWords = (source: string) => SOURCE_WORDS.get(source) ?? source
