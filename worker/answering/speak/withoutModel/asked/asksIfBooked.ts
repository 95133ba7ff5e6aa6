import type { Language } from '../../../../../contract/languages'
import { heardIn } from './heard'
import TOPICS from './topics.json'

/** One table, so that its words are looked up in it from then on. */
const BOOKED = { booked: TOPICS.booked }

/** "Am I booked?", "what time is my appointment?" */
export const asksIfBooked = (text: string, language: Language): boolean =>
  heardIn(text, language, BOOKED).keys.has('booked')
