import { DAYS, type Day } from '../evidence/weekDays'

/** What the business's own clock and calendar say. */
export const localTime = (now: Date, timeZone: string): { today: Day; date: string; minutes: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return { today: dayOfDate(date), date, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

export const dayOfDate = (date: string): Day => DAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
