import * as z from 'zod/mini'
import { requiredText } from './text'

/** The keys of a week's hours. */
export const WEEK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekDay = (typeof WEEK_DAYS)[number]
export const WEEK_DAY_NAMES: Record<WeekDay, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const TIME = 'Please use a time such as 09:00'
export const time = z.string(TIME).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, TIME))
const span = z
  .tuple([time, time])
  .check(z.refine(([from, to]) => from < to, 'The closing time must be later than the opening time'))
/** A day's opening times. What goes on past midnight ends at 24:00 and begins again on the next day at 00:00. */
export const spans = z.array(span).check(z.maxLength(4, 'Please use at most 4 time ranges a day'))

const DATE = 'Please enter a date'
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
export const date = z.string(DATE).check(z.refine(isDate, DATE))
const matches = (pattern: RegExp, problem: string) => z.regex(pattern, problem)
const textList = (what: string, max: number, ...checks: ReturnType<typeof matches>[]) =>
  z._default(
    z
      .array(requiredText(`Please enter ${what}`, 300).check(...checks))
      .check(z.maxLength(max, `Please list at most ${max}`)),
    [],
  )

/** Other hours from `from` to `to`, both inclusive; no spans means closed. */
export const hoursException = z
  .object({
    from: date,
    to: date,
    hours: spans,
    note: z.optional(requiredText('Please enter the reason', 120)),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: 'The last day can’t be before the first', path: ['to'] }))

const priceFact = z
  .object({
    name: requiredText('Please name the service', 120),
    /** In cents of the business's currency. */
    cents: z.int('Please enter an amount').check(z.minimum(0, 'Please enter an amount of 0 or more')),
    /** "From $85". */
    from: z._default(z.boolean('Please use true or false'), false),
    /** The upper end of a price range. */
    toCents: z.optional(z.int('Please enter an amount')),
    /** "per hour", "a square foot". */
    unit: z.optional(requiredText('Please enter the unit', 60)),
  })
  .check(
    z.refine(({ cents, toCents }) => toCents === undefined || toCents > cents, {
      error: 'The higher price must be more than the lower one',
      path: ['toCents'],
    }),
  )
export type PriceFact = z.infer<typeof priceFact>

const policyFact = z.object({
  name: requiredText('Please name the policy', 80),
  text: requiredText('Please write the policy', 600),
})
const memberFact = z.object({
  name: requiredText('Please enter the name', 80),
  role: z.optional(requiredText('Please enter the role', 120)),
})

/** Facts typed by the owner. They are quoted as they are and win over anything read elsewhere. */
export const businessFacts = z.object({
  phones: textList('a phone number', 5),
  emails: textList('an email address', 5),
  addresses: textList('an address', 10),
  areas: textList('a town or area', 60),
  /** An absent day is unknown, one without spans is closed. */
  hours: z._default(z.partialRecord(z.enum(WEEK_DAYS), spans), {}),
  hoursExceptions: z._default(z.array(hoursException).check(z.maxLength(40, 'Please list at most 40')), []),
  prices: z._default(z.array(priceFact).check(z.maxLength(200, 'Please list at most 200')), []),
  payments: textList('a way to pay', 20),
  insurance: textList('an insurance plan', 60),
  policies: z._default(z.array(policyFact).check(z.maxLength(20, 'Please list at most 20')), []),
  team: z._default(z.array(memberFact).check(z.maxLength(50, 'Please list at most 50')), []),
  languages: textList('a language', 20),
  emergencyPhone: z.optional(z.nullable(requiredText('Please enter the emergency number', 40))),
})
export type BusinessFacts = z.infer<typeof businessFacts>

const NO_PHONE = 'Please enter a phone number, such as (512) 555-0100'
const DIGITS = /(?:\d\D*){6}/
/** "911" */
const SHORT_NUMBER = /(?:\d\D*){3}/
/** Facts as an owner reads them. `version`: names this state of them. */
export const factsView = z.extend(businessFacts, { version: z.string() })
export type FactsView = z.infer<typeof factsView>

/**
 * What an owner saves: visitors are told it, so that a number has to be one. What is stored already is read as it is. `version`: the one that
 * was changed; where another has come since, nothing is saved.
 */
export const businessFactsRequest = z.extend(businessFacts, {
  version: z.optional(z.string('version must be text')),
  phones: textList('a phone number', 5, matches(DIGITS, NO_PHONE)),
  emails: textList(
    'an email address',
    5,
    matches(/[^\s@]@[^\s@]+\.[^\s@]/, 'Please enter an email address, such as hello@example.com'),
  ),
  emergencyPhone: z.optional(
    z.nullable(requiredText('Please enter the emergency number', 40).check(matches(SHORT_NUMBER, NO_PHONE))),
  ),
})
export const NO_FACTS: BusinessFacts = businessFacts.parse({})
