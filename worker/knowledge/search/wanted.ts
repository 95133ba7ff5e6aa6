import { remembering } from '../../platform/recent'
import { fold } from '../../text/fold'
import { languageOf } from '../../text/languageOf'
import type { ValueKind } from '../../text/value'
import type { Statement } from '../statement'
import ASKING from './asking.json'

/** What kind of thing a question asks for, where its words tell. */
export type Wanted = keyof typeof ASKING

/** The kinds of value that answer it. */
const ANSWERED_BY: Record<Wanted, readonly ValueKind[]> = {
  money: ['money'],
  hours: ['span', 'clock', 'closed'],
  phone: ['phone'],
  email: ['email'],
  place: [],
  duration: ['duration', 'days'],
  percent: ['percent', 'money'],
}
const KINDS = Object.keys(ASKING) as Wanted[]

/** Folded words with a space around each: "How much?" → " how much ". */
const spacedWords = (text: string): string => ` ${fold(text).replace(/[^\p{L}\p{N}%]+/gu, ' ')} `
/** "much" → " much". */
const atWordStart = (phrase: string): string => (/\p{Script=Han}/u.test(phrase) ? phrase : ` ${fold(phrase)}`)

/**
 * Asking words of all languages by kind: those of the question's own are met where they begin words, others as whole words ("custo" asks what
 * something costs, "custody" doesn't), and so is what ends with a space ("donde esta", not "donde estacionarse"); Chinese ones anywhere.
 */
const PHRASES = KINDS.flatMap((kind) =>
  Object.entries<string[]>(ASKING[kind]).flatMap(([language, phrases]) =>
    phrases.map((phrase) => ({ kind, language, phrase: atWordStart(phrase) })),
  ),
)

/** With its space: a "fee" is asked for, a "feed store" isn't. */
const SHORTEST_BEGINNING = 5

/** What a question asks for, nothing where it asks for no particular kind, and the words that say so, folded. */
export const wantedIn: (question: string) => WantedIn = remembering(100, readWanted)
type WantedIn = { wanted: ReadonlySet<Wanted>; asking: ReadonlySet<string> }

function readWanted(question: string): WantedIn {
  const said = spacedWords(question)
  const wanted = new Set<Wanted>()
  const asking = new Set<string>()
  const spoken = languageOf(question)
  const found = PHRASES.flatMap(({ kind, language, phrase }) => {
    const isOther = spoken !== undefined && spoken !== language
    const bare = phrase.trimEnd()
    const isWhole = phrase.startsWith(' ') && (isOther || phrase.length < SHORTEST_BEGINNING || phrase !== bare)
    const at = said.indexOf(isWhole ? `${bare} ` : phrase)
    return at < 0 ? [] : [{ kind, phrase: bare, at }]
  })
  for (const { kind, phrase, at } of found) {
    // "How much notice" is no "how much".
    const isPartOf = found.some(
      (other) => other.kind !== kind && other.at === at && other.phrase.startsWith(`${phrase} `),
    )
    if (isPartOf) continue
    wanted.add(kind)
    const end = said.indexOf(' ', at + phrase.length)
    for (const word of said.slice(at, end < 0 ? undefined : end).split(' ')) if (word) asking.add(word)
  }
  return { wanted, asking }
}

/** A state or district with its postal code. */
const PLACE = /\b[A-Z]{2}\.?,?\s+\d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/
const isPlace = ({ id, text }: Statement): boolean => /^fact:(?:addresses|location)/.test(id) || PLACE.test(text)

/** The kinds that a statement answers, `week` where it tells the hours of days: what a large site is also searched by. */
export const answersOf = (statement: Statement): (Wanted | 'week')[] => {
  const kinds = new Set(statement.values.map(({ kind }) => kind))
  const isOfWeek = kinds.has('days') && (kinds.has('span') || kinds.has('closed'))
  return [...KINDS.filter((kind) => holdsWanted(statement, new Set([kind]))), ...(isOfWeek ? ['week' as const] : [])]
}

/** Whether a statement holds something of a kind that is asked for. */
export const holdsWanted = (statement: Statement, wanted: ReadonlySet<Wanted>): boolean =>
  [...wanted].some(
    (kind) =>
      (kind === 'place' && isPlace(statement)) ||
      statement.values.some((value) => ANSWERED_BY[kind].includes(value.kind)),
  )
