import { type BusinessFacts, WEEK_DAY_NAMES, WEEK_DAYS } from '../../../contract/facts'
import type { BusinessProfile } from '../../businesses/profile'
import { sayPrice } from '../evidence/sayPrice'

/** "9 am", "12:30 pm", "midnight". */
const clockText = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour % 24 === 0 && minute === 0) return 'midnight'
  const rest = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${rest} ${hour % 24 < 12 ? 'am' : 'pm'}`
}
const spansText = (spans: [string, string][]): string =>
  spans.length === 0 ? 'closed' : `open ${spans.map((span) => span.map(clockText).join(' to ')).join(' and ')}`

/** Days with the same hours in one line. */
const hoursLines = ({ hours }: BusinessFacts): string[] => {
  const days = WEEK_DAYS.flatMap((day) => (hours[day] ? [{ day, said: spansText(hours[day]) }] : []))
  return [...Map.groupBy(days, ({ said }) => said)].map(
    ([said, alike]) => `${alike.map(({ day }) => WEEK_DAY_NAMES[day]).join(', ')}: ${said}`,
  )
}

const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' }).format(
    new Date(`${date}T00:00Z`),
  )
const exceptionLines = ({ hoursExceptions }: BusinessFacts): string[] =>
  hoursExceptions.map(({ from, to, hours, note }) => {
    const days = from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`
    return `${days}${note ? ` (${note})` : ''}: ${spansText(hours)}`
  })

const listLine = (label: string, items: string[]): string[] =>
  items.length === 0 ? [] : [`${label} ${items.join(', ')}`]
const listLines = (label: string, items: string[]): string[] => items.map((item) => `${label}: ${item}`)

/** What the owner typed into fields of their own, a line each, as a person would write it. */
export const factLines = ({ facts, currency }: Pick<BusinessProfile, 'facts' | 'currency'>): string[] => [
  ...listLines('Phone', facts.phones),
  ...(facts.emergencyPhone ? [`Emergency phone: ${facts.emergencyPhone}`] : []),
  ...listLines('Email', facts.emails),
  ...listLines('Address', facts.addresses),
  ...hoursLines(facts),
  ...exceptionLines(facts),
  ...facts.prices.map((price) => sayPrice(price, currency)),
  ...listLine('Areas served', facts.areas),
  ...listLine('Payments accepted', facts.payments),
  ...listLine('Insurance accepted', facts.insurance),
  ...facts.policies.map(({ name, text }) => `${name}: ${text}`),
  ...facts.team.map(({ name, role }) => (role ? `${name}, ${role}` : name)),
  ...listLine('We speak', facts.languages),
]

/** The moment in the business's own zone. */
export const nowLine = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(now)
