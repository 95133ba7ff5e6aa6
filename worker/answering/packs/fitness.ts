import { CURE, DIAGNOSIS, DOSAGE } from './never'
import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const fitness: Pack = {
  synonyms: [
    ['membership', 'join', 'sign up', 'plan'],
    ['class', 'session', 'group class'],
    ['personal trainer', 'personal training', 'coach', 'one on one'],
    ['trial', 'free class', 'day pass', 'drop in'],
    ['freeze', 'pause', 'hold'],
    ['childcare', 'kids club', 'babysitting'],
    ['shower', 'locker', 'changing room'],
  ],
  everyones: ['body'],
  intents: {
    booking: [
      /\b(?:try|take|join|drop in (?:for|to)) (?:an? |the |your )?(?:\w+ ){0,2}(?:class|session|workout)\b.*\b(?:today|tomorrow|tonight|this|next|on)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: ['What would you like to reach, and how often can you come?', 'Have you trained before?'],
  guidance: ['Never advise on diets, supplements or training with an injury; a trainer or a doctor does.'],
  safety: { urgent: [...ANYWHERE], never: [DIAGNOSIS, DOSAGE, CURE] },
}
