import SHORTHAND from './shorthand.json'

const WORDS = new Map(Object.entries(SHORTHAND))

/** "whats ur number" → "what's your number": what English visitors shorten, as it is looked for. */
export const spelledOut = (text: string): string =>
  text.replace(/[a-z]+/gi, (word) => WORDS.get(word.toLowerCase()) ?? word)

/** The word that a shortened one stands for; undefined where it is none, or stands for more than one. */
export function wordFor(short: string): string | undefined {
  const word = WORDS.get(short)
  return word?.includes(' ') ? undefined : word
}
