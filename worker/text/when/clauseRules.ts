import { isAttached } from '../values/parser'
import type { Phrase } from '../values/phrases'
import { isClock, readsOn } from './around'
import { BREAK, COMMA, isEnd, type Mood, told } from './moods'
import { isDayPiece } from './pieces'
import { readAt } from './readPiece'
import type { Rule } from './rule'
import type { ScanState } from './scanState'
import { otherEnd, unreadAt } from './unread'

/** "Tuesday, right?" */
const skipQuestion: Rule = ({ reading, pieces }, at, { longestOther }) => {
  const asks = reading.words.asks(reading.lexemes, at)
  return asks && pieces.length > 0 && isEnd(reading, asks.end) && asks.end >= longestOther ? asks.end : undefined
}

/** "Not", of what follows, or of what stands before: "Friday doesn't work". */
const takeDenial: Rule = (state, at, { denied, about, isDayDenied }) => {
  if (!denied || denied.end < (about?.end ?? 0)) return undefined
  const { reading, pieces } = state
  const { lexemes, words } = reading
  const next = lexemes[denied.end]
  const isLast = next === undefined || BREAK.test(next.text) || COMMA.test(next.text) || words.but(lexemes, denied.end)
  const isPredicate = isDayDenied && words.is(lexemes, at) !== undefined
  const isBehind = pieces.at(-1) !== undefined && (pieces.at(-1)?.end ?? 0) >= at - 3
  if (isBehind && (isLast || isPredicate || (words.denies(lexemes, at) && !readsOn(reading, denied.end)))) {
    for (const piece of state.ofClause()) piece.isNot = true
    state.not = undefined
  } else state.not = denied.end
  state.canList = false
  return denied.end
}

/** What the clause is about. */
const takeMood: Rule = (state, at, { about }) => {
  if (!about) return undefined
  const kind = about.value
  const then = state.reading.words.anaphor(state.reading.lexemes, about.end)
  // "Needs to be done by then, Friday"
  if (then && (kind === 'starts' || kind === 'done')) return then.end
  setMood(state, at, about)
  state.canList = false
  return about.end
}

function setMood(state: ScanState, at: number, about: Phrase<string>): void {
  const { reading, pieces } = state
  const kind = about.value
  const last = pieces.at(-1)
  if (kind === 'moves') {
    reading.isMoving = true
    state.mood = undefined
  } else if (kind === 'past') {
    if (!state.clauseHasWish) state.drop(state.ofClause().filter(({ isNot }) => !isNot))
    if (!state.clauseHasWish) state.mood = 'past'
  } else if (kind === 'contact') state.mood = 'past'
  else if (kind === 'cancels') state.mood = 'own'
  else if (kind === 'own') state.mood = state.clauseHasWish && !reading.isMoving ? state.mood : 'own'
  else if (kind === 'thing') {
    if (state.mood !== 'past' && state.mood !== 'own') state.clauseHasWish = true
    state.hasWish = state.clauseHasWish
  } else if (kind === 'wish') {
    state.clauseHasWish = true
    state.mood = state.mood === 'hours' ? state.mood : 'wish'
    state.not = undefined
  } else if (
    (kind === 'done' || kind === 'starts') &&
    last?.end === at &&
    isClock(last) &&
    !readAt(reading, about.end)
  ) {
    // "Um 17 Uhr Feierabend", "五点下班"
    const said = told(last, kind)
    pieces.splice(-1, 1, said)
    state.turned.add(said)
    state.mood = undefined
  } else if (kind === 'busy' && isEnd(reading, about.end) && last && isDayPiece(last) && last.end === at)
    last.isNot = true
  else {
    state.mood = kind as Mood
    if (state.mood === 'hours') {
      state.isOfHours = true
      state.hours.push(...state.ofClause())
    }
  }
}

/** A comma, the end of a sentence, a slash. */
const takeMark: Rule = (state, at) => {
  const { reading, mood, soEnd } = state
  const { lexemes } = reading
  const lexeme = lexemes[at]
  if (lexeme?.kind !== 'mark') return undefined
  const isBreak = BREAK.test(lexeme.text) && !(lexeme.text === '.' && isAttached(lexemes[at + 1]))
  if (isBreak || COMMA.test(lexeme.text)) {
    if (isBreak) state.join = 'sentence'
    else state.join ??= 'comma'
    if (mood !== 'own' || isBreak) state.mood = undefined
    if (isBreak) reading.isMoving = state.isReason = false
    if (isBreak && state.isCorrected) state.corrected = []
    if (at > soEnd) state.reasons = []
    state.endClause(at + 1)
  }
  if (isBreak || /^[/&+、]$/.test(lexeme.text)) state.join = isBreak ? 'sentence' : 'or'
  return at + 1
}

export const CLAUSE_RULES: readonly Rule[] = [skipQuestion, takeDenial, takeMood, takeMark]

/** A word that is none of these: what it begins or joins, and whether it may say a time. Answers where to read on. */
export function readOn(state: ScanState, at: number): number {
  const { reading, scanned } = state
  const { lexemes, words } = reading
  noteOwned(state, at)
  const but = words.but(lexemes, at)
  if (but) {
    state.join = 'comma'
    if (state.mood !== 'own') state.mood = undefined
    state.canList = false
    state.endClause(but.end)
  }
  const holds = words.holds(lexemes, at)
  const held = holds && readAt(reading, holds.end)
  if (held?.content.every(({ kind }) => kind === 'clock') && !reading.isMoving) state.mood = 'own'
  if (words.same(lexemes, at)) scanned.isSameTime = true
  const reasoned = noteReasons(state, at)
  const unsure = words.unsure(lexemes, at)
  if (unsure) scanned.unread.push(unsure.value)
  const joined = words.or(lexemes, at) ?? words.and(lexemes, at)
  if (joined) {
    state.join = 'or'
    if (state.isOfHours) {
      state.mood = undefined
      state.endClause(joined.end)
    }
  }
  const bound = words.side(lexemes, at) ?? words.fill(lexemes, at)
  if (!joined && !but && !bound) state.canList = words.affirms(lexemes, at) === undefined && state.canList
  const other = otherEnd(reading, at)
  if (!other && !joined && !but) scanned.unread.push(...unreadAt(reading, at))
  const ends = [but, unsure, joined, bound].map((phrase) => phrase?.end ?? 0)
  return Math.max(...ends, reasoned, other ?? 0, at + 1)
}

/** "My appointment is Tuesday". */
function noteOwned(state: ScanState, at: number): void {
  const { lexemes, words } = state.reading
  const is = words.is(lexemes, at)
  const isTold =
    is &&
    readAt(state.reading, words.fill(lexemes, is.end)?.end ?? is.end) &&
    !state.clauseHasWish &&
    state.mood === undefined &&
    [1, 2, 3, 4].some((back) => at - back >= state.clause && words.my(lexemes, at - back))
  if (isTold) state.mood = 'own'
}

/** "So" and "because"; where the later of them ends, or 0. */
function noteReasons(state: ScanState, at: number): number {
  const { lexemes, words } = state.reading
  const so = words.so(lexemes, at)
  if (so) {
    state.mood = undefined
    state.isReason = false
    state.reasons = state.pieces.filter((piece) => !state.turned.has(piece) || [...state.turned].some(isDayPiece))
    state.soEnd = so.end
    state.endClause(so.end)
  }
  const why = words.because(lexemes, at)
  if (why) {
    if (state.mood !== 'own') state.mood = undefined
    state.isReason = true
    state.endClause(why.end)
  }
  return Math.max(so?.end ?? 0, why?.end ?? 0)
}
