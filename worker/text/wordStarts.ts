import { fold } from './fold'

/** Folded words with a space around each: "How much?" → " how much ". */
export const spacedWords = (text: string): string => ` ${fold(text).replace(/[^\p{L}\p{N}%]+/gu, ' ')} `

/** What finds a phrase at the start of a word in `spacedWords`: "much" → " much". Chinese has no spaces: it stays as it is. */
export const atWordStart = (phrase: string): string => (/\p{Script=Han}/u.test(phrase) ? phrase : ` ${fold(phrase)}`)
