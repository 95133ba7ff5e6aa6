/** No word, link or address that anybody means is longer; Chinese parts no words. */
const ENDLESS = /(?:(?!\p{Script=Han})\S){150,}/gu
const LONGEST_WORD = 60
/** "And and and and": nobody means a word more for writing it over and over. Digits may be a number's. */
const OVER_AND_OVER = /(?<!\S)([^\s\d]{1,60})(?:\s+\1(?!\S)){3,}/gu
/** Of a longer message the question stands at its start or at its end. Chinese says as much in a third of the characters. */
const END_LENGTH = 350
const END_LENGTH_HAN = 120

/** A message without what only takes time: looking a word up takes the square of its length. */
export const withoutEndless = (text: string): string =>
  text.replace(ENDLESS, (run) => run.slice(0, LONGEST_WORD).toWellFormed()).replace(OVER_AND_OVER, '$1')

/** What of a message is read for what it asks; details and danger are looked for in all of it. */
export function startAndEnd(text: string): string {
  const length = /\p{Script=Han}{9}/u.test(text) ? END_LENGTH_HAN : END_LENGTH
  if (text.length <= 2 * length) return text
  const start = text.slice(0, length).replace(/(?<=\s)\S*$/u, '')
  const end = text.slice(-length).replace(/^\S*(?=\s)/u, '')
  return `${start.trimEnd()}\n${end.trimStart()}`.toWellFormed()
}
