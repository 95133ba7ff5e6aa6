const HAN = /\p{Script=Han}/u
/** Full-width marks have their own room. */
const ENDS_WIDE = /[\p{Script=Han}，。、：；！？）」』”…]$/u

/** Sentences one after the other, each in its own language: two Chinese ones without a space. What is empty isn't said. */
export const joinSentences = (...sentences: readonly string[]): string =>
  sentences
    .filter((one) => one !== '')
    .reduce((text, next, at) => text + (at > 0 && !isChinese(text, next) ? ' ' : '') + next, '')

const isChinese = (text: string, next: string): boolean => HAN.test(next) && ENDS_WIDE.test(text)
