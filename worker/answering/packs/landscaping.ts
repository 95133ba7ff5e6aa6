import { DANGEROUS_WORK } from './never'
import type { Pack } from './pack'
import { ANYWHERE, SHOCK } from './urgent'

export const landscaping: Pack = {
  synonyms: [
    ['lawn', 'grass', 'yard', 'turf'],
    ['mow', 'mowing', 'cut the grass'],
    ['mulch', 'mulching', 'wood chips'],
    ['leaf removal', 'leaf cleanup', 'fall cleanup'],
    ['tree', 'trees', 'limb', 'branch'],
    ['patio', 'pavers', 'hardscape'],
    ['sprinkler', 'irrigation'],
    ['snow', 'plowing', 'snow removal'],
    ['hedge', 'bushes', 'shrubs', 'trimming'],
  ],
  everyones: ['yard', 'property', 'garden'],
  intents: {
    booking: [
      /\b(?:come|someone) (?:out )?(?:and |to )?(?:look at|see|measure|walk) (?:my|the|our) (?:yard|lawn|garden|property)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: [
    'How large is the yard, roughly?',
    'Once or regularly, and how often?',
    'What is the address or ZIP code?',
  ],
  guidance: ['Nobody is told to cut limbs near power lines.'],
  safety: { urgent: [SHOCK, ...ANYWHERE], never: [DANGEROUS_WORK] },
}
