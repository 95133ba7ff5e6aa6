import type { Lexeme } from '../values/lexemes'
import { FAR, isDayBehind } from './around'
import { type Mood, movesAway, told } from './moods'
import { type Content, type Found, isDayPiece, type Join, type Piece, type Reading } from './pieces'
import { reasonsFor, replacedBy } from './retold'
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

/** What is known of a message at one place of it. */
export class ScanState {
  readonly pieces: Piece[] = []
  readonly reading: Reading
  readonly scanned: Scanned
  mood: Mood | undefined
  join: Join
  /** Where a denial ended that waits for what it denies. */
  not: number | undefined
  /** Where the clause began. */
  clause = 0
  clauseHasWish = false
  hasWish = false
  /** Whether "or" and commas go on with a denied list. */
  canList = false
  isOfHours = false
  readonly hours: Piece[] = []
  /** What a correction takes the place of. */
  corrected: Piece[] = []
  isCorrected = false
  /** What a "so" follows from, and where it ended. */
  reasons: Piece[] = []
  soEnd = 0
  isReason = false
  /** Said as a reason behind "because"; dropped where a wish is left. */
  readonly because = new Set<Piece>()
  /** Told of when they work, end or begin. */
  readonly turned = new Set<Piece>()
  #busyEnd: number | undefined
  #pastEnd = -2

  constructor(lexemes: readonly Lexeme[], words: WhenWords, country: string) {
    const { pieces } = this
    const reading = { isMoving: false, isCorrecting: false, days: new Map() }
    this.reading = { lexemes, words, country, before: pieces, ...reading }
    this.scanned = { lexemes, pieces, owned: [], by: undefined, isSameTime: false, unread: [], read: [] }
  }

  /** What was read since the clause began, for what is said behind it. */
  ofClause = (): Piece[] => this.pieces.filter(({ start }) => start >= this.clause)

  endClause(at: number): void {
    if (!this.isOfHours) this.hasWish ||= this.clauseHasWish
    this.isOfHours = false
    this.not = undefined
    this.clause = at
    this.clauseHasWish = false
  }

  drop(dropped: readonly Piece[]): void {
    for (const piece of dropped) if (this.pieces.includes(piece)) this.pieces.splice(this.pieces.indexOf(piece), 1)
  }

  /** Takes what was read from `at` on into the clause, as its mood has it. */
  add(found: Found, at: number): void {
    // "I work til 3, so anything after that on Tuesday": only what stands together is when they work.
    if (this.mood === 'busy' && this.#busyEnd !== undefined && at > this.#busyEnd + 1) this.mood = 'wish'
    this.#busyEnd = this.mood === 'busy' ? found.end : undefined
    const isNot = this.#isDenied(found, at)
    const toward = this.reading.words.moveTo(this.reading.lexemes, at - 1)
    if (this.reading.isMoving && toward && toward.end === at) this.mood = 'wish'
    this.scanned.read.push({ start: at, end: found.end })
    // "Yesterday at 3"
    if (found.content.some(({ kind }) => kind === 'past')) this.#pastEnd = found.end
    else if (at <= this.#pastEnd + 1 && this.join === undefined && found.content.every(({ kind }) => TIMES.has(kind)))
      return
    for (const content of found.content) if (content.kind !== 'past') this.#addPiece(content, { found, at, isNot })
    this.join = undefined
    this.reading.isCorrecting = false
    this.canList = true
    if (this.not !== undefined && isNot) this.not = undefined
    if (this.mood === 'done' || this.mood === 'starts') this.mood = undefined
  }

  /** "Not Tuesday", "not Tuesday or Friday". */
  #isDenied(found: Found, at: number): boolean {
    const { lexemes, words } = this.reading
    const last = this.pieces.at(-1)
    const isSame = last && found.content.some((content) => isDayPiece({ ...last, content }) === isDayPiece(last))
    const isListed =
      isSame === true &&
      this.join !== undefined &&
      this.join !== 'sentence' &&
      last?.isNot === true &&
      this.canList &&
      last.end >= at - 3
    const affirmed = words.affirms(lexemes, found.end) ?? words.mood(lexemes, found.end)
    const isWeek = found.content.some(({ kind }) => kind === 'week')
    const isContinued = isListed && (this.join === 'or' || (this.join === 'comma' && !affirmed && !isWeek))
    if (isContinued && this.join === 'comma' && lexemes[found.end] === undefined) this.scanned.unread.push('list')
    return this.not === undefined ? isContinued : at - this.not <= FAR
  }

  #addPiece(content: Content, { found, at, isNot }: { found: Found; at: number; isNot: boolean }): void {
    // "Monday all day, Tuesday after 3"
    const isWhole = content.kind === 'any' && isDayBehind(this.pieces, at)
    const meant: Content = isWhole ? { kind: 'part', from: ALL_DAY.from, to: ALL_DAY.to } : content
    const piece: Piece = { content: meant, start: at, end: found.end, join: this.join, isNot }
    if (this.mood === 'past') return
    const isOwned =
      this.mood === 'own' || (this.reading.isMoving && this.mood === undefined && movesAway(this.reading, at))
    if (isOwned) this.scanned.owned.push(piece)
    else this.#addWished(told(piece, this.mood))
    if (this.mood === 'hours') this.hours.push(piece)
    const isLast = content === found.content.at(-1)
    const isList = found.content.every((one) => isDayPiece({ ...piece, content: one }))
    this.join = isLast || !isList ? undefined : 'or'
  }

  #addWished(said: Piece): void {
    if (this.mood === 'busy' || this.mood === 'done' || this.mood === 'starts') this.turned.add(said)
    else if (this.isReason && this.mood === undefined && !said.isNot) this.because.add(said)
    else {
      this.drop(replacedBy(said, this.corrected))
      this.isCorrected ||= !said.isNot
      if (!said.isNot) this.drop(reasonsFor(said, this.reasons, this.turned))
    }
    this.pieces.push(said)
  }

  finish(): Scanned {
    this.endClause(this.reading.lexemes.length)
    const isWished = (piece: Piece) => isDayPiece(piece) && !piece.isNot && !this.because.has(piece)
    if (this.pieces.some(isWished)) this.drop([...this.because])
    if (!this.hasWish) this.drop(this.hours.filter((piece) => this.pieces.includes(piece)))
    return this.scanned
  }
}
