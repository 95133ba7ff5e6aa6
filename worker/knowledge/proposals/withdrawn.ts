import { type BusinessFacts, WEEK_DAYS } from '../../../contract/facts'
import type { Withdrawn } from '../../../contract/knowledge'
import { phoneKey, serviceKey } from '../../../contract/sameFact'
import { spansByDay } from '../../text/hours/span'
import { parseValues } from '../../text/parseValues'
import { phoneRolesIn } from '../../text/phoneRoles'
import type { Locale, Value } from '../../text/value'
import { specialDaysOf } from '../specialDays/specialDays'
import type { Statement } from '../statement'
import { areasIn } from './placesSaid'
import { proposalsOf } from './proposalsOf'
import { isSameDay, isSamePrice, isTold, plain } from './toldInstead'
import { hoursIn, weekInProse } from './weekSaid'

type Of = Locale & { facts: BusinessFacts; withdrawn: readonly Withdrawn[]; today: string }
type Day = BusinessFacts['hoursExceptions'][number]

/** What is said without what its owner dismissed, unless they typed the same since: then it's their own word. */
export function withoutWithdrawn(statements: readonly Statement[], { withdrawn, ...of }: Of): Statement[] {
  const left = withdrawn.filter(({ facts, faq }) => faq || !isTold(facts, of.facts))
  if (left.length === 0) return [...statements]
  const untold = left.map((one) => withoutTold(one, of.facts))
  const notices = noticesOf(statements, { ...of, withdrawn: untold })
  return statements.flatMap((one) => {
    if (notices.has(one) || untold.some(says(one, of))) return []
    return withoutContacts(one, untold, of) ?? []
  })
}

/** Whether a day that a notice tells is one that was dismissed. */
export const isWithdrawnDay = (day: Day, withdrawn: readonly Withdrawn[]): boolean =>
  withdrawn.some(({ facts }) =>
    facts?.hoursExceptions?.some(
      (one) => one.from <= day.from && day.to <= one.to && (one.hours.length === 0) === (day.hours.length === 0),
    ),
  )

/** Of a week that was put right, the days that are as they were read. */
function withoutTold({ facts, faq }: Withdrawn, told: BusinessFacts): Withdrawn {
  const days = WEEK_DAYS.filter((day) => facts?.hours?.[day] && !isSameDay(facts.hours[day], told.hours[day]))
  const hours = Object.fromEntries(days.map((day) => [day, facts?.hours?.[day]]))
  return { faq, facts: { ...facts, hours } }
}

/** Those that tell nothing of days but what was dismissed. */
function noticesOf(statements: readonly Statement[], { facts, country, withdrawn, today }: Of): Set<Statement> {
  if (!withdrawn.some((one) => one.facts?.hoursExceptions?.length)) return new Set()
  const said = specialDaysOf(statements, { country, today, week: spansByDay(facts.hours) })
  // By itself each, as the same notice stands on several pages and is told once.
  const alone = (one: Statement) => specialDaysOf([one], { country, today, week: spansByDay(facts.hours) })
  const told = new Map([...Map.groupBy(said, ({ statement }) => statement)])
  return new Set(
    statements.filter((one) => {
      const days = told.get(one) ?? alone(one)
      return days.length > 0 && days.every(({ day }) => isWithdrawnDay(day, withdrawn))
    }),
  )
}

/** Whether it says the very thing that was dismissed. */
const says =
  (statement: Statement, locale: Locale) =>
  ({ facts = {}, faq }: Withdrawn): boolean => {
    const { text, trail } = statement
    const heading = plain(trail.at(-1) ?? '')
    const line = plain(text)
    const week = facts.hours ? weekOf(statement) : {}
    return (
      (faq !== undefined && heading === plain(faq.question)) ||
      (facts.policies ?? []).some(({ name }) => heading === plain(name)) ||
      (facts.prices ?? []).some((price) => saysPrice(statement, price, locale)) ||
      (facts.addresses ?? []).some((address) => line.includes(plain(address))) ||
      (facts.areas ?? []).some((area) => areasIn(statement).some((one) => plain(one) === plain(area))) ||
      [...(facts.payments ?? []), ...(facts.languages ?? [])].some((one) => line === plain(one)) ||
      WEEK_DAYS.some((day) => facts.hours?.[day] && isAsLong(week[day], facts.hours[day]))
    )
  }

const weekOf = (statement: Statement): BusinessFacts['hours'] => ({
  ...weekInProse([statement]).told,
  ...hoursIn([statement]),
})

/** A break may be told elsewhere. */
const isAsLong = (one: string[][] | undefined, other: string[][] | undefined): boolean =>
  one !== undefined && one[0]?.[0] === other?.[0]?.[0] && one.at(-1)?.[1] === other?.at(-1)?.[1]

type Price = BusinessFacts['prices'][number]
function saysPrice(statement: Statement, price: Price, locale: Locale): boolean {
  const read = proposalsOf(statement, locale).flatMap(({ facts }) => facts?.prices ?? [])
  const isSame = (one: Price) => serviceKey(one.name) === serviceKey(price.name) && isSamePrice(one, price)
  if (read.length > 0) return read.some(isSame)
  const isAmount = (value: Value) => value.kind === 'money' && Math.round(value.amount * 100) === price.cents
  return statement.values.some(isAmount) && plain(statement.text).includes(plain(price.name))
}

/** A line may say a number and more beside it: the number goes, with the cell or the part that it stands in. */
function withoutContacts(statement: Statement, withdrawn: readonly Withdrawn[], locale: Locale): Statement | undefined {
  const isGone = (value: Value) => withdrawn.some(({ facts }) => isContact(statement, value, facts ?? {}))
  if (!statement.values.some(isGone)) return statement
  let at = 0
  const cells = statement.text.split(' | ').filter((cell) => {
    const [start, end] = [at, at + cell.length]
    at = end + ' | '.length
    return !statement.values.some((value) => value.start >= start && value.end <= end && isGone(value))
  })
  const text = cells.join(' | ')
  return /[\p{L}\d]/u.test(text) ? { ...statement, text, values: parseValues(text, locale) } : undefined
}

function isContact(statement: Statement, value: Value, facts: NonNullable<Withdrawn['facts']>): boolean {
  if (value.kind === 'email')
    return (facts.emails ?? []).some((email) => email.toLowerCase() === value.address.toLowerCase())
  if (value.kind !== 'phone') return false
  const isSame = (phone: string) => phoneKey(phone) === phoneKey(value.e164 ?? value.digits)
  if ((facts.phones ?? []).some(isSame)) return true
  const roles = phoneRolesIn(statement, value)
  return Boolean(facts.emergencyPhone && isSame(facts.emergencyPhone) && (roles.has('urgent') || roles.has('always')))
}
