import { CURE } from './never'
import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const salon: Pack = {
  synonyms: [
    ['haircut', 'cut', 'trim'],
    ['color', 'dye', 'tint'],
    ['highlights', 'balayage', 'foils'],
    ['blowout', 'blow dry', 'styling'],
    ['extensions', 'tape ins'],
    ['perm', 'wave'],
    ['updo', 'bridal hair', 'wedding hair'],
    ['brows', 'eyebrows', 'threading'],
    ['lashes', 'eyelashes'],
    ['nails', 'manicure', 'pedicure', 'gel'],
  ],
  everyones: ['hair'],
  intents: {
    booking: [
      /\b(?:get|want|need|like) (?:my|an?) (?:\w+ ){0,3}(?:hair|cut|trim|color|highlights|nails|brows|lashes|blowout)\b.*\b(?:today|tomorrow|tonight|this|next|on)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: ['How long is your hair, and what should be done?', 'Has it been colored in the last year?'],
  guidance: ['A color correction or a big change is priced after a look at the hair.'],
  safety: { urgent: [...ANYWHERE], never: [CURE] },
}
