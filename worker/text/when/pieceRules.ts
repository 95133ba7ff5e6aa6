import { boundOf, isClock } from './around'
import { COMMA, isEnd } from './moods'
import { type Content, isDayPiece } from './pieces'
import { readDay, shiftOf } from './readDays'
import { readAt } from './readPiece'
import { boundedAt } from './retold'
import type { Rule } from './rule'

/** "2 days later", of what is booked. */
const takeShift: Rule = ({ reading, scanned }, at, { found }) => {
  const shift = shiftOf(reading, at)
  const isMoved = reading.isMoving || scanned.owned.length > 0
  if (!shift || !isMoved || shift.end < (found?.end ?? 0)) return undefined
  scanned.by = shift.by
  scanned.read.push({ start: at, end: shift.end })
  return shift.end
}

/** "The day before", of a day that was named. */
const takeDayBeside: Rule = (state, at, { found, longestOther }) => {
  const { reading, pieces } = state
  const beside = reading.words.dayBeside(reading.lexemes, at)
  const base = beside && pieces.findLast(isDayPiece)
  if (!base || beside.end < Math.max(longestOther, found?.end ?? 0) || readDay(reading, beside.end)) return undefined
  if (base.isNot) state.not = state.join = undefined
  else if (state.join !== 'or') state.drop([base])
  const moved: Content = { kind: 'moved', of: base.content, by: [Number(beside.value.split(' ')[1])] }
  state.add({ content: [moved], end: beside.end }, at)
  return beside.end
}

/** "Sunday, that's Easter". */
const takeApposed: Rule = (state, at) => {
  const { reading, pieces } = state
  const apposes = reading.words.apposes(reading.lexemes, at)
  const apposed = apposes && pieces.at(-1)
  if (!apposed || apposed.end < at - 1 || !readAt(reading, apposes.end)) return undefined
  state.join = undefined
  state.not = apposed.isNot ? apposes.end : state.not
  return apposes.end
}

const takePiece: Rule = (state, at, { found, about, longestOther }) => {
  // "Um 17 Uhr Feierabend"
  const last = state.pieces.at(-1)
  const isShift = about?.value === 'done' && last?.end === at && isClock(last)
  if (!found || found.end < longestOther || (isShift && about.end >= found.end)) return undefined
  state.add(found, at)
  return found.end
}

const skipNeutral: Rule = (_, __, { neutral, longestOther, isDayDenied }) =>
  neutral && neutral.end >= longestOther && !isDayDenied ? neutral.end : undefined

/** "No wait", "scratch that", and a "no" between commas. */
const takeCorrection: Rule = (state, at, { denied, longestOther }) => {
  const { reading, pieces, clause } = state
  const { lexemes, words } = reading
  const corrects = words.corrects(lexemes, at)
  const isAlone = denied !== undefined && clause === at && at > 0 && COMMA.test(lexemes[denied.end]?.text ?? '')
  if (pieces.length === 0 || !((corrects && corrects.end >= longestOther) || isAlone)) return undefined
  state.corrected = [...pieces]
  reading.isCorrecting = pieces.at(-1)?.content.kind === 'clock'
  state.isCorrected = false
  state.clause = Math.max(corrects?.end ?? 0, denied?.end ?? 0)
  state.mood = undefined
  state.not = undefined
  return state.clause
}

/** "Thursday at 2, so not then". */
const takeDeniedThen: Rule = (state, _, { denied }) => {
  const { reading, pieces } = state
  const then = denied && reading.words.anaphor(reading.lexemes, denied.end)
  if (!then || !isEnd(reading, then.end)) return undefined
  const group = pieces.slice(pieces.findLastIndex((piece) => isDayPiece(piece)))
  state.drop(group.filter((piece) => !isDayPiece(piece)))
  for (const piece of group) piece.isNot = true
  return then.end
}

/** "After that". Of "my shift ends at 3, so Friday after that" it is the hour. */
const takeBound: Rule = ({ reading, pieces, mood, not, because }, at) => {
  const bounding = boundOf(reading, at)
  const named = bounding && pieces.findLast(({ end }) => end < at)
  const narrowed = named && boundedAt(named, bounding.side)
  if (!narrowed) return undefined
  // "I'm away till then"
  if (mood !== 'busy' && not === undefined) pieces.splice(pieces.indexOf(named), 1, narrowed)
  because.delete(named)
  return bounding.end
}

export const PIECE_RULES: readonly Rule[] = [
  takeShift,
  takeDayBeside,
  takeApposed,
  takePiece,
  skipNeutral,
  takeCorrection,
  takeDeniedThen,
  takeBound,
]
