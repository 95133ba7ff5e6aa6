import { BUSINESS_TYPE_LABELS } from '../../../contract/businessTypes'
import type { Source } from '../../../contract/chat'
import type { BusinessProfile } from '../../businesses/profile'
import type { SitePassage } from '../../knowledge/found'
import type { Question } from '../answerer'
import { type Clause, goesOn, isBare, isSingle, readClause, splitClauses, wordsOf } from './clauses'
import { contentOf, isPriced } from './content'
import { normal } from './normal'
import { personIn } from './persons'
import { instructs, piecesOf, type Said, saidByOwner, saidOnSite } from './said'
import { type Scope, scopeOf } from './scope'
import { lineOf } from './verbatim'

/** One thing that the business says, as far as a sentence may lean on it. */
export type Statement = {
  clause: Clause
  /** Its own words with those of the headings above it, or of the question that it answers. */
  words: ReadonlySet<string>
  /** What an amount in it is the price of. */
  subject: ReadonlySet<string>
  /** The words of those headings, or of that question, alone. */
  heading: ReadonlySet<string>
  /** Words of the person whom it is about, if it is about one. */
  person: string[]
  scope: Scope
  /** How it answers the question above it. */
  answers: 'yes' | 'no' | 'otherwise' | 'who' | undefined
  /** Its sentence as it is compared word for word, and the part of it that is read on its own. */
  lines: string[]
  source: Source
}

/** Only here does a "not" end before the sentence does. */
const TURNS = /\b(?:but|however|although|though|while|instead|except)\b|;|, (?:not|no)\b|\bnot\b.*, /i

const answersTo = (question: string, line: string): Statement['answers'] => {
  if (/^no\b(?!\W+(?:only|just)\b)/.test(line)) return 'no'
  if (/^yes\b/.test(line)) return 'yes'
  if (/(?:^| - )(?:who|which)\b.*\?/i.test(question)) return 'who'
  return YES_OR_NO.test(question) ? 'otherwise' : undefined
}

const YES_OR_NO = /(?:^| - )(?:do|does|did|can|could|is|are|will|would|have|has|may|must|should)\b.*\?/i

/** A question that a visitor asks of themselves is answered to them. */
const MAY_I = /\b(can|may|could) i\b/gi
const NEED_I = /\bdo i (need|have)\b/gi

const readSaid = ({ text, around, source, denied = false, whole: sentence = text }: Said): Statement[] => {
  const answer = text.replace(/^no, /i, '')
  const whole = readClause(answer)
  const parts = splitClauses(answer)
  const heading = readClause(around.replace(MAY_I, 'you $1').replace(NEED_I, 'you $1'))
  const isMixed = TURNS.test(text) && parts.some(({ denies }) => denies) && parts.some(({ denies }) => !denies)
  // Words before the first mark of a row are its name: they stand for each of its cells.
  const lead = parts[0] !== undefined && parts[0].marks.length === 0 && parts.length > 1 ? parts[0].words : []
  const clauses = isSingle(whole) && !isMixed ? [whole] : parts
  const above = new Set(heading.words)
  const person = personIn(text)
  const lines = [lineOf(text), lineOf(sentence)]
  const answers = answersTo(around, normal(text))
  return clauses.map((clause) => ({
    clause: { ...clause, denies: denied || (isMixed ? clause.denies : whole.denies) },
    subject: subjectOf(clause, parts, heading),
    words: new Set([
      ...clause.words,
      // "No, but we do …": what was asked for isn't what is done.
      ...(answers === 'no' && !clause.denies ? [] : above),
      ...(clause === parts[0] || isMixed ? [] : lead),
      ...sharedBy(clause, parts),
      ...listedBefore(clause, parts),
    ]),
    heading: above,
    person,
    scope: scopeOf(clause, parts, whole.text),
    answers,
    lines,
    source,
  }))
}

/** "A shot is free with insurance and $30 without", "the club is $18 a month and includes …": it is all said of the first thing. */
const sharedBy = (clause: Clause, parts: Clause[]): string[] => {
  const [first] = parts
  if (first === undefined || clause === first || !isPriced(first) || !goesOn(clause)) return []
  return wordsOf(first.text.split(MARK_BEGINS)[0] ?? '')
}
const MARK_BEGINS = '\ue000'

/** "A visit is $85, crowns and fillings $180": crowns, too. */
const listedBefore = (clause: Clause, parts: Clause[]): string[] => {
  const before = parts.slice(0, Math.max(0, parts.indexOf(clause)))
  const names = before.slice(before.findLastIndex((part) => !isBare(part)) + 1)
  return isPriced(clause) ? names.flatMap(({ words }) => words) : []
}

/** "A visit is $85, which includes …": the words beside the amount, else those of the heading. */
const subjectOf = (clause: Clause, parts: Clause[], heading: Clause): ReadonlySet<string> => {
  const beside = contentOf((isPriced(clause) && parts.find(isPriced)) || clause)
  const own = beside.length > 0 ? beside : contentOf(clause)
  return new Set(own.length > 0 ? own : contentOf(heading))
}

export type Statements = {
  all: Statement[]
  /** Words that belong to every statement: the business's name, its place and its trade. */
  own: ReadonlySet<string>
  /** All words of all statements. */
  vocabulary: ReadonlySet<string>
  /** All words but those of what is denied alone. */
  affirmed: ReadonlySet<string>
  /** The names of the team. */
  people: string[][]
}

const made = (said: Said[]): Statement[] =>
  said
    .filter(({ text, around }) => !instructs(text) && !instructs(around))
    .flatMap(piecesOf)
    .flatMap(readSaid)

/** Words of an address that are things, too. */
const OF_ADDRESS =
  /^(?:street|st|avenue|ave|road|rd|drive|lane|park|parking|suite|ste|unit|floor|building|center|square|plaza|court|way|place|house|main|new|old|north|south|east|west)$/

/** What a visit asks of again and again is read once an isolate: a profile, and each passage of a site. */
const read = new Map<string, Statement[]>()
const KEPT = 5_000
const readOnce = (key: string, said: () => Said[]): Statement[] => {
  const statements = read.get(key) ?? made(said())
  read.delete(key)
  read.set(key, statements)
  const oldest = read.keys().next().value
  if (read.size > KEPT && oldest !== undefined) read.delete(oldest)
  return statements
}
const ofOwner = (profile: BusinessProfile): Statement[] => {
  const { services, specialties, location, faqs, facts, currency } = profile
  return readOnce(JSON.stringify([services, specialties, location, faqs, facts, currency]), () => saidByOwner(profile))
}
const ofPassage = (passage: SitePassage): Statement[] =>
  readOnce(JSON.stringify([passage.source, passage.trail, passage.kind, passage.text]), () => saidOnSite(passage))

/** What may be leaned on. The page in front of the visitor is sent by the visitor's browser, so it carries nothing here. */
export const statementsOf = ({ profile, found }: Question): Statements => {
  const { name, businessType, location } = profile
  const all = [...ofOwner(profile), ...(found?.passages ?? []).flatMap(ofPassage)]
  const trade =
    businessType === 'other' ? '' : `${BUSINESS_TYPE_LABELS[businessType]} ${businessType.replace('_', ' ')}`
  const own = new Set(
    [name, location ?? '', trade].flatMap((text) => readClause(text).words).filter((word) => !OF_ADDRESS.test(word)),
  )
  const vocabulary = new Set([...own, ...all.flatMap(({ words }) => [...words])])
  const saying = Object.groupBy(all, ({ clause }) => (clause.denies ? 'no' : 'yes'))
  const yes = new Set(saying.yes?.flatMap(({ clause }) => clause.words))
  const no = new Set(saying.no?.flatMap(({ words }) => [...words]))
  return {
    all,
    own,
    vocabulary,
    affirmed: new Set([...vocabulary].filter((word) => own.has(word) || yes.has(word) || !no.has(word))),
    people: profile.facts.team.map((member) => readClause(member.name).words),
  }
}
