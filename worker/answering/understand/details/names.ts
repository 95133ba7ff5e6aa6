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

const INTRODUCING: ListName[] = ['named', 'maybeNamed', 'otherNamed', 'familyNamed', 'title']
const find = listFinder('time', 'afterName', 'filler', 'particle', ...INTRODUCING)

/** How much a place in a message tells of a name: asked for or introduced, beside a number, or only "I'm". */
type Trust = 'sure' | 'likely' | 'maybe'

type Reading = { text: string; tokens: Token[]; hits: ReturnType<typeof find>; taken: Part[] }

/** A person's name in a message; `taken` are the phone numbers and addresses in it, beside which names stand. */
export function nameIn(text: string, taken: Part[], isAsked: boolean): Part | undefined {
  const tokens = tokensOf(text)
  const reading = { text, tokens, hits: find(tokens), taken }
  if (isAsked) return alone(reading, true) ?? introduced(reading, ['named', 'maybeNamed'])
  const said = introduced(reading, ['named', 'familyNamed', 'maybeNamed']) ?? announced(reading)
  if (said || taken.length === 0) return said
  return alone(reading, false) ?? introduced(reading, ['otherNamed'])
}

/** "my name is Ana", "im mike" */
function introduced(reading: Reading, lists: string[]): Part | undefined {
  for (const list of lists)
    for (const { to } of reading.hits.filter((hit) => hit.list === list)) {
      const trust = list === 'maybeNamed' || list === 'otherNamed' ? 'maybe' : 'sure'
      const name = nameFrom(reading, skipped(reading, to, ['title', 'maybeNamed', 'named']), trust, trust === 'maybe')
      if (name) return withFamily(reading, name)
    }
  return undefined
}

/** "first name Luis last name Ortega" */
function withFamily(reading: Reading, name: Part): Part {
  const label = reading.hits.find(
    ({ list, from }) => list === 'familyNamed' && (reading.tokens[from]?.start ?? 0) >= name.end,
  )
  const family = label && nameFrom(reading, label.to, 'sure', false)
  return family ? { ...name, end: family.end, value: `${name.value} ${family.value}` } : name
}

/** "Ruthann here", "tell her Gwen called" */
function announced(reading: Reading): Part | undefined {
  for (const { from } of reading.hits.filter(({ list }) => list === 'afterName'))
    for (const start of [from - 2, from - 1]) {
      const name = nameFrom(reading, start, 'maybe', false)
      if (name && name.end === reading.tokens[from - 1]?.end) return name
    }
  return undefined
}

/** A name that is all that stands between two breaks, once greetings and fillers are taken away: "tom, 609-555-0122". */
function alone(reading: Reading, isAsked: boolean): Part | undefined {
  const found: Part[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    if (at > 0 && isTogether(reading, at - 1)) continue
    const start = skipped(reading, at, ['filler', 'named', 'maybeNamed', 'title'])
    if (start > at && !isInOne(reading, at, start)) continue
    const name = nameFrom(reading, start, isAsked ? 'sure' : start > at ? 'maybe' : 'likely', true)
    if (name) found.push(name)
  }
  const isKnown = ({ value }: Part) => tokensOf(value).some((token) => isGiven(token) || FAMILY.has(token.word))
  return found.find(isKnown) ?? found[0]
}

/** Greetings and what leads to a name come few at a time. */
const MOST_SKIPPED = 8

function skipped(reading: Reading, at: number, lists: string[], most = MOST_SKIPPED): number {
  if (most === 0) return at
  const { hits, text, tokens } = reading
  const isElided = /['’]/.test(text.charAt(tokens[at]?.end ?? 0))
  const hit = hits.find(
    ({ from, list, to }) => from === at && lists.includes(list) && !tokens.slice(from, to).some(isGiven),
  )
  return hit && !isElided ? skipped(reading, hit.to, lists, most - 1) : at
}

const isInOne = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(from, to - 1).every((_, offset) => isTogether(reading, from + offset))

/** Whether a word and the next one stand in one part of the message. */
function isTogether({ text, tokens, taken }: Reading, at: number): boolean {
  const [here, next] = [tokens[at], tokens[at + 1]]
  if (!here || !next) return false
  const isParted = taken.some(({ start, end }) => start < next.end && end > here.start)
  const between = text.slice(here.end, next.start)
  return !isParted && !(BREAK.test(between) || (between.startsWith('.') && here.word.length > 2))
}

const isGiven = ({ word }: Token): boolean => GIVEN.has(word)

/** The name that begins at a word, if one does; `isWhole`: nothing may follow it but a break, unless it is surely a name. */
function nameFrom(reading: Reading, at: number, trust: Trust, isWhole: boolean): Part | undefined {
  const { text, tokens } = reading
  const first = tokens[at]
  if (!first || !isFree(reading, at)) return undefined
  if (HAN.test(first.word)) return chineseName(reading, at)
  const isParticle = (index: number) => begins(reading, index, PARTICLE)
  const isCapital = (token: Token) => /^\p{Lu}(?!\p{Lu}\p{Lu})/u.test(text.slice(token.start)) && /\p{Ll}/u.test(text)
  const isTime = (token: Token) => begins(reading, tokens.indexOf(token), TIME)
  const isFiller = (index: number) => begins(reading, index, AROUND)
  const isOrdinary = ({ word }: Token) => ORDINARY.has(word) || /\d/.test(word)
  const isName = (token: Token) => {
    if (isGiven(token) || (FAMILY.has(token.word) && (isCapital(token) || trust !== 'maybe'))) return true
    if (trust === 'sure' && isCapital(token)) return !isTime(token)
    if (trust !== 'sure' && CASELESS.test(token.word)) return false
    return !isOrdinary(token) && (trust !== 'maybe' || (isCapital(token) && reading.taken.length > 0))
  }
  if (!isName(first) && !(isParticle(at) && trust !== 'maybe')) return undefined
  const isEnd = (index: number) => !isTogether(reading, index) || isFiller(index + 1)
  let to = at + 1
  while (to < at + LONGEST && isTogether(reading, to - 1) && isFree(reading, to)) {
    const token = tokens[to]
    if (!token) break
    const next = tokens[to + 1]
    const isNamely = next && (isCapital(next) || isParticle(to + 1) || FAMILY.has(next.word) || !isOrdinary(next))
    const leads = isParticle(to) && isTogether(reading, to) && isNamely
    const isTied = token.start === (tokens[to - 1]?.end ?? 0) + 1 && text.charAt(token.start - 1) !== ' '
    const continues =
      (trust === 'sure' && to === at + 1 && isGiven(first) && !isTime(token) && !isFiller(to) && isEnd(to)) ||
      (isTied && trust !== 'maybe') ||
      (trust === 'sure' && FAMILY.has(first.word) && tokens.length <= LONGEST_ALONE) ||
      isGiven(token) ||
      FAMILY.has(token.word) ||
      (isInitial(token) && (!isFiller(to) || /['’]/.test(text.charAt(token.end)))) ||
      (isCapital(first) ? isCapital(token) : !isOrdinary(token) && !isFiller(to))
    if (!leads && !continues) break
    to++
  }
  while (to > at + 1 && isParticle(to - 1) && !isCapital(tokens[to - 1] ?? first)) to--
  const name = partOf(text, first, tokens[to - 1] ?? first)
  const isCut = isTogether(reading, to - 1)
  const mayGoOn = trust !== 'maybe' || reading.taken.length > 0 || isFiller(to)
  const isSure = isCapital(first) || (isGiven(first) && mayGoOn)
  const isOne = to - at === 1
  if (isWhole && isCut && (!isSure || (trust === 'likely' && isOne && !isGiven(first)))) return undefined
  if (/['’]s$/i.test(name.value) || (isInitial(first) && isOne)) return undefined
  return { ...name, value: written(name.value, isParticle(at)) }
}

/** Words that lead to a name or follow one. */
const AROUND: ReadonlySet<string> = new Set(['filler', 'afterName', 'familyNamed', 'named'])
const isInitial = ({ word }: Token): boolean => /^\p{L}$/u.test(word) && word !== 'i'
const PARTICLE: ReadonlySet<string> = new Set(['particle'])
const TIME: ReadonlySet<string> = new Set(['time'])
const begins = ({ hits }: Reading, at: number, lists: ReadonlySet<string>): boolean =>
  hits.some(({ list, from }) => from === at && lists.has(list))
const isFree = ({ tokens, taken }: Reading, at: number): boolean => !isTaken(taken, tokens[at])

/** A family name of one character and a given name of one or two. */
function chineseName(reading: Reading, at: number): Part | undefined {
  const { text, tokens } = reading
  const first = tokens[at]
  if (!first || !CHINESE_FAMILY.has(first.word)) return undefined
  let to = at + 1
  while (to < at + 3 && HAN.test(tokens[to]?.word ?? '') && tokens[to]?.start === tokens[to - 1]?.end) to++
  return partOf(text, first, tokens[to - 1] ?? first)
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
