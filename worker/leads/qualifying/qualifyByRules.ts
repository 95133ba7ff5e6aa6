import type { Qualification } from '../../../contract/leadDetails'
import { asksOutright } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import { parseValues } from '../../text/parseValues'
import { gradeByRules, isWish, type Left } from './gradeByRules'
import { type Heard, hear } from './signals'

const QUOTE_MAX = 140
const LINE_MAX = 160
const CLAUSE = /[.!?;\n,，。！？；،؟]+/u
const STREET =
  /\b\d{1,6}\s+(?:[\p{L}.'-]+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl)\b/iu
const POSTCODE = /\b\d{5}(?:-\d{4})?\b/
const ASKS_PLACE = /address|zip code|which area|where/i

/** The grade and what it rests on, from words and kinds of messages alone. Undefined where the visitor said nothing. */
export function qualifyByRules(words: string[], left: Left, profile: BusinessProfile): Qualification | undefined {
  const heard = words.map((text) => hear(text, profile))
  if (heard.length === 0) return undefined
  const { grade, reasons } = gradeByRules(heard, left)
  const urgent = heard.find(({ understood }) => understood.danger !== undefined || understood.kind === 'urgent')?.text
  const wanting = heard.filter(isWish)
  const time = wanting.flatMap(({ text, said }) => clauseWith(text, said.today ?? said.soon))[0]
  const job = wanting
    .filter(({ said, understood }) => said.need || urgent || WANTS.has(understood.kind))
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0]?.text
  const found = {
    ...(urgent && { urgency: cut(urgent, QUOTE_MAX) }),
    ...(job && { job: cut(job, QUOTE_MAX) }),
    ...placeOf(words, left),
    ...budgetOf(words, profile),
    ...(time && { time }),
  }
  return { grade, reasons, ...found, summary: summaryOf(found, left), by: 'rules' }
}

const WANTS: ReadonlySet<string> = new Set(['wants_quote', 'books', 'urgent'])
/** Whoever asks for a visit says what for; "can I bring my kids?" is said beside it. */
const weightOf = ({ text, understood }: Heard): number =>
  (WANTS.has(understood.kind) ? 2 : 0) + (asksOutright(text) ? 0 : 1)

type Found = Pick<Qualification, 'job' | 'place' | 'budget' | 'time'>

function summaryOf({ job, place, budget, time }: Found, { answers }: Left): string[] {
  const facts = [time && `When: ${time}`, place && `Where: ${place}`, budget && `Budget: ${budget}`].filter(Boolean)
  const told = (answers ?? []).map(({ answer }) => answer).filter((answer) => answer !== place)
  return [job ?? '', facts.join('. '), told.join('; ')].filter(Boolean).map((line) => cut(line, LINE_MAX))
}

function placeOf(words: string[], { answers }: Left): { place?: string } {
  const answered = answers?.find(
    ({ question, answer }) => ASKS_PLACE.test(question) && /\d|\p{Lu}/u.test(answer),
  )?.answer
  const written = words.map(
    (text) => STREET.exec(text)?.[0] ?? (/zip|postcode/i.test(text) ? POSTCODE.exec(text)?.[0] : undefined),
  )
  const place = answered ?? written.find((one) => one !== undefined)
  return place ? { place: cut(place, QUOTE_MAX) } : {}
}

/** Money that a visitor speaks of without asking for a price. */
function budgetOf(words: string[], { country, currency }: BusinessProfile): { budget?: string } {
  for (const text of words.filter((one) => !/[?？؟]/.test(one))) {
    const money = parseValues(text, { country, currency }).find(({ kind }) => kind === 'money')
    if (money) return { budget: money.text }
  }
  return {}
}

const clauseWith = (text: string, word: string | undefined): string[] => {
  const clause = word && text.split(CLAUSE).find((part) => part.includes(word))
  return clause ? [cut(clause, QUOTE_MAX)] : []
}

const cut = (text: string, max: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > max ? `${line.slice(0, max - 1).toWellFormed()}…` : line
}
