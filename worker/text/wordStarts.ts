import { fold } from './fold'

/** Folded words with a space around each: "How much?" → " how much ". */
export const spacedWords = (text: string): string => ` ${fold(text).replace(/[^\p{L}\p{N}%]+/gu, ' ')} `

/** A phrase as it is looked for in spaced words: where a word begins; a Chinese one anywhere, since Chinese has no spaces. */
export const atWordStart = (phrase: string): string => (/\p{Script=Han}/u.test(phrase) ? phrase : ` ${fold(phrase)}`)
