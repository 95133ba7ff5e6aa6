import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const other: Pack = {
  synonyms: [],
  everyones: [],
  intents: { booking: [], quote: [] },
  quoteQuestions: ['What do you need, and by when?'],
  guidance: [],
  safety: { urgent: [...ANYWHERE], never: [] },
}
