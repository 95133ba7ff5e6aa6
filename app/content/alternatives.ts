import { formatPrice, PLANS } from '../../contract/plans'

/** What else an owner may do with the people on their website. Only what follows from how each of them works; no figures but our own price. */
export const ALTERNATIVES = ['Deskbell', 'A contact form', 'A phone answering service'] as const

export const DIFFERENCES: { what: string; each: [string, string, string] }[] = [
  {
    what: 'When people get an answer',
    each: ['Right away, day or night', 'When you write back', 'On the phone, when someone’s on shift'],
  },
  {
    what: 'What they’re told',
    each: ['Your hours and prices', 'Nothing yet', 'What’s in the script'],
  },
  {
    what: 'What you end up with',
    each: ['A number, and the whole conversation', 'An email to answer', 'The operator’s note'],
  },
  {
    what: 'Who answers your phone',
    each: ['Still you', 'Still you', 'They do'],
  },
  {
    what: 'What you pay',
    each: [`From ${formatPrice(PLANS.starter)} a month`, 'Often nothing', 'Usually by the call or minute'],
  },
]
