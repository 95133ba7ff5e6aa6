import { CURE, DIAGNOSIS } from './never'
import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const spa: Pack = {
  synonyms: [
    ['facial', 'skin treatment', 'skincare'],
    ['massage', 'bodywork', 'rub'],
    ['hot stone', 'stone massage'],
    ['prenatal', 'pregnancy', 'expecting'],
    ['couples', 'two people', 'side by side'],
    ['gift card', 'gift certificate', 'voucher'],
    ['sauna', 'infrared', 'steam'],
    ['wax', 'waxing', 'hair removal'],
    ['mani', 'manicure', 'nails'],
    ['pedi', 'pedicure'],
  ],
  everyones: ['body', 'skin'],
  intents: {
    booking: [
      /\b(?:get|want|need|love|like|treat (?:myself|my \w+) to) (?:an? )?(?:\w+ ){0,3}(?:massage|facial|wax|manicure|pedicure|treatment|package) (?:today|tomorrow|tonight|this|next|on)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: ['Which treatment, and for how many people?', 'Is it for a special day?'],
  guidance: [
    'Be calm and warm. Suggest the treatment that the visitor names, never a cheaper or dearer one unasked.',
    'Anyone who is pregnant, injured or under treatment is asked to speak with the team before booking.',
  ],
  safety: { urgent: [...ANYWHERE], never: [CURE, DIAGNOSIS] },
}
