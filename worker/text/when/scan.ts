import type { Lexeme } from '../values/lexemes'
import { isAttached } from '../values/parser'
import type { Phrase } from '../values/phrases'
import {
  type Content,
  type Found,
  isDay,
  isDayFrame,
  isDayPiece,
  isTimePiece,
  type Join,
  longest,
  type Piece,
  type Reading,
} from './pieces'
import { readDay, readSoon } from './readDays'
import { readClock, readPhrase, readSpan } from './readTimes'
import { spelled } from './spelled'
import { otherEnd, unreadAt } from './unread'
import type { WhenWords } from './words'

export type Scanned = {
  lexemes: readonly Lexeme[]
  /** When they want to come. */
  pieces: Piece[]
  /** All that was read, whatever it is said of. */
  read: { start: number; end: number }[]
  /** Some was left unread, or says more than is read here. */
  isUnclear: boolean
}

/** What a clause is about, if it is no wish: what was, is booked already or isn't asked for; what somebody does then. */
type Mood = 'aside' | 'told'

const BREAK = /^[.?!;\n。？！؟]$/
const COMMA = /^[,，、،:()]$/
/** "Not on the", "not too": so much may stand between. */
const FAR = 3
const READERS = [readSoon, readDay, readSpan, readPhrase, readClock]

/** "My 9 am to 11" is no span where something is moved. */
const isFromTo = ({ content }: Piece): boolean =>
  content.kind === 'range' || content.kind === 'span' || (content.kind === 'days' && content.days.length > 1)

/** The longest that can be read from here; of two of the same length the first. */
function readAt(reading: Reading, at: number): Found<Content> | undefined {
  const { kind, text } = reading.lexemes[at] ?? {}
  return kind === 'mark' && text !== '@' ? undefined : longest(READERS.map((read) => read(reading, at)))
}

/** All that a text says of a time, in reading order. */
export function scan(all: readonly Lexeme[], words: WhenWords, country: string): Scanned {
  const lexemes = all.map((lexeme) => spelled(lexeme, words))
  return new Scan(lexemes, words, country).run()
}

class Scan {
  readonly #pieces: Piece[] = []
  readonly #reading: Reading
  readonly #scanned: Scanned
  /** Days and hours that are told, not wished for. */
  readonly #asides: Piece[] = []
  /** Where a clause began, and what it is about. */
  #clause = 0
  readonly #clauses = [0]
  /** The clauses with a number or a day in them that nothing was made of. */
  readonly #unread: number[] = []
  #mood: Mood | undefined
  #isWished = false
  #join: Join
  /** Where a denial ended that waits for what it denies. */
  #not: number | undefined
  /** How many pieces stood before "no wait" or "so". */
  #turned = 0
  #isMove = false
  /** Whether "or" and commas go on with a denied list: "not Monday, Tuesday", but "Monday doesn't work, Tuesday". */
  #canList = false
  #isTold = false

  constructor(lexemes: readonly Lexeme[], words: WhenWords, country: string) {
    const input = { lexemes, locale: { country, currency: 'USD' }, before: [] }
    this.#reading = { lexemes, words, country, before: this.#pieces, input, days: new Map() }
    this.#scanned = { lexemes, pieces: this.#pieces, read: [], isUnclear: false }
  }

  run(): Scanned {
    for (let at = 0; at < this.#reading.lexemes.length; ) at = this.#step(at)
    if (this.#unread.some((clause) => !this.#isWholeWithout(clause))) this.#unclear()
    const [hasDay, hasTime] = [this.#pieces.some(isDayPiece), this.#pieces.some(isTimePiece)]
    // "I work till 4" matters where no hour is named.
    if (this.#isTold && !(hasDay && hasTime)) this.#unclear()
    if (this.#isMove && (this.#hasTwoDays() || this.#pieces.some(isFromTo))) this.#unclear()
    // "My appointment is Tuesday, can I come at 4 instead?"
    if (this.#asides.some(isDayPiece) && !hasDay) this.#unclear()
    return this.#scanned
  }

  /** Takes what stands somewhere; answers where to read on. */
  #step(at: number): number {
    const { lexemes, words } = this.#reading
    const found = readAt(this.#reading, at)
    const neutral = words.neutral(lexemes, at) ?? this.#repeatAt(at)
    const denied = longest([words.not(lexemes, at), words.denies(lexemes, at)])
    const about = this.#moodAt(at)
    const other = longest([neutral, denied, about])
    if (found && found.end >= (other?.end ?? 0)) return this.#add(found, at)
    const last = this.#pieces.at(-1)
    const isDayDenied = denied !== undefined && last !== undefined && isDayPiece(last) && last.end === at
    if (neutral && neutral === other && !isDayDenied) return neutral.end
    const turn = words.turn(lexemes, at)
    if (denied && denied.end >= Math.max(about?.end ?? 0, turn?.end ?? 0)) return this.#deny(denied.end, at)
    if (about) return this.#setMood(about, at)
    return lexemes[at]?.kind === 'mark' ? this.#mark(at) : this.#readOn(at)
  }

  /** What was read since the clause began, for what is said behind it. */
  #ofClause = (): Piece[] => this.#pieces.filter(({ start }) => start >= this.#clause)

  /** "Wednesday the 9th" is one. */
  #hasTwoDays(): boolean {
    const days = this.#pieces.filter((piece) => isDayPiece(piece) && !piece.isNot)
    const named = days.filter(({ content }) => content.kind === 'days').length
    return named > 1 || days.length - named > 1
  }

  /** A day and an hour are named in other clauses: a number in this one says something else. */
  #isWholeWithout(clause: number): boolean {
    const others = this.#pieces.filter(({ start, isNot }) => this.#clauseOf(start) !== clause && !isNot)
    return others.some(isDayPiece) && others.some(({ content }) => content.kind === 'clock')
  }

  #clauseOf = (at: number): number => this.#clauses.findLast((start) => start <= at) ?? 0

  /** "At 4, not 3" */
  #isDeniedTime(at: number): boolean {
    return this.#not === at && this.#pieces.some(({ content, isNot }) => content.kind === 'clock' && !isNot)
  }

  #unclear(): void {
    this.#scanned.isUnclear = true
  }

  #endClause(at: number): void {
    this.#not = undefined
    this.#mood = undefined
    this.#clause = at
    this.#clauses.push(at)
    this.#isWished = false
  }

  #add(found: Found, at: number): number {
    this.#scanned.read.push({ start: at, end: found.end })
    this.#isTold ||= this.#mood === 'told'
    // "The Tuesday after Labor Day"
    const last = this.#pieces.at(-1)
    if (last?.content.kind === 'days' && last.end === at && found.content[0]?.kind === 'bounded') this.#unclear()
    // "By Friday noon"
    if (
      last?.content.kind === 'bounded' &&
      last.content.side !== 'start' &&
      last.end === at &&
      !found.content.some(isDay)
    )
      this.#unclear()
    const isNot = this.#isDenied(found, at)
    if (this.#turned > 0 && !isNot) this.#correct(found)
    if (last && last.isNot === isNot && this.#isListedNext(last, found)) return found.end
    for (const content of found.content) {
      if (content.kind === 'past') this.#mood = 'aside'
      else {
        const piece: Piece = { content, start: at, end: found.end, join: this.#join, isNot }
        if (this.#mood === 'aside' || this.#mood === 'told') this.#asides.push(piece)
        else this.#pieces.push(piece)
      }
      this.#join = found.content.every(isDay) ? 'or' : undefined
    }
    this.#join = undefined
    this.#canList = true
    if (isNot) this.#not = undefined
    return found.end
  }

  /** "Tuesday at 3, no wait, Wednesday": another day is meant, at the same time. */
  #correct({ content }: Found): void {
    // "Mondays are my days off, so next week"
    if (content.some((one) => isDay(one) && isDayFrame(one))) {
      this.#unclear()
      return
    }
    const isLeft = (piece: Piece, at: number): boolean =>
      at >= this.#turned || piece.isNot || !content.some((one) => isDay(one) === isDayPiece(piece))
    const left = this.#pieces.filter(isLeft)
    this.#turned -= this.#pieces.length - left.length
    this.#pieces.splice(0, this.#pieces.length, ...left)
  }

  /** "Next Tuesday or Wednesday": both are next. */
  #isListedNext(last: Piece, { content: [day, ...others], end }: Found): boolean {
    if (day?.kind !== 'days' || last.content.kind !== 'days' || day.modifier || day.isEvery || others.length > 0)
      return false
    const isListed = this.#join === 'or' || this.#join === 'comma'
    if (!isListed || (last.content.modifier !== 'next' && last.content.modifier !== 'nextWeek')) return false
    last.content = { ...last.content, days: [...last.content.days, ...day.days] }
    last.end = end
    this.#join = undefined
    return true
  }

  /** "Not Tuesday", "not Tuesday or Friday". */
  #isDenied(found: Found, at: number): boolean {
    const { lexemes, words } = this.#reading
    if (this.#not !== undefined) return at - this.#not <= FAR
    const last = this.#pieces.at(-1)
    const isListed =
      this.#canList &&
      last?.isNot === true &&
      found.content.some((content) => isDay(content) === isDayPiece(last)) &&
      last.end >= at - 3
    if (!isListed || (this.#join !== 'or' && this.#join !== 'comma')) return false
    if (this.#join === 'or') return true
    const isAffirmed = words.affirms(lexemes, found.end) ?? words.mood(lexemes, found.end)
    if (isAffirmed || found.content.some(({ kind }) => kind === 'week')) return false
    // "Not Monday, Tuesday" is a list, or what is wished for instead.
    if (BREAK.test(lexemes[found.end]?.text ?? '.')) this.#unclear()
    return true
  }

  /** "Not", of what follows, or of what stands before: "Friday doesn't work". */
  #deny(end: number, at: number): number {
    const { lexemes, words } = this.#reading
    const next = lexemes[end]
    const isLast = next === undefined || BREAK.test(next.text) || COMMA.test(next.text) || words.but(lexemes, end)
    const isBehind = (this.#pieces.at(-1)?.end ?? Number.NEGATIVE_INFINITY) >= at - 3
    if (isBehind && (isLast || words.denies(lexemes, at))) {
      // "Tuesday, no, Wednesday"
      if (this.#clause === at) this.#turned = this.#pieces.length
      for (const piece of this.#ofClause()) piece.isNot = true
      this.#not = undefined
    } else this.#not = end
    this.#canList = false
    // "So not then"
    if (words.anaphor(lexemes, end) && !readAt(this.#reading, end)) this.#unclear()
    return end
  }

  /** "Sunday, I said." says it again; "I said Tuesday but meant Wednesday" doesn't. */
  #repeatAt(at: number): Phrase<string> | undefined {
    const { lexemes, words } = this.#reading
    const found = words.repeats(lexemes, at)
    const next = found && lexemes[found.end]?.text
    return next === undefined || BREAK.test(next) || COMMA.test(next) ? found : undefined
  }

  /** Of "come in an hour" the "in" is no part of the mood. */
  #moodAt(at: number): Phrase<string> | undefined {
    const found = this.#reading.words.mood(this.#reading.lexemes, at)
    if (!found || found.end < at + 2) return found
    const inner = readAt(this.#reading, found.end - 1)
    return inner && inner.end > found.end ? { ...found, end: found.end - 1 } : found
  }

  #setMood({ value, end }: Phrase<string>, at: number): number {
    if (value === 'moves') this.#isMove = true
    else if (value === 'wish') {
      this.#isWished = true
      this.#mood = undefined
      this.#not = undefined
    } else if (value === 'told') {
      this.#mood = 'told'
      // "Um 17 Uhr Feierabend"
      const last = this.#pieces.at(-1)
      const isBound = last?.content.kind === 'clock' && last.content.side !== undefined
      if (last?.end === at && !isBound) this.#unclear()
    } else if (!this.#isWished && !this.#isMove) {
      this.#asides.push(...this.#ofClause().filter(({ isNot }) => !isNot))
      for (const piece of this.#asides)
        if (this.#pieces.includes(piece)) this.#pieces.splice(this.#pieces.indexOf(piece), 1)
      this.#mood = 'aside'
    }
    return end
  }

  /** A comma, the end of a sentence, a slash. */
  #mark(at: number): number {
    const { lexemes } = this.#reading
    const text = lexemes[at]?.text ?? ''
    const isBreak = BREAK.test(text) && !(text === '.' && isAttached(lexemes[at + 1]))
    if (isBreak) this.#join = 'sentence'
    else if (COMMA.test(text)) this.#join ??= 'comma'
    else if (/^[/&+、]$/.test(text)) this.#join = 'or'
    if (isBreak || COMMA.test(text)) this.#endClause(at + 1)
    return at + 1
  }

  /** A word that is none of these: what it begins or joins, and whether it may say a time. */
  #readOn(at: number): number {
    const { lexemes, words } = this.#reading
    const but = words.but(lexemes, at)
    if (but) {
      this.#join = 'comma'
      this.#endClause(but.end)
    }
    const turn = words.turn(lexemes, at)
    if (turn) {
      this.#turned = this.#pieces.length
      this.#endClause(turn.end)
    }
    const bound = words.side(lexemes, at) ?? words.fill(lexemes, at)
    const nth = words.nth(lexemes, at)
    // "The last week of June"
    const unit = nth && words.unit(lexemes, nth.end)
    const beyond = unit ?? words.beyond(lexemes, at) ?? words.orLater(lexemes, at) ?? words.orEarlier(lexemes, at)
    const then = bound && words.anaphor(lexemes, bound.end)
    if (beyond || (then && this.#pieces.length > 0)) this.#unclear()
    const joined = words.or(lexemes, at) ?? words.and(lexemes, at)
    if (joined) this.#join = 'or'
    const other = otherEnd(this.#reading, at)
    if (!other && !joined && !but && !this.#isDeniedTime(at) && unreadAt(this.#reading, at))
      this.#unread.push(this.#clause)
    return Math.max(...[but, turn, beyond, joined, bound].map((phrase) => phrase?.end ?? 0), other ?? 0, at + 1)
  }
}
