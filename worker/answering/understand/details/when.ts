import { parseValues } from '../../../text/parseValues'
import { covered, tokensOf } from '../../../text/terms'
import { timeNamesIn } from '../../../text/timeNames'
import { ANYWHERE, type Value } from '../../../text/value'
import { isTaken, type ListName, listFinder, type Part, partOf, takenIn } from './lists'

const find = listFinder('time', 'timeLink', 'callMe', 'comes', 'notThen', 'refused', 'busy', 'openThen', 'suits')
const findNamed = listFinder('named')
/** Days and hours; of other values none says when, "$1 today". */
const TIMES: ReadonlySet<string> = new Set(['clock', 'span', 'days', 'date'])
const WORD = /^\p{L}{2,}$/u
const HOUR = /^(?:\d{1,2}|(?:1[0-2]|[1-9])[0134][05])$/

type Run = { from: number; to: number }
/** `when`: when they want to come. `toCall`: when they are to be called, or not to be ("dont call b4 10"), `whole` with the words for calling. */
type Times = { when?: Part; refused?: Part; toCall?: Part & { whole: Part } }
const CLAUSE_END = /[,;!?\n，。；！？،؛؟]|\.\s/u
/** How far what denies it may stand before what is denied: "no me llamen antes de las 10". */
const DENIED_WITHIN = 2

/** When somebody wants to be called or to come, in their words: "after 4", "tomorrow morning". */
export function whenIn(text: string, taken: Part[], isAsked: boolean, country: string): Times {
  const tokens = tokensOf(text)
  const named = covered(findNamed(tokens))
  // "Me llamo Ana" asks for no call.
  const hits = find(tokens).filter(({ list, from }) => list !== 'callMe' || !named.has(from))
  const isWished = hits.some(({ list }) => list === 'callMe' || list === 'comes')
  if (!isAsked && !isWished && taken.length === 0) return {}
  const values = parseValues(text, { country, currency: 'USD' })
  const times = values.filter(({ kind }) => TIMES.has(kind))
  const isOther = (value: Value) => !TIMES.has(value.kind) && !(value.kind === 'count' && value.of === undefined)
  const isOfOther = takenIn(text, [...taken, ...timeNamesIn(text), ...values.filter(isOther)])
  const isOfTime = takenIn(text, times)
  const said = Map.groupBy(hits, ({ list }) => list)
  const places = new Map([...said].map(([list, some]) => [list, covered(some)]))
  const isIn = (at: number, ...wanted: ListName[]) => wanted.some((list) => places.get(list)?.has(at) === true)
  const clauses: number[] = tokens.map(() => 0)
  for (const at of tokens.keys())
    if (at > 0)
      clauses[at] =
        (clauses[at - 1] ?? 0) + (CLAUSE_END.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start)) ? 1 : 0)
  const inClause = (at: number, list: ListName) =>
    [...(places.get(list) ?? [])].filter((other) => clauses[other] === clauses[at])
  const isInClause = (at: number, list: ListName) => inClause(at, list).length > 0
  const roles = tokens.map((token, at) => {
    const isHour = HOUR.test(token.word)
    // "b4 10", "vor 10 anrufen"
    if (isHour && isIn(at - 1, 'timeLink') && isInClause(at, 'callMe') && !isTaken(taken, token)) return 'time'
    if (isOfOther(token)) return undefined
    if (isOfTime(token) || isIn(at, 'time')) return 'time'
    if (isIn(at, 'notThen', 'comes')) return undefined
    return isHour || isIn(at, 'timeLink') ? 'link' : undefined
  })
  const isNear = (at: number) => {
    const [here, next] = [tokens[at], tokens[at + 1]]
    const between = text.slice(here?.end, next?.start)
    // "Not Fri. Wednesday" are two; "Fri. 5 pm" and "5 p.m. Monday" are one.
    const isEnd = between.startsWith('.') && (here?.word.length ?? 0) > 1 && WORD.test(next?.word ?? '')
    return /^[\s:.,/-]{0,2}$/.test(between) && !isEnd
  }
  const runs: Run[] = []
  for (let at = roles.indexOf('time'); at !== -1; at = roles.indexOf('time', at + 1)) {
    let from = at
    let to = at
    while (from > 0 && roles[from - 1] && isNear(from - 1)) from--
    while (roles[to + 1] && isNear(to)) to++
    at = to
    while (roles[to] === 'link' && !HOUR.test(tokens[to]?.word ?? '')) to--
    runs.push({ from, to })
  }
  const isToCall = ({ from }: Run) => isInClause(from, 'callMe') && !isInClause(from, 'comes')
  // What is denied or only told isn't wished: "not Fri.", "Monday doesn't work", "closed Fri, put me Wed".
  const isRefused = ({ from, to }: Run) =>
    isIn(from, 'notThen') ||
    isIn(from - 1, 'notThen', 'refused', 'busy', 'openThen', 'suits') ||
    isIn(to + 1, 'refused')
  // "Tuesdays I have choir" beside another day tells when they can't; "Saturday I have a wedding" alone may be what it is for.
  const isBusy = ({ from, to }: Run) =>
    runs.length > 1 && isIn(to + 1, 'busy') && isInClause(to + 1, 'busy') && !isInClause(from, 'openThen')
  const part = (from: number, to: number) => {
    const [first, last] = [tokens[from], tokens[to]]
    return first && last && partOf(text, first, last)
  }
  const open = runs.filter((run) => !isRefused(run) && !isBusy(run) && !isToCall(run))
  // "Wednesday is Gene's, so Thursday would suit us"
  const wished = open.find(({ to }) => isIn(to + 1, 'suits')) ?? open[0]
  const called = runs.find(isToCall)
  const unwished = runs.find((run) => isRefused(run) && !isToCall(run))
  const refused = unwished && part(unwished.from, unwished.to)
  const when = wished && part(wished.from, wished.to)
  const toCall = called && callingPart(called)
  return { ...(when && { when }), ...(refused && { refused }), ...(toCall && { toCall }) }

  function callingPart({ from, to }: Run): Times['toCall'] {
    const words = inClause(from, 'callMe')
    const first = Math.min(from, ...words)
    const denied = inClause(from, 'notThen').filter((at) => at < from && first - at <= DENIED_WITHIN)
    const [start, end] = [Math.min(first, ...denied), Math.max(to, ...words)]
    const [whole, run] = [part(start, end), part(from, to)]
    const said = denied.length > 0 ? whole : run
    return whole && said && { ...said, whole }
  }
}

/** A time that is said after a day goes with it: "Saturday", then "at 3"; in place of one that was said with the day. */
export function laterWhen(before: string | undefined, later: string): string {
  if (before === undefined || partsOf(later).isOfDay) return later
  const { isOfDay, clocks } = partsOf(before)
  if (!isOfDay) return later
  const day = clocks.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), before)
  return `${day.trim().replace(/[\s,.:;]+$/, '')}, ${later}`
}

/** "Not monday" takes back "monday 1:00". */
export function isTakenBack(when: string, refused: string): boolean {
  const own = new Set(tokensOf(when).map(({ word }) => word))
  const tokens = tokensOf(refused)
  const links = covered(find(tokens).filter(({ list }) => list === 'timeLink'))
  return tokens.some(({ word }, at) => !links.has(at) && own.has(word))
}

function partsOf(when: string): { isOfDay: boolean; clocks: Value[] } {
  const values = parseValues(when, ANYWHERE)
  const clocks = values.filter(({ kind }) => kind === 'clock' || kind === 'span')
  const tokens = tokensOf(when)
  const isNamed = find(tokens).some(({ list, from }) => {
    const token = tokens[from]
    return list === 'time' && token !== undefined && !isTaken(clocks, token)
  })
  return { isOfDay: isNamed || values.some(({ kind }) => kind === 'days' || kind === 'date'), clocks }
}
