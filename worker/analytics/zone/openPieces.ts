import { MINUTE_MS } from '../../../contract/durations'
import { type BusinessFacts, WEEK_DAYS } from '../../../contract/facts'
import { offsetIn, utcDay } from '../../platform/zonedTime'
import { covers } from '../../text/localDays'
import { weekdayOf } from './days'

type Hours = Pick<BusinessFacts, 'hours' | 'hoursExceptions'>
/** From the first to before the second, in milliseconds since 1970. */
type Piece = [number, number]

/** True if the owner has entered hours, without which nobody can say who wrote after closing. */
export const hasHours = (facts: Hours | null): facts is Hours => facts !== null && Object.keys(facts.hours).length > 0

/** When the business is open between two times of one day. A day without hours is unknown and counts as open. */
export function openPieces(facts: Hours, timeZone: string, from: number, to: number): Piece[] {
  const offset = offsetIn(timeZone)(from)
  const day = utcDay(from + offset)
  const spans = spansOn(facts, day)
  if (!spans) return [[from, to]]
  const midnight = Date.parse(day) - offset
  return spans.flatMap(([opens, closes]) => {
    const piece: Piece = [Math.max(from, midnight + msOf(opens)), Math.min(to, midnight + msOf(closes))]
    return piece[0] < piece[1] ? [piece] : []
  })
}

function spansOn({ hours, hoursExceptions }: Hours, day: string): [string, string][] | undefined {
  const exception = hoursExceptions.find(covers(day))
  const name = WEEK_DAYS[weekdayOf(day)]
  return exception ? exception.hours : name && hours[name]
}

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}
