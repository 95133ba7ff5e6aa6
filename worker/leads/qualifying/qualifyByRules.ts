import type { Qualification } from '../../../contract/leadDetails'
import { asksOutright, placesIn } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import { cutAtSentence } from '../../text/cutAtSentence'
import { hasQuestionMark } from '../../text/marks'
import { parseValues } from '../../text/parseValues'
import { gradeByRules, isWish, type Left } from './gradeByRules'
import { type Heard, hear } from './signals'

const QUOTE_MAX = 140
const LINE_MAX = 160
const CLAUSE = /[.!?;\n,，。！？；،؟]+/u
const POSTCODE = /\b\d{5}(?:-\d{4})?\b/
const SENTENCE = /[.!?;\n。！？]+(?=\s|$)/u
const ASKS_CODE = /zip|postcode/i
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
    ...budgetOf(heard, profile),
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
  // What is said later corrects what was said before.
  const written = words.flatMap((text) => placesIn(text).map(({ value }) => value)).at(-1)
  const place =
    written ?? answered ?? words.flatMap((text) => (ASKS_CODE.test(text) ? (POSTCODE.exec(text) ?? []) : []))[0]
  return place ? { place: cut(place, QUOTE_MAX) } : {}
}

/** Money that a visitor means to spend: what they pay already, or were charged, is none. */
function budgetOf(heard: Heard[], { country, currency }: BusinessProfile): { budget?: string } {
  for (const { text, said } of heard.filter((one) => one.said.budget && !hasQuestionMark(one.text)))
    for (const sentence of text.split(SENTENCE).filter((one) => one.includes(said.budget ?? ''))) {
      const money = parseValues(sentence, { country, currency }).find(({ kind }) => kind === 'money')
      if (money) return { budget: money.text }
    }
  return {}
}

const clauseWith = (text: string, word: string | undefined): string[] => {
  const clause = word && text.split(CLAUSE).find((part) => part.includes(word))
  return clause ? [cut(clause, QUOTE_MAX)] : []
}

const cut = (text: string, max: number): string => cutAtSentence(text.replaceAll(/\s+/g, ' ').trim(), max)
