import type { Part } from './lists'
import words from './words.json'

const spelled = (list: string) => `\\s?[([]?\\s?(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])\\s?[)\\]]?\\s?`
const AT = `(?:\\s?@\\s?|${spelled(words.at.any)})`
const DOT = `(?:\\.|\\s\\.\\s?|${spelled(words.dot.any)})`
const NAME = '[\\p{L}\\p{N}_%+-]+'
const ADDRESS = new RegExp(`(${NAME}(?:${DOT}${NAME})*)${AT}([\\p{L}\\p{N}-]+(?:${DOT}[\\p{L}\\p{N}-]+)+)`, 'giu')
const ANY_DOT = new RegExp(DOT, 'giu')

/** E-mail addresses, also as people spell them out: "lou at example dot org". */
export const emailsIn = (text: string): Part[] =>
  [...text.matchAll(ADDRESS)].flatMap(({ 0: raw, 1: name = '', 2: host = '', index }) => {
    const value = `${name}@${host}`.replaceAll(ANY_DOT, '.').toLowerCase()
    // "pat 22 at example dot com": what stands before the number belongs to it, too.
    const isWhole = raw.includes('@') || /\p{L}/u.test(name)
    return isWhole ? [{ start: index, end: index + raw.length, value }] : []
  })
