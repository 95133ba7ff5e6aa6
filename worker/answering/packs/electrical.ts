import { DANGEROUS_WORK } from './never'
import type { Pack } from './pack'
import { ANYWHERE, SHOCK } from './urgent'

export const electrical: Pack = {
  synonyms: [
    ['panel', 'breaker box', 'fuse box', 'service panel'],
    ['outlet', 'socket', 'receptacle', 'plug'],
    ['ev charger', 'car charger', 'charging station'],
    ['generator', 'backup power', 'standby'],
    ['breaker trips', 'keeps tripping', 'tripped'],
    ['lights', 'lighting', 'fixtures'],
    ['rewire', 'rewiring', 'knob and tube'],
  ],
  everyones: ['house', 'home', 'power'],
  intents: {
    booking: [/\b(?:send|get) (?:someone|somebody|an electrician) (?:out|over|here)\b/u],
    quote: [],
  },
  quoteQuestions: [
    'What should be done, and in which rooms?',
    'How old are the house and the panel?',
    'What is the address or ZIP code?',
  ],
  guidance: ['Never walk anyone through work on wiring, panels or outlets.'],
  safety: { urgent: [SHOCK, ...ANYWHERE], never: [DANGEROUS_WORK] },
}
