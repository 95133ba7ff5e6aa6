import { DANGEROUS_WORK, INSURER } from './never'
import type { Pack } from './pack'
import { ANYWHERE, ROOF, SHOCK } from './urgent'

export const roofing: Pack = {
  synonyms: [
    ['shingles', 'asphalt', 'roof tiles'],
    ['leak', 'leaking', 'water stain', 'dripping ceiling'],
    ['gutter', 'gutters', 'downspout'],
    ['storm damage', 'hail', 'wind damage'],
    ['replacement', 'new roof', 'reroof'],
    ['flat roof', 'membrane', 'epdm'],
    ['inspection', 'roof check'],
    ['skylight', 'roof window'],
  ],
  everyones: ['roof', 'house'],
  intents: {
    booking: [
      /\b(?:send|get) (?:someone|somebody|a roofer) (?:out|over|up)\b/u,
      /\b(?:come|someone) (?:out )?(?:and |to )?(?:look at|inspect|check) (?:my|the|our) roof\b/u,
    ],
    quote: [],
  },
  quoteQuestions: [
    'Is it a leak, storm damage or a new roof?',
    'How old is the roof, and roughly how large?',
    'What is the address?',
  ],
  guidance: ['Nobody is told to climb up and look. What an insurer will pay is never promised.'],
  safety: { urgent: [ROOF, SHOCK, ...ANYWHERE], never: [DANGEROUS_WORK, INSURER] },
}
