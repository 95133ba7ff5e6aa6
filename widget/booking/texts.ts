import type { Slot, WaitlistSpan } from '../../contract/slots'
import type { Booking } from './state'
import all from './words.json'

type Text = keyof typeof all
type Language = keyof (typeof all)['book']

/** What the panel speaks. */
export const languageOf = ({ chat }: Pick<Booking, 'chat'>): Language => {
  const { lang } = chat.stage.root.querySelector('dialog') ?? { lang: 'en' }
  return lang in all.book ? (lang as Language) : 'en'
}

export const text = (booking: Pick<Booking, 'chat'>, key: Text, slots: Record<string, string> = {}) =>
  all[key][languageOf(booking)].replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')

const format = (booking: Booking, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOf(booking), { timeZone: booking.offer.timeZone, ...options })

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

/** "Tuesday, December 1", on the business's calendar. */
export const dayText = (booking: Booking, { start }: Slot) =>
  format(booking, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(start))

/** "Tuesday, December 1, 12:00 – 5:00 PM"; "December 1 – 8". */
export function spanText(booking: Booking, { from, to, times }: WaitlistSpan): string {
  const at = (day: string, time = '12:00') => Date.parse(`${day}T${time === '24:00' ? '23:59' : time}Z`)
  const weekday = from === to ? ({ weekday: 'long' } as const) : {}
  const day = { timeZone: 'UTC', month: 'long', day: 'numeric', ...weekday } as const
  const isPart = times && from === to
  const [first, last] = isPart ? [at(from, times.from), at(to, times.to)] : [at(from), at(to)]
  return format(booking, { ...day, ...(isPart && CLOCK) }).formatRange(first, last)
}

export const timeText = (booking: Booking, { start }: Slot) => format(booking, CLOCK).format(new Date(start))

/** The same for the visitor, where their clock or day differs. */
export function ownTimeText(booking: Booking, { start }: Slot): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const inZone = (zone: string, options: Intl.DateTimeFormatOptions) =>
    format(booking, { ...options, timeZone: zone }).format(new Date(start))
  const [day, ourDay] = [timeZone, booking.offer.timeZone].map((zone) => inZone(zone, { weekday: 'short' }))
  const [time, ourTime] = [timeZone, booking.offer.timeZone].map((zone) => inZone(zone, CLOCK))
  if (day === ourDay && time === ourTime) return undefined
  return text(booking, 'yours', { time: inZone(timeZone, { ...CLOCK, ...(day !== ourDay && { weekday: 'short' }) }) })
}

/** "Eastern Standard Time". */
export const zoneText = (booking: Booking, { start }: Slot) =>
  format(booking, { timeZoneName: 'long' })
    .formatToParts(new Date(start))
    .find(({ type }) => type === 'timeZoneName')?.value ?? booking.offer.timeZone
