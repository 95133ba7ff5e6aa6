import type { Lexeme } from '../values/lexemes'
import { isAttached } from '../values/parser'
import type { Phrase } from '../values/phrases'
import { boundOf, FAR, isClock, isDayBehind, readsOn } from './around'
import { BREAK, COMMA, isEnd, type Mood, moodAt, movesAway, told } from './moods'
import { type Content, type Found, isDayPiece, type Join, type Piece, type Reading } from './pieces'
import { readDay, shiftOf } from './readDays'
import { readAt } from './readPiece'
import { boundedAt, reasonsFor, replacedBy } from './retold'
import { apart, spelled } from './spelled'
import { otherEnd, unreadAt } from './unread'
import { ALL_DAY } from './wish'
import type { WhenWords } from './words'

const TIMES = new Set(['part', 'span', 'clock'])

export type Scanned = {
  lexemes: readonly Lexeme[]
  /** When they want to come. */
  pieces: Piece[]
  /** When what is booked already is. */
  owned: Piece[]
  /** "2 days later": days by which something is to be moved. */
  by: number[] | undefined
  /** "Same time": as what is booked. */
  isSameTime: boolean
  /** What was left unread though it may say when. */
  unread: string[]
  /** All that was read, whatever it is said of. */
  read: { start: number; end: number }[]
}

const furthest = (one: Phrase<string> | undefined, other: Phrase<string> | undefined) =>
  one && other ? (other.end > one.end ? other : one) : (one ?? other)

/** All that a text says of a time, in reading order. */
export function scan(all: readonly Lexeme[], words: WhenWords, country: string): Scanned {
  const pieces: Piece[] = []
  const lexemes = all.flatMap((lexeme) => apart(spelled(lexeme, words), words))
  const reading: Reading = {
    lexemes,
    words,
    country,
    before: pieces,
    isMoving: false,
    isCorrecting: false,
    days: new Map(),
  }
  const scanned: Scanned = { lexemes, pieces, owned: [], by: undefined, isSameTime: false, unread: [], read: [] }
  const hours: Piece[] = []
  let mood: Mood | undefined
  let join: Join
  let not: number | undefined
  let clause = 0
  let hasWish = false
  let clauseHasWish = false
  let canList = false
  let isOfHours = false
  let busyEnd: number | undefined
  /** What a correction takes the place of, and what a "so" follows from. */
  let corrected: Piece[] = []
  let isCorrected = false
  let reasons: Piece[] = []
  let isReason = false
  let soEnd = 0
  let pastEnd = -2
  /** Said as a reason behind "because"; dropped where a wish is left. */
  const because = new Set<Piece>()
  const turned = new Set<Piece>()
  /** What was read since the clause began, for what is said behind it. */
  const ofClause = () => pieces.filter(({ start }) => start >= clause)
  const endClause = (at: number) => {
    if (!isOfHours) hasWish ||= clauseHasWish
    isOfHours = false
    not = undefined
    clause = at
    clauseHasWish = false
  }
  const drop = (dropped: readonly Piece[]) => {
    for (const piece of dropped) if (pieces.includes(piece)) pieces.splice(pieces.indexOf(piece), 1)
  }
  const add = (found: Found, at: number) => {
    // "I work til 3, so anything after that on Tuesday": only what stands together is when they work.
    if (mood === 'busy' && busyEnd !== undefined && at > busyEnd + 1) mood = 'wish'
    busyEnd = mood === 'busy' ? found.end : undefined
    const last = pieces.at(-1)
    const isSame = last && found.content.some((content) => isDayPiece({ ...last, content }) === isDayPiece(last))
    const isListed =
      isSame === true &&
      join !== undefined &&
      join !== 'sentence' &&
      last?.isNot === true &&
      canList &&
      last.end >= at - 3
    const affirmed = words.affirms(lexemes, found.end) ?? words.mood(lexemes, found.end)
    const isWeek = found.content.some(({ kind }) => kind === 'week')
    const isContinued = isListed && (join === 'or' || (join === 'comma' && !affirmed && !isWeek))
    if (isContinued && join === 'comma' && lexemes[found.end] === undefined) scanned.unread.push('list')
    const isNot = not === undefined ? isContinued : at - not <= FAR
    const toward = words.moveTo(lexemes, at - 1)
    if (reading.isMoving && toward && toward.end === at) mood = 'wish'
    scanned.read.push({ start: at, end: found.end })
    // "Yesterday at 3"
    if (found.content.some(({ kind }) => kind === 'past')) pastEnd = found.end
    else if (at <= pastEnd + 1 && join === undefined && found.content.every(({ kind }) => TIMES.has(kind))) return
    for (const content of found.content) {
      if (content.kind === 'past') continue
      // "Monday all day, Tuesday after 3"
      const isWhole = content.kind === 'any' && isDayBehind(pieces, at)
      const meant: Content = isWhole ? { kind: 'part', from: ALL_DAY.from, to: ALL_DAY.to } : content
      const piece: Piece = { content: meant, start: at, end: found.end, join, isNot }
      if (mood === 'past') continue
      if (mood === 'own' || (reading.isMoving && mood === undefined && movesAway(reading, at)))
        scanned.owned.push(piece)
      else {
        const said = told(piece, mood)
        const isTurned = mood === 'busy' || mood === 'done' || mood === 'starts'
        if (isTurned) turned.add(said)
        else if (isReason && mood === undefined && !isNot) because.add(said)
        else {
          drop(replacedBy(said, corrected))
          isCorrected ||= !isNot
          if (!isNot) drop(reasonsFor(said, reasons, turned))
        }
        pieces.push(said)
      }
      if (mood === 'hours') hours.push(piece)
      join =
        content === found.content.at(-1) || !found.content.every((one) => isDayPiece({ ...piece, content: one }))
          ? undefined
          : 'or'
    }
    join = undefined
    reading.isCorrecting = false
    canList = true
    if (not !== undefined && isNot) not = undefined
    if (mood === 'done' || mood === 'starts') mood = undefined
  }
  for (let at = 0; at < lexemes.length; ) {
    const lexeme = lexemes[at]
    const shift = shiftOf(reading, at)
    const found = readAt(reading, at)
    const neutral = words.neutral(lexemes, at)
    const denied = furthest(words.not(lexemes, at), words.denies(lexemes, at))
    const about = moodAt(reading, at)
    const longestOther = Math.max(neutral?.end ?? 0, denied?.end ?? 0, about?.end ?? 0)
    if (shift && (reading.isMoving || scanned.owned.length > 0) && shift.end >= (found?.end ?? 0)) {
      scanned.by = shift.by
      scanned.read.push({ start: at, end: shift.end })
      at = shift.end
      continue
    }
    const beside = words.dayBeside(lexemes, at)
    const base = beside && pieces.findLast(isDayPiece)
    if (base && beside.end >= Math.max(longestOther, found?.end ?? 0) && !readDay(reading, beside.end)) {
      if (base.isNot) not = join = undefined
      else if (join !== 'or') drop([base])
      const moved: Content = { kind: 'moved', of: base.content, by: [Number(beside.value.split(' ')[1])] }
      add({ content: [moved], end: beside.end }, at)
      at = beside.end
      continue
    }
    const apposes = words.apposes(lexemes, at)
    const apposed = apposes && pieces.at(-1)
    if (apposed && apposed.end >= at - 1 && readAt(reading, apposes.end)) {
      join = undefined
      not = apposed.isNot ? apposes.end : not
      at = apposes.end
      continue
    }
    // "Um 17 Uhr Feierabend"
    const isShift = about?.value === 'done' && pieces.at(-1)?.end === at && pieces.slice(-1).some(isClock)
    if (found && found.end >= longestOther && !(isShift && about.end >= found.end)) {
      add(found, at)
      at = found.end
      continue
    }
    // "Friday doesn't work anymore", but "the heater doesn't work anymore".
    const isOfDay = denied !== undefined && isDayBehind(pieces, at)
    if (neutral && neutral.end >= longestOther && !isOfDay) {
      at = neutral.end
      continue
    }
    const corrects = words.corrects(lexemes, at)
    const isAlone = denied !== undefined && clause === at && at > 0 && COMMA.test(lexemes[denied.end]?.text ?? '')
    if (pieces.length > 0 && ((corrects && corrects.end >= longestOther) || isAlone)) {
      corrected = [...pieces]
      reading.isCorrecting = pieces.at(-1)?.content.kind === 'clock'
      isCorrected = false
      at = Math.max(corrects?.end ?? 0, denied?.end ?? 0)
      clause = at
      mood = undefined
      not = undefined
      continue
    }
    // "Thursday at 2, so not then"
    const then = denied && words.anaphor(lexemes, denied.end)
    if (then && isEnd(reading, then.end)) {
      const group = pieces.slice(pieces.findLastIndex((piece) => isDayPiece(piece)))
      drop(group.filter((piece) => !isDayPiece(piece)))
      for (const piece of group) piece.isNot = true
      at = then.end
      continue
    }
    const bounding = boundOf(reading, at)
    // Of "my shift ends at 3, so Friday after that" it is the hour.
    const named = bounding && pieces.findLast(({ end }) => end < at)
    const narrowed = named && boundedAt(named, bounding.side)
    if (narrowed) {
      // "I'm away till then"
      if (mood !== 'busy' && not === undefined) pieces.splice(pieces.indexOf(named), 1, narrowed)
      because.delete(named)
      at = bounding.end
      continue
    }
    const asks = words.asks(lexemes, at)
    if (asks && pieces.length > 0 && isEnd(reading, asks.end) && asks.end >= longestOther) {
      at = asks.end
      continue
    }
    if (denied && denied.end >= (about?.end ?? 0)) {
      const next = lexemes[denied.end]
      const isLast =
        next === undefined || BREAK.test(next.text) || COMMA.test(next.text) || words.but(lexemes, denied.end)
      const isPredicate = isOfDay && words.is(lexemes, at) !== undefined
      const isBehind = pieces.at(-1) !== undefined && (pieces.at(-1)?.end ?? 0) >= at - 3
      if (isBehind && (isLast || isPredicate || (words.denies(lexemes, at) && !readsOn(reading, denied.end)))) {
        for (const piece of ofClause()) piece.isNot = true
        not = undefined
      } else not = denied.end
      canList = false
      at = denied.end
      continue
    }
    if (about) {
      const kind = about.value
      const then = words.anaphor(lexemes, about.end)
      // "Needs to be done by then, Friday"
      if (then && (kind === 'starts' || kind === 'done')) {
        at = then.end
        continue
      }
      const last = pieces.at(-1)
      if (kind === 'moves') {
        reading.isMoving = true
        mood = undefined
      } else if (kind === 'past') {
        if (!clauseHasWish) drop(ofClause().filter(({ isNot }) => !isNot))
        if (!clauseHasWish) mood = 'past'
      } else if (kind === 'contact') mood = 'past'
      else if (kind === 'cancels') mood = 'own'
      else if (kind === 'own') mood = clauseHasWish && !reading.isMoving ? mood : 'own'
      else if (kind === 'thing') hasWish = clauseHasWish = mood !== 'past' && mood !== 'own' ? true : clauseHasWish
      else if (kind === 'wish') {
        clauseHasWish = true
        mood = mood === 'hours' ? mood : 'wish'
        not = undefined
      } else if (
        (kind === 'done' || kind === 'starts') &&
        last?.end === at &&
        isClock(last) &&
        !readAt(reading, about.end)
      ) {
        // "Um 17 Uhr Feierabend", "五点下班"
        const said = told(last, kind)
        pieces.splice(-1, 1, said)
        turned.add(said)
        mood = undefined
      } else if (kind === 'busy' && isEnd(reading, about.end) && last && isDayPiece(last) && last.end === at)
        last.isNot = true
      else {
        mood = kind as Mood
        if (mood === 'hours') {
          isOfHours = true
          hours.push(...ofClause())
        }
      }
      canList = false
      at = about.end
      continue
    }
    if (lexeme?.kind === 'mark') {
      const isBreak = BREAK.test(lexeme.text) && !(lexeme.text === '.' && isAttached(lexemes[at + 1]))
      if (isBreak || COMMA.test(lexeme.text)) {
        if (isBreak) join = 'sentence'
        else join ??= 'comma'
        if (mood !== 'own' || isBreak) mood = undefined
        if (isBreak) reading.isMoving = isReason = false
        if (isBreak && isCorrected) corrected = []
        if (at > soEnd) reasons = []
        endClause(at + 1)
      }
      if (isBreak || /^[/&+、]$/.test(lexeme.text)) join = isBreak ? 'sentence' : 'or'
      at++
      continue
    }
    const is = words.is(lexemes, at)
    const isTold =
      is &&
      readAt(reading, words.fill(lexemes, is.end)?.end ?? is.end) &&
      !clauseHasWish &&
      mood === undefined &&
      [1, 2, 3, 4].some((back) => at - back >= clause && words.my(lexemes, at - back))
    if (isTold) mood = 'own'
    const but = words.but(lexemes, at)
    if (but) {
      join = 'comma'
      if (mood !== 'own') mood = undefined
      canList = false
      endClause(but.end)
    }
    const holds = words.holds(lexemes, at)
    const held = holds && readAt(reading, holds.end)
    if (held?.content.every(({ kind }) => kind === 'clock') && !reading.isMoving) mood = 'own'
    if (words.same(lexemes, at)) scanned.isSameTime = true
    const so = words.so(lexemes, at)
    if (so) {
      mood = undefined
      isReason = false
      reasons = pieces.filter((piece) => !turned.has(piece) || [...turned].some(isDayPiece))
      soEnd = so.end
      endClause(so.end)
    }
    const why = words.because(lexemes, at)
    if (why) {
      if (mood !== 'own') mood = undefined
      isReason = true
      endClause(why.end)
    }
    const unsure = words.unsure(lexemes, at)
    if (unsure) scanned.unread.push(unsure.value)
    const joined = words.or(lexemes, at) ?? words.and(lexemes, at)
    if (joined) {
      join = 'or'
      if (isOfHours) {
        mood = undefined
        endClause(joined.end)
      }
    }
    const bound = words.side(lexemes, at) ?? words.fill(lexemes, at)
    if (!joined && !but && !bound) canList = words.affirms(lexemes, at) === undefined && canList
    const other = otherEnd(reading, at)
    if (!other && !joined && !but) scanned.unread.push(...unreadAt(reading, at))
    at = Math.max(
      but?.end ?? 0,
      so?.end ?? 0,
      why?.end ?? 0,
      unsure?.end ?? 0,
      joined?.end ?? 0,
      other ?? 0,
      bound?.end ?? 0,
      at + 1,
    )
  }
  endClause(lexemes.length)
  if (pieces.some((piece) => isDayPiece(piece) && !piece.isNot && !because.has(piece))) drop([...because])
  if (!hasWish) drop(hours.filter((piece) => pieces.includes(piece)))
  return scanned
}
