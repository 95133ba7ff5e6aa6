import type { Question } from '../answerer'
import { tongueOf } from '../tongues/detect'
import type { TongueCode } from '../tongues/tongue'
import { type Clause, readClause } from './clauses'
import { linksOf } from './links'
import { type Statements, statementsOf } from './statements'

/** What is kept of a question for all sentences of its reply. */
export type Ground = {
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

/** "Today" is a day when somebody says that the doors are open; as an appointment it stays a promise. */
export const withDays = (clause: Clause, { days, asked }: Ground): Clause => {
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
