import type { calendarOf } from '../calendarObject'
import type { CalendlyAttempt } from './attempts'

const EVERY_MS = 500
const TRIES = 16

/** Begins the booking; where the same is underway, as by a second press of the button, waits for what becomes of it. */
export async function waitForAttempt(calendar: ReturnType<typeof calendarOf>, key: string): Promise<CalendlyAttempt> {
  for (let tries = 0; ; tries++) {
    const attempt = await calendar.beginAtCalendly(key)
    if (attempt.state !== 'underway' || tries >= TRIES) return attempt
    await scheduler.wait(EVERY_MS)
  }
}
