import { parseValues } from '../../text/parseValues'
import { ANYWHERE, type Value, type ValueKind } from '../../text/value'

const LONGEST_VALUE = 48
const LONGEST_ROW = 160
const MOST_KNOWN = 100
const HAS_VALUE = /[\p{Nd}@]|\p{L}{3}/u

/** A line is looked at from several sides, one soon after the other; each may hold the whole page in memory that it was cut from. */
const known = new Map<string, Value[]>()
function valuesOf(text: string): Value[] {
  if (text.length > LONGEST_ROW) return []
  const values = known.get(text) ?? (HAS_VALUE.test(text) ? parseValues(text, ANYWHERE) : [])
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, values)
  return values
}
export const forgetLines = (): void => known.clear()
export const holdsValue = (text: string, ...kinds: ValueKind[]): boolean =>
  valuesOf(text).some(({ kind }) => kinds.includes(kind))

export const namesDay = (text: string): boolean => holdsValue(text, 'days')

/** What may stand beside a value without being its name. */
const BESIDE =
  /\b(?:from|starting|starts|at|per|each|an?|the|hours?|hrs?|min(?:ute)?s?|person|people|session|visit|month|mo|week|year|yr|day|night|up|and|only|to|for|or|plus|flat|tax|off|sq|ft|foot|class|unit|open|by appointment|only)\b|[\s\d+*/.,:;()|–—-]/gi

function isBare(text: string, ...kinds: ValueKind[]): boolean {
  if (text.length > LONGEST_VALUE || !holdsValue(text, ...kinds)) return false
  const rest = valuesOf(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return rest.replace(BESIDE, '').length <= 3
}

/** Nothing but an amount with its unit: what it is the price of stands beside it. */
export const isBarePrice = (text: string): boolean => isBare(text, 'money')
const isBareHours = (text: string): boolean => isBare(text, 'span', 'closed') && !namesDay(text)
export const isBareValue = (text: string): boolean => isBarePrice(text) || isBareHours(text)
export const isBareDate = (text: string): boolean => isBare(text, 'date')
/** Nothing but a telephone number or an email address. */
export const isBareContact = (text: string): boolean => isBare(text, 'phone', 'email')

/** "$35 for one visit", "+$40 flat", "$275, about two hours": a price by itself, with what one gets for it. */
export function opensWithPrice(text: string): boolean {
  const [first] = valuesOf(text)
  if (first?.kind !== 'money' || first.start > 6 || text.length > 90 || /[.!?](?:\s|$)/.test(text)) return false
  return /^(?:,\s|\s*(?:$|[/(+–-]|(?:per|for|each|an?|and|plus|or|to|flat|extra|if|installed)\b))/i.test(
    text.slice(first.end),
  )
}

const SEPARATOR = /(?:\s*(?:[.·…_]{2,}|[:|–—-])\s*|\s+)$/
const PROSE_BEFORE_PRICE =
  /\b(?:is|are|was|at|for|of|to|costs?|charges?|pay|over|under|than|and|or|by|about|around|just|the|your|our|an?|save|get)\s*$/i
const LONGEST_LABEL = 90

/** "Haircut .... $45", "$60 - Beard and hair": the row of a price list that stands in one line. */
function readPriceRow(text: string): string | undefined {
  const money = valuesOf(text).find(({ kind }) => kind === 'money')
  if (!money) return undefined
  const [before, after] = [text.slice(0, money.start), text.slice(money.end)]
  if (before.trim() === '') {
    const label = /^\s*[-–—:]\s*(\p{L}?.{3,110})$/u.exec(after)?.[1]
    return label && `${label} | ${money.text}`
  }
  const label = before.replace(SEPARATOR, '').trim()
  // "free for the first bed, $6 each after" is a sentence that goes on.
  const isClause = /^\p{Ll}.*\s.*,$/u.test(label)
  const isLabel = label.length > 1 && label.length <= LONGEST_LABEL && label !== before
  const isName = isLabel && !isClause && !/[.!?]\s/.test(label)
  if (!isName || PROSE_BEFORE_PRICE.test(label) || after.length > 70 || /[.!?]/.test(after)) return undefined
  return `${label} | ${text.slice(money.start).trim()}`
}

/** "Mon – Fri: 9–5": the row of a week's hours. */
function readHoursRow(text: string): string | undefined {
  const [days, hours] = valuesOf(text)
  if (days?.kind !== 'days' || days.start > 2 || !hours || !['span', 'closed', 'clock'].includes(hours.kind))
    return undefined
  const between = text.slice(days.end, hours.start).replace(SEPARATOR, '').trim()
  if (/\p{L}{5}/u.test(between) || text.slice(hours.end).length > 60) return undefined
  return `${days.text} | ${text.slice(days.end).replace(/^[\s:|,–—-]+/, '')}`
}

/** The row that a line is by itself: of a week's hours, or of a price list. */
export const rowIn = (text: string): string | undefined => readHoursRow(text) ?? readPriceRow(text)

const BETWEEN_ROWS = /\s*[|·•;]\s*|,\s+/
const LONGEST_LISTED = 40

/** "Brow $22 | Lip $14 | Bikini from $50": the rows of a price list that stands in one line; undefined where it is none. */
export function rowsIn(text: string): string[] | undefined {
  if (valuesOf(text).filter(({ kind }) => kind === 'money').length < 2) return undefined
  const parts = text.split(BETWEEN_ROWS)
  if (parts.length < 2) return undefined
  const rows = parts.map((part) => {
    const [money, ...others] = valuesOf(part)
    const label = money && part.slice(0, money.start).replace(SEPARATOR, '').trim()
    const isRow = money?.kind === 'money' && others.length === 0 && label && label.length <= LONGEST_LISTED
    const isBareSum = isRow && isBarePrice(part.slice(money.start)) && !PROSE_BEFORE_PRICE.test(`${label} `)
    return isBareSum && /\p{L}/u.test(label) ? `${label} | ${part.slice(money.start)}` : undefined
  })
  return rows.every((row) => row !== undefined) ? rows : undefined
}
