import { tokensOf } from '../../../text/terms'
import { listFinder, type Part, partOf } from './lists'

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
  const said = new Set(findSpelled(tokens).map(({ list, from }) => `${list} ${from}`))
  /* "example.com" is one word to whoever reads it: its dot stands between two tokens. */
  const isDotted = (at: number) =>
    text.charAt(tokens[at]?.end ?? 0) === '.' && tokens[at + 1]?.start === (tokens[at]?.end ?? 0) + 1
  return tokens.flatMap((_, at) => {
    if (!said.has(`at ${at}`) || at === 0) return []
    let from = at - 1
    const before = [tokens[from]?.word]
    while (from > 1 && (isDotted(from - 1) || said.has(`dot ${from - 1}`))) {
      from -= isDotted(from - 1) ? 1 : 2
      before.unshift(tokens[from]?.word)
    }
    let to = at + 1
    const after = [tokens[to]?.word]
    while (isDotted(to) || said.has(`dot ${to + 1}`)) {
      to += isDotted(to) ? 1 : 2
      after.push(tokens[to]?.word)
    }
    const [first, last] = [tokens[from], tokens[to]]
    const value = `${before.join('.')}@${after.join('.')}`
    return first && last && after.length > 1 ? [{ ...partOf(text, first, last), value }] : []
  })
}
