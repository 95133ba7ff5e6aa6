import { parseValues } from '../text/parseValues'
import type { Value, ValueKind } from '../text/value'
import type { Statement } from './statement'

/** What changes with time: a story of how it began stays true. */
const CHANGES: ReadonlySet<ValueKind> = new Set(['money', 'percent', 'span', 'closed', 'clock'])
const YEAR = 365 * 24 * 60 * 60 * 1000
const ANYWHERE = { country: 'US', currency: 'USD' }

/** Whether a price or hours were said of a time that is over: in a notice of a year ago, or for days that have passed. */
export function isPast({ values, trail, source }: Statement, now: Date): boolean {
  if (source.kind !== 'site' || !values.some(({ kind }) => CHANGES.has(kind))) return false
  const own = values.filter(isDate)
  const dates = own.length > 0 ? own : parseValues(trail.at(-1) ?? '', ANYWHERE).filter(isDate)
  const last = Math.max(
    ...dates.flatMap(({ year, month, day }) => (year ? [Date.UTC(year, day ? month - 1 : month, (day ?? 0) + 1)] : [])),
  )
  const isPeriod = own.length > 1 && own.every(({ day }) => day !== undefined)
  return Number.isFinite(last) && now.getTime() - last > (isPeriod ? 0 : YEAR)
}

const isDate = (value: Value): value is Extract<Value, { kind: 'date' }> => value.kind === 'date'
