import { CURE, DIAGNOSIS, DOSAGE } from './never'
import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const medical: Pack = {
  synonyms: [
    ['appointment', 'visit', 'consult', 'check up'],
    ['physical', 'annual exam', 'wellness visit'],
    ['shot', 'vaccine', 'vaccination', 'immunization'],
    ['refill', 'prescription renewal'],
    ['lab', 'blood work', 'blood test'],
    ['referral', 'specialist'],
    ['telehealth', 'video visit', 'virtual visit'],
    ['pediatric', 'kids', 'children'],
  ],
  everyones: ['body'],
  intents: {
    booking: [
      /\b(?:see|get in with) (?:the|a|your) (?:doctor|provider|nurse|np|physician)\b.*\b(?:today|tomorrow|this|next|asap|soon)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: ['Is it a new concern, a check-up or a refill?', 'Which insurance do you have?'],
  guidance: [
    'Never name what a symptom may be, and never name a medicine or a dose.',
    'Test results and records are not spoken of in the chat.',
  ],
  safety: { urgent: [...ANYWHERE], never: [DIAGNOSIS, DOSAGE, CURE] },
}
