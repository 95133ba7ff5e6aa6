import { capital } from '../../../../contract/capital'
import { isStop } from '../../../text/stopWords'
import { type TermHit, type Token, tokensOf } from '../../../text/terms'
import { timeNamesIn } from '../../../text/timeNames'
import { isTaken, type ListName, listFinder, type Part, partOf } from './lists'
import names from './names.json'
import ordinaryWords from './ordinary.json'

const GIVEN = new Set(names.given.split(' '))
const FAMILY = new Set(names.family.split(' '))
const CHINESE_FAMILY = new Set(names.chineseFamily)
const ORDINARY = new Set(ordinaryWords.split(' '))
const LONGEST = 6
const LONGEST_CHINESE = 3
/** Where nothing but a list tells names from words. */
const CASELESS = /\p{Script=Arabic}/u
const HAN = /^\p{Script=Han}$/u
/** What parts a message: a name doesn't reach over it. */
const BREAK = /[,;:/|!?()<>\n，。、：；،؛]|\s[-–—]+\s|(?<=\p{L}{3})\.\s/u

/** What a place says for a name: asked for or introduced, beside a number, after "I'm". */
const PLACES = {
  asked: 3,
  named: 3,
  askFor: 3,
  familyNamed: 3,
  beside: 2.5,
  maybeNamed: 1.5,
  afterName: 1.5,
  apart: 1,
  otherNamed: 0.5,
}
type Place = keyof typeof PLACES
const LEAST = 3.5
export const isOrdinary = (word: string): boolean => ORDINARY.has(word)
/** A word, without its accents, that people are called by and that is none of every day. */
export const isGivenName = (word: string): boolean => GIVEN.has(word) && !ORDINARY.has(word)

/** "Hi there, ann from …" */
const LATEST = 3
const LIKE_A_NAME = 2
/** How far a number may be from what stands beside it: ", ", " - ". */
const BESIDE = 3

const LEADING = ['named', 'askFor', 'familyNamed', 'maybeNamed', 'otherNamed'] as const
const AROUND = ['filler', 'afterName', 'familyNamed', 'named'] as const
const find = listFinder(
  'signOff',
  'time',
  'particle',
  'title',
  'article',
  'not',
  'maybeNamed',
  'otherNamed',
  'askFor',
  ...AROUND,
)

type Word = Token & { at: number; isGiven: boolean; isFamily: boolean; isCapital: boolean; isOrdinary: boolean }
type Reading = {
  isAsked: boolean
  isLikely: boolean
  isKnown: boolean
  text: string
  words: Word[]
  hits: readonly TermHit[]
  /** By the word that they begin at, and by the one they end before: looked for at each word. */
  beginning: ReadonlyMap<number, readonly TermHit[]>
  ending: ReadonlyMap<number, readonly TermHit[]>
  taken: Part[]
}
type Candidate = Part & { score: number }

/** `isAsked`: for the name; `isAwaited`: for how to reach somebody, which people begin with it; `isKnown`: who they are was said before; `spelled` are words given letter by letter. */
type Expected = { isAsked: boolean; isAwaited: boolean; isKnown: boolean; spelled: readonly string[] }
/** "tyler. exam price?" */
const OPENING = /^\p{L}{3,}[.\n]\s*\S/u

/** A person's name in a message; `taken` are the phone numbers and addresses in it, beside which names stand. */
export function nameIn(
  text: string,
  taken: Part[],
  { isAsked, isAwaited, isKnown, spelled }: Expected,
): Part | undefined {
  const tokens = tokensOf(text)
  const timeNames = timeNamesIn(text)
  const words = tokens.map((token, at) => {
    const word = wordOf(token, at, text)
    const isSurely = spelled.includes(word.word) || isTaken(timeNames, token)
    return isSurely ? { ...word, isGiven: true, isOrdinary: false } : word
  })
  const isLikely = isAsked || isAwaited || taken.length > 0
  const reading = { isAsked, isLikely, isKnown, text, words, ...hitsOf(tokens), taken }
  const apart = isLikely || OPENING.test(text) ? alone(reading) : []
  const found = [...introduced(reading), ...(isLikely ? apart : apart.filter(({ start }) => start === 0))]
  return found.filter(({ score }) => score >= LEAST).toSorted((a, b) => b.score - a.score)[0]
}

function hitsOf(tokens: readonly Token[]): Pick<Reading, 'hits' | 'beginning' | 'ending'> {
  const hits = find(tokens)
  return { hits, beginning: Map.groupBy(hits, ({ from }) => from), ending: Map.groupBy(hits, ({ to }) => to) }
}

function wordOf(token: Token, at: number, text: string): Word {
  const isCapital = /^\p{Lu}(?!\p{Lu}\p{Lu})/u.test(text.slice(token.start)) && /\p{Ll}/u.test(text)
  const isOrdinary = ORDINARY.has(token.word) || /\d/.test(token.word)
  return { ...token, at, isGiven: GIVEN.has(token.word), isFamily: FAMILY.has(token.word), isCapital, isOrdinary }
}

/** "my name is Ana", "im mike", "Ruthann here" */
function introduced(reading: Reading): Candidate[] {
  return reading.hits.flatMap(({ list, from, to }) => {
    const place = LEADING.find((name) => name === list)
    if (place) {
      const isOthers =
        place === 'otherNamed' || place === 'askFor' || (place === 'named' && endsAt(reading, from, 'otherNamed'))
      // "My husband Walt always said so" says nothing of who writes; "for my daughter Linda, 845 555 0163" says for whom.
      if (isOthers && (reading.isKnown || !reading.isLikely)) return []
      const isOther = place === 'named' && isOthers
      return nameFrom(reading, skipped(reading, to, [...LEADING, 'article']), isOther ? 'otherNamed' : place) ?? []
    }
    if (list !== 'afterName') return []
    // "Ann from Kingston here" begins a message; "Now Carol from church told me" is about another.
    if (reading.words[from]?.word === 'from' && !reading.isLikely && (from > LATEST || isTogether(reading, from - 2)))
      return []
    const before = [from - 2, from - 1].flatMap((at) => nameFrom(reading, at, list) ?? [])
    return before.filter(({ end }) => end === reading.words[from - 1]?.end)
  })
}

const SIGNED = { fewest: 2, most: 4 }
/** What ends the sentence before a signature; "who is best? Paula Jones" names somebody else. */
const ENDS_SENTENCE = /[.!\n]/u

/** The whole name that a letter is signed with: "… being Friday. Walter J. Dunn", "Yours truly Edna Pratt". */
export function signatureIn(text: string): Part | undefined {
  const tokens = tokensOf(text)
  const words = tokens.map((token, at) => wordOf(token, at, text))
  const reading = { isAsked: false, isLikely: true, isKnown: false, text, words, ...hitsOf(tokens), taken: [] }
  const last = words.at(-1)
  if (!last || /[?？؟\p{L}\p{N}]/u.test(text.slice(last.end))) return undefined
  let at = last.at
  while (words[at - 1]?.isCapital && isTogether(reading, at - 1) && !endsAt(reading, at, 'signOff')) at--
  const [before, first] = [words[at - 1], words[at]]
  const count = last.at - at + 1
  if (!before || !first || count < SIGNED.fewest || count > SIGNED.most) return undefined
  const isEnd = ENDS_SENTENCE.test(text.slice(before.end, first.start)) || endsAt(reading, at, 'signOff')
  const isName = (first.isGiven || (isInitial(first) && last.isFamily)) && last.isCapital && !isInitial(last)
  return isEnd && isName && !(first.isOrdinary && last.isOrdinary) ? partOf(text, first, last) : undefined
}

/** A name that a part of the message begins with, once greetings and fillers are taken away: "tom, 609-555-0122". */
function alone(reading: Reading): Candidate[] {
  return reading.words.flatMap(({ at }) => {
    if (isTogether(reading, at - 1)) return []
    const start = skipped(reading, at, ['filler', ...LEADING, 'article'])
    const isInOne = reading.words.slice(at, start).every((word) => isTogether(reading, word.at))
    if ((start > at || !reading.words[start]?.isGiven) && isAskedIn(reading, start)) return []
    return (isInOne && nameFrom(reading, start, reading.isAsked ? 'asked' : 'apart')) || []
  })
}

/** "Is it Dr. Erik himself?" asks who somebody else is, and "lockbox ok?" whether a key may hang there. */
function isAskedIn(reading: Reading, at: number): boolean {
  let last = at
  while (isTogether(reading, last)) last++
  return /^\s*[?？؟]/u.test(reading.text.slice(reading.words[last]?.end ?? reading.text.length))
}

/** Greetings and what leads to a name come few at a time. */
const MOST_SKIPPED = 8

function skipped(reading: Reading, at: number, lists: readonly ListName[], most = MOST_SKIPPED): number {
  if (most === 0) return at
  const hit = reading.beginning.get(at)?.find(({ from, list, to }) => {
    const isName = to - from === 1 && reading.words[from]?.isGiven
    return lists.includes(list as ListName) && !isName
  })
  return hit ? skipped(reading, hit.to, lists, most - 1) : at
}

/** Whether a word and the next one stand in one part of the message. */
function isTogether({ text, words, taken }: Reading, at: number): boolean {
  const [here, next] = [words[at], words[at + 1]]
  if (!here || !next || isTaken(taken, { start: here.start, end: next.end })) return false
  const between = text.slice(here.end, next.start)
  // "Call ME. Dana" ends a sentence, "J. Pine" doesn't.
  return (
    !BREAK.test(between) &&
    !(between.startsWith('.') && (here.word.length > 2 || (here.isOrdinary && here.word.length > 1)))
  )
}

const begins = ({ beginning }: Reading, at: number, ...lists: ListName[]): boolean =>
  beginning.get(at)?.some(({ list }) => lists.includes(list as ListName)) === true

const endsAt = ({ ending }: Reading, at: number, name: ListName): boolean =>
  ending.get(at)?.some(({ list }) => list === name) === true

/** The name that begins at a word, and how surely it is one. */
function nameFrom(reading: Reading, at: number, place: Place): Candidate | undefined {
  const { text, words, taken } = reading
  const start = reading.beginning.get(at)?.find(({ list }) => list === 'title')?.to ?? at
  const [title, first] = [words[at], words[start]]
  if (!title || !first || isTaken(taken, first)) return undefined
  const isChinese = HAN.test(first.word)
  const evidence = isChinese
    ? CHINESE_FAMILY.has(first.word)
      ? 3
      : 0
    : evidenceOf(reading, first, PLACES[place] === 3)
  // "How is my name spelled?" comes from somebody whose name is known.
  if (evidence < (reading.isKnown && place !== 'asked' ? LIKE_A_NAME : 1)) return undefined
  const to = endOf(reading, first, isChinese ? isNextSign : PLACES[place] === 3 ? surelyGoesOn : goesOn)
  const name = partOf(text, title, words[to - 1] ?? first)
  if (/['’]s$/i.test(name.value) || (isInitial(first) && !isChinese && to - start === 1)) return undefined
  const isBeside = taken.some((part) => name.start - part.end <= BESIDE && part.start - name.end <= BESIDE)
  const isWord = first.isOrdinary && to - start === 1
  const isCut = isTogether(reading, to - 1) && !begins(reading, to, ...(isWord ? (['afterName'] as const) : AROUND))
  const reasons: [boolean, number][] = [
    [start > at, 1],
    // "Bella is the dog, I'm Marcia"
    [reading.isAsked && place === 'maybeNamed', 2],
    // "im a renter"
    [place === 'maybeNamed' && !first.isGiven && !first.isCapital, -0.6],
    [to - start > 1, 0.5],
    [isBeside && place === 'apart', PLACES.beside - PLACES.apart],
    [isBeside && place !== 'apart', 0.5],
    [isCut && PLACES[place] < 3, first.isCapital || (first.isGiven && !isWord) ? -1 : -2],
    // "Will I get charged?" is no answer to who they are.
    [isCut && isWord && place === 'asked', -2],
    // "It bled a lot"
    [isCut && place === 'asked' && !isChinese && !first.isGiven && !first.isFamily && !first.isCapital, -2.5],
    [endsAt(reading, at, 'not'), -4],
  ]
  const score = reasons.reduce((sum, [isSo, weight]) => (isSo ? sum + weight : sum), PLACES[place] + evidence)
  return { ...name, value: written(name.value), score }
}

/** What a word says for a name that begins with it. */
function evidenceOf(reading: Reading, word: Word, isSure: boolean): number {
  const { at, isGiven, isFamily, isCapital, isOrdinary } = word
  const next = reading.words[at + 1]
  if (isInitial(word) && next && isTogether(reading, at)) return evidenceOf(reading, next, isSure)
  if (isGiven) return (isOrdinary ? 2 : 3) + (isCapital && at > 0 ? 0.5 : 0)
  if (begins(reading, at, 'time', 'filler')) return 0
  if (isFamily && (isCapital || !isStop(word.word))) return 2
  // "My name is Vi": ordinary as it is, it stands where a name is said to come, and is written like one.
  if (isOrdinary) return isSure && isCapital && at > 0 ? 1.5 : 0
  if (!isSure && (CASELESS.test(word.word) || reading.taken.length === 0)) return 0
  // Phones begin a message with a capital, whatever the word.
  return isCapital && at > 0 ? 2.5 : 1.5
}

type GoesOn = (reading: Reading, first: Word, word: Word) => boolean

function endOf(reading: Reading, first: Word, goes: GoesOn): number {
  const { words, taken } = reading
  let to = first.at + 1
  for (; to < first.at + LONGEST && isTogether(reading, to - 1); to++) {
    const word = words[to]
    if (!word || isTaken(taken, word) || !goes(reading, first, word)) break
  }
  while (to > first.at + 1 && begins(reading, to - 1, 'particle') && !words[to - 1]?.isCapital) to--
  return to
}

const goesOn: GoesOn = (reading, first, word) => {
  const { text, words } = reading
  const next = words[word.at + 1]
  const isNamely = next && (next.isCapital || next.isFamily || !next.isOrdinary || begins(reading, next.at, 'particle'))
  if (begins(reading, word.at, 'particle') && isTogether(reading, word.at) && isNamely) return true
  const isTied = word.start === (words[word.at - 1]?.end ?? 0) + 1 && text.charAt(word.start - 1) !== ' '
  if (isTied || word.isGiven || word.isFamily) return true
  const isFiller = begins(reading, word.at, ...AROUND)
  if (isInitial(word)) return !isFiller || /['’]/.test(text.charAt(word.end))
  return first.isCapital ? word.isCapital : !word.isOrdinary && !isFiller
}

/** Where a name was asked for or said to come, its last word may be any: "my name is anna rivers". */
const surelyGoesOn: GoesOn = (reading, first, word) => {
  const isLast = !isTogether(reading, word.at) || begins(reading, word.at + 1, ...AROUND)
  const isFamily = word.at === first.at + 1 && first.isGiven && isLast
  return (isFamily && !begins(reading, word.at, 'time', ...AROUND)) || goesOn(reading, first, word)
}

/** A family name of one character is followed by a given name of one or two. */
const isNextSign: GoesOn = ({ words }, first, word) =>
  word.at < first.at + LONGEST_CHINESE && HAN.test(word.word) && word.start === words[word.at - 1]?.end

const isInitial = ({ word }: Word): boolean => /^\p{L}$/u.test(word) && word !== 'i'

/** As names are written: "leo di angelo" → "Leo di Angelo". */
function written(raw: string): string {
  const particles = new Set(find(tokensOf(raw)).flatMap(({ list, from }) => (list === 'particle' ? [from] : [])))
  const text = raw === raw.toUpperCase() && raw.length > 3 ? raw.toLowerCase() : raw
  return tokensOf(text).reduce((name, { start }, at) => {
    if (particles.has(at) && at > 0) return name
    return name.slice(0, start) + capital(name.slice(start))
  }, text)
}
