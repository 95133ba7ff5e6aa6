import { capital } from '../../../contract/capital'
import type { Delivery } from '../../../contract/notifications'
import { formatClock, formatWhen } from '../../lib/dates'
import { once } from '../../lib/once'

const clock = once(() => new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', timeStyle: 'short' }))

/** 13 → "1:00 PM" */
export const hourName = (hour: number): string => clock().format(Date.UTC(2026, 0, 1, hour))

/** "America/New_York" → "New York" */
export const zoneName = (timeZone: string): string => timeZone.replace(/^.+\//, '').replaceAll('_', ' ')

/** "America/New_York" → "Eastern Time" */
export const zoneTime = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zoneName(timeZone)

/** "America/New_York" → "Eastern Time – New York" */
export const zoneWords = (timeZone: string): string => `${zoneTime(timeZone)} – ${zoneName(timeZone)}`

const personWords = ({ isYou, personName }: Pick<Delivery, 'isYou' | 'personName'>): string =>
  isYou ? 'you' : (personName ?? 'a former team member')

const ABOUT: Record<Delivery['kind'], (name: string) => string> = {
  lead: (name) => `New lead: ${name}`,
  contact: (name) => `${name} left another way to get in touch`,
  wish: (name) => `${name} would like an appointment`,
  answers: (name) => `${name} answered your questions`,
  reminder: (name) => `Reminder: ${name} was still waiting`,
  matter: () => 'A conversation that needs a person',
  booking: (name) => `Booking: ${name}`,
  gathered: () => 'Everything from your quiet hours, in one message',
  digest: () => 'Daily summary',
}
export const aboutWords = ({ kind, leadName, leadId }: Delivery): string =>
  capital(ABOUT[kind](leadName ?? (leadId ? 'a visitor' : 'a lead')))

const OUTCOMES: Record<Delivery['outcome'], { label: string; tone: 'plain' | 'done' | 'brass' | 'danger' }> = {
  queued: { label: 'On its way', tone: 'plain' },
  sent: { label: 'Sent', tone: 'done' },
  held: { label: 'Held', tone: 'brass' },
  gathered: { label: 'Sent with others', tone: 'done' },
  failed: { label: 'Not delivered', tone: 'danger' },
}
export const outcomeWords = ({ outcome }: Delivery) => OUTCOMES[outcome]

const CHANNELS: Record<Delivery['channel'], string> = { mail: 'Email', push: 'Notification' }

/** "Email to you, today, 2:14 PM" */
export const deliveryWords = (delivery: Delivery): string =>
  `${CHANNELS[delivery.channel]} to ${personWords(delivery)}, ${midSentence(formatWhen(delivery.sentAt ?? delivery.createdAt))}`

const midSentence = (text: string) => text.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase())

/** "Emailed to you at 2:14 PM", "Email to you: Held" */
export function toldWords(delivery: Delivery): string {
  const done = delivery.channel === 'mail' ? 'Emailed to' : 'Notification sent to'
  const at = formatClock(delivery.sentAt ?? delivery.createdAt)
  if (delivery.outcome === 'sent' || delivery.outcome === 'gathered') return `${done} ${personWords(delivery)} at ${at}`
  return `${CHANNELS[delivery.channel]} to ${personWords(delivery)}: ${delivery.reason ?? outcomeWords(delivery).label}`
}
