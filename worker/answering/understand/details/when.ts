import { parseValues } from '../../../text/parseValues'
import { tokensOf } from '../../../text/terms'
import type { Value } from '../../../text/value'
import { isTaken, listFinder, type Part, partOf } from './lists'

const find = listFinder('time', 'timeLink', 'callMe')
/** Days and hours; of other values none says when, "$1 today". */
const TIMES: ReadonlySet<string> = new Set(['clock', 'span', 'days', 'date'])
const HOUR = /^\d{1,2}$/

/** When somebody wants to be called or to come, in their words: "after 4", "tomorrow morning". */
export function whenIn(text: string, taken: Part[], isAsked: boolean, country: string): Part | undefined {
  const tokens = tokensOf(text)
  const hits = find(tokens)
  if (!isAsked && !hits.some(({ list }) => list === 'callMe') && taken.length === 0) return undefined
  const values = parseValues(text, { country, currency: 'USD' })
  const times = values.filter(({ kind }) => TIMES.has(kind))
  const isOther = (value: Value) => !TIMES.has(value.kind) && !(value.kind === 'count' && value.of === undefined)
  const others = [...taken, ...values.filter(isOther)]
  const isIn = (at: number, wanted: string) =>
    hits.some(({ list, from, to }) => from <= at && at < to && list === wanted)
  const roles = tokens.map((token, at) => {
    if (isTaken(others, token)) return undefined
    if (isTaken(times, token) || isIn(at, 'time')) return 'time'
    return isIn(at, 'timeLink') || HOUR.test(token.word) ? 'link' : undefined
  })
  const isNear = (at: number) => /^[\s:.,/-]{0,2}$/.test(text.slice(tokens[at]?.end, tokens[at + 1]?.start))
  let from = roles.indexOf('time')
  let to = from
  while (from > 0 && roles[from - 1] && isNear(from - 1)) from--
  while (to >= 0 && roles[to + 1] && isNear(to)) to++
  while (roles[to] === 'link' && !HOUR.test(tokens[to]?.word ?? '')) to--
  const [first, last] = [tokens[from], tokens[to]]
  return first && last && partOf(text, first, last)
}
