import { CURE, DIAGNOSIS, DOSAGE } from './never'
import type { Pack } from './pack'
import { ANYWHERE, DENTAL } from './urgent'

export const dental: Pack = {
  synonyms: [
    ['cleaning', 'hygiene visit', 'prophylaxis', 'scale and polish'],
    ['filling', 'cavity', 'tooth decay'],
    ['root canal', 'endodontic'],
    ['crown', 'cap'],
    ['extraction', 'tooth pulled', 'tooth removed', 'pull a tooth'],
    ['whitening', 'bleaching'],
    ['braces', 'aligners', 'invisalign', 'orthodontics'],
    ['implant', 'implants', 'replace a tooth'],
    ['dentures', 'false teeth', 'plate'],
    ['check up', 'exam', 'examination'],
  ],
  everyones: ['tooth', 'teeth', 'mouth'],
  intents: {
    booking: [
      /\b(?:see|get in with) (?:the|a|your) (?:dentist|hygienist|doctor)\b.*\b(?:today|tomorrow|this|next|asap|soon)\b/u,
      /\b(?:my|a) (?:tooth|crown|filling) (?:broke|fell out|chipped|cracked)\b.*\b(?:today|see|come|appointment)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: [
    'Is it for a check-up, pain, or something you would like changed?',
    'Do you have dental insurance, and which?',
  ],
  guidance: [
    'Never name what a symptom may be, and never name a medicine or a dose.',
    'Pain, swelling and broken teeth are asked to call the office today.',
  ],
  safety: { urgent: [DENTAL, ...ANYWHERE], never: [DIAGNOSIS, DOSAGE, CURE] },
}
