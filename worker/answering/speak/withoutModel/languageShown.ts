import { languageOf } from '../../../text/languageOf'
import type { placesFor } from './quotes/places'
import { PHRASES, type Speaking, say, wasSaid } from './speaking'

/** What is shown in another language than is spoken is said to be, once in a conversation. */
export function languageShown(
  speaking: Speaking,
  { written, places }: Pick<ReturnType<typeof placesFor>, 'written' | 'places'>,
): string {
  const spoken = speaking.understood.language
  const isTheirs = places.some(({ title, text }) => languageOf(`${title}. ${text}`, spoken) === spoken)
  if (!written || written === spoken || isTheirs) return ''
  const slots = { language: PHRASES[spoken].in[written] }
  return wasSaid(speaking, 'shownIn', slots) ? '' : say(speaking, 'shownIn', slots)
}
