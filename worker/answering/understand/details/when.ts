import { parseValues } from '../../../text/parseValues'
import { covered, tokensOf } from '../../../text/terms'
import type { Value } from '../../../text/value'
import { isTaken, listFinder, type Part, partOf, takenIn } from './lists'

const find = listFinder('time', 'timeLink', 'callMe', 'notThen')
/** Days and hours; of other values none says when, "$1 today". */
const TIMES: ReadonlySet<string> = new Set(['clock', 'span', 'days', 'date'])
const WORD = /^\p{L}{2,}$/u
const HOUR = /^(?:\d{1,2}|(?:1[0-2]|[1-9])[0134][05])$/

/** When somebody wants to be called or to come, in their words: "after 4", "tomorrow morning". */
export function whenIn(text: string, taken: Part[], isAsked: boolean, country: string): Part | undefined {
  const tokens = tokensOf(text)
  const hits = find(tokens)
  if (!isAsked && !hits.some(({ list }) => list === 'callMe') && taken.length === 0) return undefined
  const values = parseValues(text, { country, currency: 'USD' })
  const times = values.filter(({ kind }) => TIMES.has(kind))
  const isOther = (value: Value) => !TIMES.has(value.kind) && !(value.kind === 'count' && value.of === undefined)
  const isOfOther = takenIn(text, [...taken, ...values.filter(isOther)])
  const isOfTime = takenIn(text, times)
  const said = Map.groupBy(hits, ({ list }) => list)
  const places = new Map([...said].map(([list, some]) => [list, covered(some)]))
  const isIn = (at: number, wanted: string) => places.get(wanted)?.has(at) === true
  const roles = tokens.map((token, at) => {
    if (isOfOther(token)) return undefined
    if (isOfTime(token) || isIn(at, 'time')) return 'time'
    return isIn(at, 'timeLink') || HOUR.test(token.word) ? 'link' : undefined
  })
  const isNear = (at: number) => {
    const [here, next] = [tokens[at], tokens[at + 1]]
    const between = text.slice(here?.end, next?.start)
    // "Not Fri. Wednesday" are two; "Fri. 5 pm" and "5 p.m. Monday" are one.
    const isEnd = between.startsWith('.') && (here?.word.length ?? 0) > 1 && WORD.test(next?.word ?? '')
    return /^[\s:.,/-]{0,2}$/.test(between) && !isEnd
  }
  const runs: { from: number; to: number }[] = []
  for (let at = roles.indexOf('time'); at !== -1; at = roles.indexOf('time', at + 1)) {
    let from = at
    let to = at
    while (from > 0 && roles[from - 1] && isNear(from - 1)) from--
    while (roles[to + 1] && isNear(to)) to++
    at = to
    while (roles[to] === 'link' && !HOUR.test(tokens[to]?.word ?? '')) to--
    runs.push({ from, to })
  }
  // What is denied or only told isn't wished: "not Fri.", "closed Fri, put me Wed".
  const wished = runs.find(({ from }) => !isIn(from - 1, 'notThen'))
  const [first, last] = [tokens[wished?.from ?? -1], tokens[wished?.to ?? -1]]
  return first && last && partOf(text, first, last)
}

/** A time that is said after a day goes with it: "Saturday", then "at 3"; in place of one that was said with the day. */
export function laterWhen(before: string | undefined, later: string): string {
  if (before === undefined || partsOf(later).isOfDay) return later
  const { isOfDay, clocks } = partsOf(before)
  if (!isOfDay) return later
  const day = clocks.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), before)
  return `${day.trim().replace(/[\s,.:;]+$/, '')}, ${later}`
}

function partsOf(when: string): { isOfDay: boolean; clocks: Value[] } {
  const values = parseValues(when, { country: 'US', currency: 'USD' })
  const clocks = values.filter(({ kind }) => kind === 'clock' || kind === 'span')
  const tokens = tokensOf(when)
  const isNamed = find(tokens).some(({ list, from }) => {
    const token = tokens[from]
    return list === 'time' && token !== undefined && !isTaken(clocks, token)
  })
  return { isOfDay: isNamed || values.some(({ kind }) => kind === 'days' || kind === 'date'), clocks }
}
