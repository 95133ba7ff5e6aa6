import SHORTHAND from './shorthand.json'

const WORDS = new Map(Object.entries(SHORTHAND))

/** "whats ur number" → "what's your number": what English visitors shorten, as it is looked for. */
export const spelledOut = (text: string): string =>
  text.replace(/[a-z]+/gi, (word) => WORDS.get(word.toLowerCase()) ?? word)
