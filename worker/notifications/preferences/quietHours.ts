import type { QuietHours } from '../../../contract/notifications'
import { nextWallTime, wallTime } from '../../platform/zonedTime'

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When the quiet hours around this moment end; undefined outside of them. They may go past midnight. */
export function quietUntil(quiet: QuietHours | null, at: number, timeZone: string): number | undefined {
  if (!quiet) return undefined
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  const { minutes } = wallTime(at, timeZone)
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
  return isQuiet ? nextWallTime(at, to, timeZone) : undefined
}
