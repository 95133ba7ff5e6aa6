import { tokensOf } from '../../../text/terms'
import { listFinder, type Part } from './lists'

const find = listFinder('time', 'timeLink', 'timeBound', 'timeHalf', 'callMe')
const TIMES = ['time', 'timeLink', 'timeBound', 'timeHalf']
const CLOCK = /^\d{1,2}(?:am|pm|h|uhr)?(?:\d{2})?$/

/** When somebody wants to be called or to come, in their words: "after 4", "tomorrow morning". */
export function whenIn(text: string, taken: Part[], isAsked: boolean): Part | undefined {
  const tokens = tokensOf(text)
  const hits = find(tokens)
  if (!isAsked && !hits.some(({ list }) => list === 'callMe') && taken.length === 0) return undefined
  const listsAt = tokens.map(
    (_, at) => new Set(hits.filter(({ from, to }) => from <= at && at < to).map(({ list }) => list)),
  )
  const isFree = (at: number) =>
    !taken.some(({ start, end }) => start < (tokens[at]?.end ?? 0) && end > (tokens[at]?.start ?? 0))
  const isClock = (at: number) => CLOCK.test(tokens[at]?.word ?? '') && isFree(at)
  const anchors = tokens.map((_, at) =>
    Boolean(
      (listsAt[at]?.has('time') && isFree(at)) ||
        (isClock(at) &&
          (listsAt[at - 1]?.has('timeBound') ||
            listsAt[at + 1]?.has('timeHalf') ||
            /[a-z]/.test(tokens[at]?.word ?? ''))),
    ),
  )
  const belongs = (at: number) => isFree(at) && (isClock(at) || TIMES.some((list) => listsAt[at]?.has(list)))
  const at = anchors.indexOf(true)
  if (at < 0) return undefined
  let from = at
  while (from > 0 && belongs(from - 1) && near(text, tokens, from - 1)) from--
  let to = at + 1
  while (to < tokens.length && belongs(to) && near(text, tokens, to - 1)) to++
  while (to > at + 1 && !anchors[to - 1] && !isClock(to - 1) && !listsAt[to - 1]?.has('timeHalf')) to--
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last ? { start: first.start, end: last.end, value: text.slice(first.start, last.end) } : undefined
}

const near = (text: string, tokens: ReturnType<typeof tokensOf>, at: number): boolean => {
  const [here, next] = [tokens[at], tokens[at + 1]]
  return here !== undefined && next !== undefined && /^[\s:.,-]{0,2}$/.test(text.slice(here.end, next.start))
}
