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
  const said = new Set(findSpelled(tokens).map(({ list, from }) => `${list} ${from}`))
  /* "example.com" is one word to whoever reads it: its dot stands between two tokens. */
  const isDotted = (at: number) =>
    text.charAt(tokens[at]?.end ?? 0) === '.' && tokens[at + 1]?.start === (tokens[at]?.end ?? 0) + 1
  return tokens.flatMap((_, at) => {
    if (!said.has(`at ${at}`) || at === 0) return []
    const [before, after] = [[tokens[at - 1]?.word], [tokens[at + 1]?.word]]
    let from = at - 1
    for (let dot = from - 1; from > 0 && (said.has(`dot ${dot}`) || isDotted(dot)); dot = from - 1) {
      from = isDotted(dot) ? dot : dot - 1
      before.unshift(tokens[from]?.word)
    }
    let to = at + 1
    while (said.has(`dot ${to + 1}`) || isDotted(to)) {
      to += isDotted(to) ? 1 : 2
      after.push(tokens[to]?.word)
    }
    const [first, last] = [tokens[from], tokens[to]]
    if (!first || !last || after.length < 2) return []
    return [{ start: first.start, end: last.end, value: `${before.join('.')}@${after.join('.')}` }]
  })
}
