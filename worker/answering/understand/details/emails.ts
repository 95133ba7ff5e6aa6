import * as z from 'zod/mini'
import { email } from '../../../../contract/text'
import type { Part } from './lists'
import words from './words.json'

/** Each sign can be read in one way alone: where a space may belong to either side, a row of them takes time without end. */
const spelled = (list: string) => `(?:\\s?[([]\\s?|\\s)(?:${list})(?:\\s?[)\\]]\\s?|\\s)`
const AT = `(?:\\s?@\\s?|${spelled(words.at.any)})`
const DOT = `(?:\\.|\\s\\.\\s?|${spelled(words.dot.any)})`
const NAME = '[\\p{L}\\p{N}_%+-]{1,64}'
const ADDRESS = new RegExp(
  `(${NAME}(?:${DOT}${NAME}){0,8})${AT}([\\p{L}\\p{N}-]{1,63}(?:${DOT}[\\p{L}\\p{N}-]{1,63}){1,8})`,
  'giu',
)
/** What a lead may have: nobody could write to another. */
const isEmail = (value: string): boolean => z.safeParse(email, value).success

const ANY_DOT = new RegExp(DOT, 'giu')

/** E-mail addresses, also as people spell them out: "lou at example dot org". */
export const emailsIn = (text: string): Part[] =>
  [...text.matchAll(ADDRESS)].flatMap(({ 0: raw, 1: name = '', 2: host = '', index }) => {
    const value = `${name}@${host}`.replaceAll(ANY_DOT, '.').toLowerCase()
    // "pat 22 at example dot com": what stands before the number belongs to it, too.
    const isWhole = raw.includes('@') || /\p{L}/u.test(name)
    return isWhole && isEmail(value) ? [{ start: index, end: index + raw.length, value }] : []
  })
