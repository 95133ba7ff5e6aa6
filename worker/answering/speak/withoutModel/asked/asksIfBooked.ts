import type { Language } from '../../../../../contract/languages'
import { heardIn } from './heard'
import TOPICS from './topics.json'

/** "Am I booked?", "what time is my appointment?" */
export const asksIfBooked = (text: string, language: Language): boolean =>
  heardIn(text, language, { booked: TOPICS.booked }).keys.has('booked')
