import { tokensOf } from '../../../text/terms'
import { isTaken, listFinder, type Part, partOf } from './lists'

const find = listFinder('time', 'timeLink', 'timeBound', 'timeHalf', 'callMe')
const TIMES = ['time', 'timeLink', 'timeBound', 'timeHalf']
const CLOCK = /^\d{1,2}(?:am|pm|h|uhr)?(?:\d{2})?$/

/** When somebody wants to be called or to come, in their words: "after 4", "tomorrow morning". */
export function whenIn(text: string, taken: Part[], isAsked: boolean): Part | undefined {
  const tokens = tokensOf(text)
  const hits = find(tokens)
  if (!isAsked && !hits.some(({ list }) => list === 'callMe') && taken.length === 0) return undefined
  const isIn = (at: number, ...lists: string[]) =>
    hits.some(({ list, from, to }) => from <= at && at < to && lists.includes(list))
  const isFree = (at: number) => !isTaken(taken, tokens[at])
  const isClock = (at: number) => CLOCK.test(tokens[at]?.word ?? '') && isFree(at)
  const isSurelyClock = (at: number) =>
    isClock(at) && (isIn(at - 1, 'timeBound') || isIn(at + 1, 'timeHalf') || /[a-z]/.test(tokens[at]?.word ?? ''))
  const isAnchor = (at: number) => (isIn(at, 'time') && isFree(at)) || isSurelyClock(at)
  const belongs = (at: number) => isFree(at) && (isClock(at) || isIn(at, ...TIMES))
  const isNear = (at: number) => /^[\s:.,-]{0,2}$/.test(text.slice(tokens[at]?.end, tokens[at + 1]?.start))
  const at = tokens.findIndex((_, index) => isAnchor(index))
  if (at < 0) return undefined
  let from = at
  while (from > 0 && belongs(from - 1) && isNear(from - 1)) from--
  let to = at + 1
  while (to < tokens.length && belongs(to) && isNear(to - 1)) to++
  while (to > at + 1 && !isAnchor(to - 1) && !isClock(to - 1) && !isIn(to - 1, 'timeHalf')) to--
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last && partOf(text, first, last)
}
