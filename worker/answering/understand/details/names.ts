import { type Token, tokensOf } from '../../../text/terms'
import { isTaken, type ListName, listFinder, type Part, partOf } from './lists'
import names from './names.json'
import ordinaryWords from './ordinary.json'

const GIVEN = new Set(names.given.split(' '))
const FAMILY = new Set(names.family.split(' '))
const CHINESE_FAMILY = new Set(names.chineseFamily)
const ORDINARY = new Set(ordinaryWords.split(' '))
const LONGEST = 6
/** A family name first and all that follows: "nguyen van an". */
const LONGEST_ALONE = 4
/** Where nothing but a list tells names from words. */
const CASELESS = /\p{Script=Arabic}/u
const HAN = /^\p{Script=Han}$/u
/** What parts a message: a name doesn't reach over it. */
const BREAK = /[,;:/|!?()\n，。、：；،؛]|\s[-–—]+\s|(?<=\p{L}{3})\.\s/u

const LEADING: ListName[] = ['named', 'maybeNamed', 'otherNamed', 'familyNamed']
const find = listFinder('time', 'afterName', 'filler', 'particle', 'title', 'article', 'not', ...LEADING)

/** What a place says for a name: asked for or introduced, beside a number, after "I'm". */
const PLACES = {
  asked: 3,
  named: 3,
  familyNamed: 3,
  beside: 2,
  maybeNamed: 1.5,
  afterName: 1.5,
  apart: 1,
  otherNamed: 0.5,
}
type Place = keyof typeof PLACES
const LEAST = 3.5

type Word = Token & { at: number; isGiven: boolean; isFamily: boolean; isCapital: boolean; isOrdinary: boolean }
type Reading = { text: string; words: Word[]; hits: ReturnType<typeof find>; taken: Part[] }
type Candidate = Part & { score: number }

/** A person's name in a message; `taken` are the phone numbers and addresses in it, beside which names stand. */
export function nameIn(text: string, taken: Part[], isAsked: boolean): Part | undefined {
  const tokens = tokensOf(text)
  const words = tokens.map((token, at) => wordOf(token, at, text))
  const reading = { text, words, hits: find(tokens), taken }
  const found = [...introduced(reading), ...(isAsked || taken.length > 0 ? alone(reading, isAsked) : [])]
  const [best] = found.filter(({ score }) => score >= LEAST).toSorted((a, b) => b.score - a.score)
  return best && withFamily(reading, best)
}

function wordOf(token: Token, at: number, text: string): Word {
  const isGiven = GIVEN.has(token.word)
  const isFamily = FAMILY.has(token.word)
  const isCapital = /^\p{Lu}(?!\p{Lu}\p{Lu})/u.test(text.slice(token.start)) && /\p{Ll}/u.test(text)
  return { ...token, at, isGiven, isFamily, isCapital, isOrdinary: ORDINARY.has(token.word) || /\d/.test(token.word) }
}

/** "my name is Ana", "im mike", "Ruthann here" */
function introduced(reading: Reading): Candidate[] {
  const after = (place: ListName & Place) =>
    reading.hits.flatMap(({ list, to }) => {
      if (list !== place) return []
      return nameFrom(reading, skipped(reading, to, [...LEADING, 'article']), place) ?? []
    })
  const before = reading.hits.flatMap(({ list, from }) => {
    if (list !== 'afterName') return []
    const found = [from - 2, from - 1].flatMap((at) => nameFrom(reading, at, 'afterName') ?? [])
    return found.filter(({ end }) => end === reading.words[from - 1]?.end)
  })
  return [...LEADING.flatMap((list) => after(list as ListName & Place)), ...before]
}

/** A name that a part of the message begins with, once greetings and fillers are taken away: "tom, 609-555-0122". */
function alone(reading: Reading, isAsked: boolean): Candidate[] {
  return reading.words.flatMap(({ at }) => {
    if (at > 0 && isTogether(reading, at - 1)) return []
    const start = skipped(reading, at, ['filler', ...LEADING, 'article'])
    const isInOne = reading.words.slice(at, start).every((word) => isTogether(reading, word.at))
    return (isInOne && nameFrom(reading, start, isAsked ? 'asked' : isBeside(reading, at) ? 'beside' : 'apart')) || []
  })
}

function skipped(reading: Reading, at: number, lists: ListName[]): number {
  const { hits, text, words } = reading
  const isElided = /['’]/.test(text.charAt(words[at]?.end ?? 0))
  const hit = hits.find(
    ({ from, list, to }) => from === at && lists.includes(list as ListName) && (to - from > 1 || !words[from]?.isGiven),
  )
  return hit && !isElided ? skipped(reading, hit.to, lists) : at
}

/** Whether a word and the next one stand in one part of the message. */
function isTogether({ text, words, taken }: Reading, at: number): boolean {
  const [here, next] = [words[at], words[at + 1]]
  if (!here || !next) return false
  const isParted = taken.some(({ start, end }) => start < next.end && end > here.start)
  const between = text.slice(here.end, next.start)
  return !isParted && !(BREAK.test(between) || (between.startsWith('.') && here.word.length > 2))
}

/** Whether a number stands before or behind the part of the message that a word is in. */
function isBeside(reading: Reading, at: number): boolean {
  const { text, words, taken } = reading
  let [from, to] = [at, at]
  while (isTogether(reading, from - 1)) from--
  while (isTogether(reading, to)) to++
  const [start = 0, stop = 0] = [words[from]?.start, words[to]?.end]
  return taken.some(({ start: first, end: last }) => {
    const between = last <= start ? text.slice(last, start) : text.slice(stop, first)
    return !/[\p{L}\p{N}]/u.test(between)
  })
}

const begins = ({ hits }: Reading, at: number, ...lists: ListName[]): boolean =>
  hits.some(({ list, from }) => from === at && lists.includes(list as ListName))

/** The name that begins at a word, and how surely it is one. */
function nameFrom(reading: Reading, at: number, place: Place): Candidate | undefined {
  const { text, words, taken } = reading
  const start = reading.hits.find(({ list, from }) => list === 'title' && from === at)?.to ?? at
  const [before, title, first] = [words[at - 1], words[at], words[start]]
  if (!title || !first || taken.some((part) => isTaken([part], first))) return undefined
  const isSure = PLACES[place] === PLACES.named
  const isChinese = HAN.test(first.word)
  const evidence = isChinese ? (CHINESE_FAMILY.has(first.word) ? 3 : undefined) : evidenceOf(reading, first, isSure)
  if (evidence === undefined) return undefined
  const to = isChinese ? endOfChinese(reading, start) : endOf(reading, first, isSure)
  const name = partOf(text, title, words[to - 1] ?? first)
  if (/['’]s$/i.test(name.value) || (isInitial(first) && !isChinese && to - start === 1)) return undefined
  const isWord = first.isOrdinary && to - start === 1
  const around: ListName[] = isWord ? ['afterName'] : ['filler', 'afterName', 'familyNamed', 'named']
  const isCut = isTogether(reading, to - 1) && !begins(reading, to, ...around)
  const reasons: [boolean, number][] = [
    [to - start > 1, 0.5],
    [!isSure && place !== 'apart' && isBeside(reading, at), 0.5],
    [isCut && !isSure, !isWord && (first.isGiven || first.isCapital) ? -1 : -2],
    [before !== undefined && begins(reading, before.at, 'not'), -4],
  ]
  const score = reasons.reduce((sum, [isSo, weight]) => (isSo ? sum + weight : sum), PLACES[place] + evidence)
  return { ...name, value: written(name.value, begins(reading, at, 'particle')), score }
}

/** What a word says for a name that begins with it. */
function evidenceOf(reading: Reading, word: Word, isSure: boolean): number | undefined {
  const { at, isGiven, isFamily, isCapital, isOrdinary } = word
  const next = reading.words[at + 1]
  if (isInitial(word) && next && isTogether(reading, at)) return evidenceOf(reading, next, isSure)
  const capital = isCapital ? 0.5 : 0
  if (isGiven) return (isOrdinary ? 2 : 3) + capital
  if (begins(reading, at, 'time', 'filler')) return undefined
  if (isFamily) return isSure || isCapital ? 2 + capital : 1
  if (isSure && begins(reading, at, 'particle')) return 1
  if (CASELESS.test(word.word)) return isSure ? 1 : undefined
  // Phones begin a message with a capital, whatever the word.
  const isWritten = isCapital && at > 0
  if (isOrdinary) return isSure && isWritten ? 1 : undefined
  if (!isSure && reading.taken.length === 0) return undefined
  return isWritten ? 2.5 : 1.5
}

function endOf(reading: Reading, first: Word, isSure: boolean): number {
  const { words } = reading
  let to = first.at + 1
  while (to < first.at + LONGEST && isTogether(reading, to - 1) && goesOn(reading, first, words[to], isSure)) to++
  while (to > first.at + 1 && begins(reading, to - 1, 'particle') && !words[to - 1]?.isCapital) to--
  return to
}

function goesOn(reading: Reading, first: Word, word: Word | undefined, isSure: boolean): boolean {
  const { text, words, taken } = reading
  if (!word || isTaken(taken, word)) return false
  const [before, next] = [words[word.at - 1], words[word.at + 1]]
  const isFiller = begins(reading, word.at, 'filler', 'afterName', 'familyNamed', 'named')
  const isNamely = next && (next.isCapital || next.isFamily || !next.isOrdinary || begins(reading, next.at, 'particle'))
  if (begins(reading, word.at, 'particle') && isTogether(reading, word.at) && isNamely) return true
  const isTied = word.start === (before?.end ?? 0) + 1 && text.charAt(word.start - 1) !== ' '
  if (isTied || word.isGiven || word.isFamily) return true
  if (isInitial(word)) return !isFiller || /['’]/.test(text.charAt(word.end))
  const isLast = !isTogether(reading, word.at) || begins(reading, word.at + 1, 'filler', 'afterName', 'familyNamed')
  if (isSure && first.isGiven && before === first && isLast && !isFiller && !begins(reading, word.at, 'time'))
    return true
  if (isSure && first.isFamily && words.length <= LONGEST_ALONE) return true
  return first.isCapital ? word.isCapital : !word.isOrdinary && !isFiller
}

const isInitial = ({ word }: Word): boolean => /^\p{L}$/u.test(word) && word !== 'i'

/** A family name of one character and a given name of one or two. */
function endOfChinese({ words }: Reading, at: number): number {
  let to = at + 1
  while (to < at + 3 && HAN.test(words[to]?.word ?? '') && words[to]?.start === words[to - 1]?.end) to++
  return to
}

/** "first name Luis last name Ortega" */
function withFamily(reading: Reading, name: Part): Part {
  const labels = reading.hits.filter(({ list }) => list === 'familyNamed')
  const label = labels.find(({ from }) => (reading.words[from]?.start ?? 0) >= name.end)
  const family = label && nameFrom(reading, label.to, 'named')
  return family ? { ...name, end: family.end, value: `${name.value} ${family.value}` } : name
}

/** As names are written: "leo di angelo" → "Leo di Angelo". */
function written(raw: string, startsWithParticle: boolean): string {
  const particles = new Set(find(tokensOf(raw)).flatMap(({ list, from }) => (list === 'particle' ? [from] : [])))
  const text = raw === raw.toUpperCase() && raw.length > 3 ? raw.toLowerCase() : raw
  return tokensOf(text).reduce((name, { start }, at) => {
    if (particles.has(at) && (at > 0 || startsWithParticle)) return name
    return name.slice(0, start) + name.charAt(start).toUpperCase() + name.slice(start + 1)
  }, text)
}
