import { CLIENT, LEGAL_ADVICE } from './never'
import type { Pack } from './pack'
import { ANYWHERE, VIOLENCE } from './urgent'

export const legal: Pack = {
  synonyms: [
    ['lawyer', 'attorney', 'counsel', 'solicitor'],
    ['consultation', 'case review', 'evaluation'],
    ['retainer', 'deposit', 'upfront fee'],
    ['contingency', 'no win no fee'],
    ['custody', 'parenting time'],
    ['dui', 'dwi', 'drunk driving'],
    ['will', 'testament', 'estate plan'],
    ['accident', 'injury', 'crash', 'wreck'],
  ],
  everyones: ['case'],
  intents: {
    booking: [
      /\b(?:talk|speak|meet|sit down) (?:to|with) (?:an? |the |one of your )?(?:lawyer|attorney|someone) (?:today|tomorrow|this|next|asap|about)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: ['What kind of matter is it, and in which state or county?', 'Is there a court date or a deadline?'],
  guidance: [
    'Say what the firm does and how to reach it. Never say what the law is in the visitor’s case, what they should do, or how it will end.',
    'Ask visitors not to write confidential details into the chat.',
  ],
  safety: { urgent: [VIOLENCE, ...ANYWHERE], never: [LEGAL_ADVICE, CLIENT] },
}
