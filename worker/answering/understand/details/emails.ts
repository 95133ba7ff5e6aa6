import { tokensOf } from '../../../text/terms'
import { listFinder, type Part } from './lists'

const ADDRESS = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const findSpelled = listFinder('at', 'dot')

/** E-mail addresses, also as people spell them out: "lou at example dot org". */
export function emailsIn(text: string): Part[] {
  const typed = [...text.matchAll(ADDRESS)].map(({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    value: raw.replaceAll(/\s/g, '').toLowerCase(),
  }))
  return typed.length > 0 ? typed : spelledIn(text)
}

function spelledIn(text: string): Part[] {
  const tokens = tokensOf(text)
  const signs = new Map(findSpelled(tokens).map(({ list, from }) => [from, list === 'at' ? '@' : '.']))
  return [...signs].flatMap(([at, sign]) => {
    if (sign !== '@' || at === 0) return []
    let from = at - 1
    while (signs.get(from - 1) === '.' && from >= 2) from -= 2
    let to = at + 2
    while (signs.get(to) === '.' && tokens[to + 1]) to += 2
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last || to < at + 4) return []
    const value = tokens.slice(from, to).map(({ word }, offset) => signs.get(from + offset) ?? word)
    return [{ start: first.start, end: last.end, value: value.join('') }]
  })
}
