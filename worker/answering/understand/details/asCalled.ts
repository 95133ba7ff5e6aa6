import { capital } from '../../../../contract/capital'

/** Written small within a name. */
const SMALL = new Set('de di da del della des do dos du la las le los van von der den y e zu bin ibn al'.split(' '))
const WORD = /(?<![\p{L}])\p{L}+/gu

/** "tina o'brien de la cruz" → "Tina O'Brien de la Cruz": who types small letters only is still called by their name. */
export function asCalled(name: string): string {
  if (!/\p{Script=Latin}/u.test(name) || name !== name.toLowerCase()) return name
  return name.replaceAll(WORD, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capital(word)))
}
