import type { Source } from '../../../contract/chat'
import type { Question } from '../answerer'
import { tongueOf } from '../tongues/detect'
import type { TongueCode } from '../tongues/tongue'
import { type Clause, goesOn, isSingle, readClause, splitClauses } from './clauses'
import { contentOf } from './content'
import { carrierOf } from './covers'
import { checkForeign } from './foreign'
import { linksOf, spellsLink, withoutMarkup, withoutOwnLinks } from './links'
import { mixesAlphabets, normal, visible } from './normal'
import { comparesIt, isEcho, withPlainLists } from './sharing'
import { isTalk, saysUnknown } from './speech'
import { type Statement, type Statements, statementsOf } from './statements'
import { repeated } from './verbatim'

/** What is kept of a question for all sentences of its reply. */
type Ground = {
  statements: Statements
  isOwnLink: (link: string) => boolean
  /** What the visitor writes in. */
  tongue: TongueCode | 'en'
  asked: Clause
  askedWords: ReadonlySet<string>
  /** Dollars of another country than the business's. */
  foreignDollars: RegExp
  /** "Today" and "tomorrow" in the business's zone, as days. */
  days: Record<string, string>
}

const DOLLARS: Record<string, string> = {
  usd: String.raw`\bus\$|\busd\b|\b(?:us|american) dollars?`,
  cad: String.raw`\bca?\$|\bcad\b|\bcanadian dollars?`,
  aud: String.raw`\ba(?:u|us)?\$|\baud\b|\baustralian dollars?`,
  nzd: String.raw`\bnz\$|\bnzd\b|\bnew zealand dollars?`,
}
const foreignDollars = (currency: string): RegExp =>
  new RegExp(
    Object.entries(DOLLARS)
      .filter(([code]) => code !== currency.toLowerCase())
      .map(([, form]) => form)
      .join('|'),
  )

const dayIn = (now: Date, timeZone: string, ahead: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' })
    .format(new Date(now.getTime() + ahead * 86_400_000))
    .toLowerCase()

export const groundOf = (question: Question): Ground => {
  const asked = readClause(question.text)
  const { timeZone, currency } = question.profile
  return {
    statements: statementsOf(question),
    isOwnLink: linksOf(question).isOwn,
    tongue: tongueOf(question.text, question.page.language),
    asked,
    askedWords: new Set(asked.words),
    foreignDollars: foreignDollars(currency),
    days: {
      today: dayIn(question.now, timeZone, 0),
      tonight: dayIn(question.now, timeZone, 0),
      tomorrow: dayIn(question.now, timeZone, 1),
    },
  }
}

/** `about`: what the sentence before it was about, for one that says "it". */
export type Verdict = {
  passes: boolean
  text: string
  claims: boolean
  /** It says that something isn't known. */
  isUnknown: boolean
  about: string[]
  sources: Source[]
}

const YES =
  /^(?:yes|yep|yeah|sure|absolutely|certainly|definitely|of course|no|nope|correct|right|exactly)(?: (?:we|i|they|it|you|that's) (?:do|are|is|can|will|have|does|don't|can't|aren't|won't|right))?(?:[,!.;:]+| -+)\s*/i
/** It only weakens what stands before it. */
const HEDGE =
  /,?(?: (?:but|and|though|although))?(?: (?:it|this|that|prices?|the (?:price|cost|time)|costs?))?(?: (?:may|can|will))? (?:depend(?:s|ing)?|var(?:y|ies|ying)) (?:up)?on(?: [\p{L}’'-]+){1,9}(?=[.!]*$)/iu
const CONNECTS = /^(?:and |so |also |in addition |additionally |moreover |furthermore |plus )+,?\s*/i

/** "Today" is a day when somebody says that the doors are open; as an appointment it stays a promise. */
const withDays = (clause: Clause, { days, asked }: Ground): Clause => {
  // "We aren't taking patients right now" says no more than without the last two words.
  if (clause.denies || /\bonly\b/.test(clause.text))
    return { ...clause, marks: clause.marks.filter((one) => one !== 'when:now' && one !== 'when:right-now') }
  const isHours = clause.marks.some((one) => /^(?:open|closed|from|to):/.test(one))
  if (!isHours) return clause
  const resolve = (one: string) => {
    const day = one.startsWith('when:') ? days[one.slice(5)] : undefined
    return day === undefined ? one : `day:${day}`
  }
  const named = clause.marks.map(resolve)
  const namesDay = named.some((one) => /^(?:day|date|always|when):/.test(one))
  const askedDays = asked.marks.map(resolve).filter((one) => one.startsWith('day:'))
  return { ...clause, marks: [...new Set([...named, ...(namesDay ? [] : askedDays)])] }
}

export function checkSentence(raw: string, ground: Ground, before: string[]): Verdict {
  const shown = withoutMarkup(visible(raw), ground.isOwnLink)
  const fails: Verdict = { passes: false, text: '', claims: true, isUnknown: false, about: [], sources: [] }
  const bare = withoutOwnLinks(shown, ground.isOwnLink)
  if (mixesAlphabets(bare) || spellsLink(bare) || ground.foreignDollars.test(normal(bare))) return fails
  if (ground.tongue !== 'en') {
    const foreign = checkForeign(bare, ground.tongue, ground.statements)
    if (foreign) {
      const sources = foreign.kind === 'claim' ? foreign.sources : []
      return {
        passes: true,
        text: shown,
        claims: foreign.kind === 'claim',
        isUnknown: foreign.kind === 'unknown',
        about: [],
        sources,
      }
    }
  }
  const yes = YES.exec(bare.trim())?.[0] ?? ''
  const rest = bare.trim().slice(yes.length).replace(HEDGE, '')
  const read = readSegments(rest, ground, before)
  if (read === undefined) return fails
  const keepsYes = yes === '' || (!read.isTalk && answersAsked(read.carriers, ground))
  return {
    passes: true,
    text: keepsYes ? shown : capitalized(shown.trimStart().slice(yes.length)),
    claims: read.carriers.length > 0,
    isUnknown: read.carriers.length === 0 && saysUnknown(rest),
    about: read.about,
    sources: read.carriers.map(({ source }) => source),
  }
}

type Read = { carriers: Statement[]; about: string[]; isTalk: boolean }

/** What stands behind a semicolon is said on its own. */
function readSegments(rest: string, ground: Ground, before: string[]): Read | undefined {
  const all: Read = { carriers: [], about: before, isTalk: false }
  for (const segment of rest.split(/;\s+/)) {
    if (segment.trim() === '' || comparesIt(segment) || (all.about.length > 0 && isEcho(segment))) return undefined
    const read = readParts(withPlainLists(segment), ground, all.about)
    if (read === undefined) return undefined
    all.carriers.push(...read.carriers)
    all.about = read.about
    all.isTalk ||= read.isTalk
  }
  return all
}

function readParts(sentence: string, ground: Ground, before: string[]): Read | undefined {
  const line = normal(sentence)
  const whole = readClause(sentence)
  const same = repeated(sentence, whole, ground.statements.all)
  if (same) return { carriers: [same], about: contentOf(whole), isTalk: false }
  if (talks(whole, line, ground)) return { carriers: [], about: before, isTalk: true }
  const carrier = isSingle(whole) ? carried(whole, ground, before) : undefined
  if (carrier) return { carriers: [carrier], about: contentOf(whole), isTalk: false }
  const parts = splitClauses(sentence)
  if (parts.length < 2) return undefined
  const carriers: Statement[] = []
  let about = before
  let isTalk = false
  for (const [at, part] of parts.entries()) {
    const beside = listedWith(part, at, parts, ground, before)
    // What is included is included in what was just spoken of.
    const joined = part.words.some((word) => JOINS.test(word))
      ? { ...part, words: [...about, ...part.words] }
      : beside
        ? { ...beside, words: [...part.words, ...beside.words] }
        : part
    const found = isSingle(part) ? carried(joined, ground, about, at > 0 ? about : []) : undefined
    if (found) {
      carriers.push(found)
      about = [...(leansBack(part) ? about : []), ...contentOf(part)]
    } else if (talks(part, part.text.trim(), ground)) isTalk = true
    else if (part.words.length > 0 || part.marks.length > 0 || asserts(part.text)) return undefined
  }
  return carriers.length === 0 && !isTalk ? undefined : { carriers, about, isTalk }
}

const JOINS = /^(?:includ|comewith)/

/** "Crowns and fillings start at $180": a mere name shares what is said of the part beside it, so one statement must name them both. */
function listedWith(part: Clause, at: number, parts: Clause[], ground: Ground, before: string[]): Clause | undefined {
  const isName = (one: Clause) => {
    const carrier = isBare(one) ? carried(one, ground, before) : undefined
    return carrier !== undefined && !isSentence(one, carrier)
  }
  const says = (one: Clause) => isSingle(one) && !isName(one) && carried(one, ground, before) !== undefined
  if (!isName(part)) return undefined
  const earlier = parts.slice(0, at).findLast(says)
  const beside = earlier ?? parts.slice(at + 1).find(says)
  if (beside === undefined || (earlier !== undefined && isPlainOffer(earlier))) return undefined
  return beside.marks.length === 0 && saysAlike(carried(part, ground, before), part, beside, ground)
    ? undefined
    : beside
}
/** "Our attorneys are Ada Roe and Ben Poe": each stands as an attorney in a line of their own. */
const saysAlike = (own: Statement | undefined, part: Clause, beside: Clause, { statements }: Ground): boolean =>
  contentOf(beside).some(
    (word) =>
      !statements.own.has(word) &&
      !part.words.includes(word) &&
      (own?.clause.words.includes(word) || (own?.answers === 'who' && own.heading.has(word))),
  )
const VERB =
  /\b(?:we|you|they|it|i|he|she|is|are|was|were|be|been|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|there)\b|'(?:re|ll|ve|m)\b/
const isBare = ({ text, marks, words }: Clause) => marks.length === 0 && words.length > 0 && !VERB.test(text)
/** "Parts carry the maker's warranty": as long as what carries it, and no mere name. */
const isSentence = ({ words }: Clause, { clause }: Statement) =>
  words.length >= SENTENCE && words.length >= clause.words.length * MOSTLY
const SENTENCE = 4
const MOSTLY = 0.75
/** "We offer fillings and crowns": whatever is listed is offered on its own. */
const isPlainOffer = ({ text, marks, denies }: Clause) => marks.length === 0 && !denies && OFFER.test(text)
const OFFER =
  /\b(?:we|our \w+|they)(?:'ll)? (?:can |also |do |will |gladly )*(?:offer|provide|do|handle|accept|take|have|serve|cover|help with|speciali[sz]e in|work (?:on|with)|speak)s?\b/

/** "We do": a yes in other words. */
const asserts = (text: string) => /\b(?:we|i|you|they|it) (?:do|are|is|have|did|does|'re|'ve)\b/.test(text)

const talks = (clause: Clause, line: string, { statements, asked, askedWords }: Ground): boolean =>
  isTalk(clause, line.replace(CONNECTS, ''), {
    vocabulary: statements.vocabulary,
    affirmed: statements.affirmed,
    asked: askedWords,
    askedMarks: asked.marks,
  })

/** "A bath is $40 for a small dog, $55 for a medium one": it is a bath, too. */
const leansBack = (clause: Clause): boolean =>
  (clause.beside !== undefined && goesOn(clause)) || /\b(?:it|they)(?:'s|'re)?\b/.test(clause.text)

function carried(clause: Clause, ground: Ground, before: string[], beside: string[] = []): Statement | undefined {
  const { statements, askedWords } = ground
  const resolved = withDays(clause, ground)
  const named = contentOf(resolved)
  if (named.length === 0 && resolved.marks.length === 0) return undefined
  // A sentence that names its own subject needs nobody else's; "it" is what was spoken of before it.
  const about = new Set([
    ...(named.length > 0 || before.length === 0 ? [...askedWords, ...ground.asked.marks] : []),
    ...(named.length > 0 && !leansBack(clause) ? [] : before),
  ])
  return carrierOf(resolved, statements, about, beside)
}

/** "Yes" stays where what follows speaks of most of what was asked. */
function answersAsked(carriers: Statement[], { asked, statements: { own } }: Ground): boolean {
  const wanted = contentOf({ ...asked, marks: [] }).filter((word) => !own.has(word))
  const met = wanted.filter((word) => carriers.some(({ words }) => words.has(word)))
  return wanted.length > 0 && met.length / wanted.length > 0.6
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
