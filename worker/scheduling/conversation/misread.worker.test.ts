import { beforeEach, expect, test } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'

const ZONE = 'America/New_York'
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const weekDay = (days: number, weekday: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday }).format(Date.now() + days * DAY_MS)
/** Neither today nor tomorrow, which may be asked back in the small hours. */
const [OPEN, CLOSED] = [weekDay(2, 'long'), weekDay(3, 'long')]

let businessId: string
let token: string
let sessionId: string

beforeEach(async () => {
  ;({ businessId, token } = await registerOwner())
  sessionId = newSessionId()
  const closed = weekDay(3, 'short').toLowerCase()
  const hours = Object.fromEntries(DAYS.filter((day) => day !== closed).map((day) => [day, [['09:00', '17:00']]]))
  const services = [
    { name: 'Swedish massage', minutes: 60 },
    { name: 'Deep tissue massage', minutes: 60 },
  ]
  const body = { timeZone: ZONE, hours, stepMinutes: 30, isAtVisitors: false, services }
  expect((await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token, body })).status).toBe(200)
  await drainOutbox()
})

const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
const startsOf = ({ slots = [] }: ChatReply) => slots.map(({ start }) => start)
const clockOf = (start: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' }).format(new Date(start))

test('of a closed day it says so and offers the days around it, whether the service is known or not', async () => {
  const reply = await ask(`can i get a swedish massage on ${CLOSED}?`)
  expect(reply.message.content).toMatch(new RegExp(`Nothing is open on ${CLOSED}, .* for Swedish massage:`))
  expect(reply.slots).toHaveLength(3)
  sessionId = newSessionId()
  const which = await ask(`${CLOSED} at 2pm?`)
  expect(which.message.content).toMatch(new RegExp(`Nothing is open on ${CLOSED}.*What would you like to book\\?`))
  expect((await ask('Deep tissue massage')).slots).toHaveLength(3)
})

test('of a day on which the business says it is closed it is said, with the nearest that has times', async () => {
  const day = weekDay(3, 'short').toLowerCase()
  const facts = await (await api(`/api/businesses/${businessId}/facts`, { token })).json<{ hours: object }>()
  const body = { ...facts, hours: { [day]: [] } }
  expect((await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body })).status).toBe(200)
  await drainOutbox()
  const reply = await ask(`can i come in ${CLOSED}`)
  expect(reply.message.content).toMatch(
    new RegExp(`^We’re closed on ${CLOSED}, .* nearest day with open times is .*What would you like to book\\?`),
  )
})

test('misspelled days and services are read, and a price on a day isn’t a wish to come', async () => {
  const reply = await ask('tusday aftrnoon for swedsh masage?')
  expect(reply.service).toBe('Swedish massage')
  sessionId = newSessionId()
  expect((await ask('how much is a swedish massage on tuesday?')).slots).toBeUndefined()
  expect((await ask('I had a swedish massage on tuesday and my back hurts')).slots).toBeUndefined()
})

test('a service is known by what it is called in the visitor’s language', async () => {
  const services = [
    { name: 'Haircut', minutes: 30 },
    { name: 'Gel manicure', minutes: 60 },
  ]
  const hours = Object.fromEntries(DAYS.map((day) => [day, [['09:00', '17:00']]]))
  const body = { timeZone: ZONE, hours, services }
  expect((await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token, body })).status).toBe(200)
  await drainOutbox()
  for (const text of ['quiero reservar un corte', 'ich möchte einen Termin für einen Haarschnitt', '我想预约剪发']) {
    sessionId = newSessionId()
    const reply = await ask(text)
    expect([text, reply.service]).toEqual([text, 'Haircut'])
  }
  sessionId = newSessionId()
  expect((await ask('je voudrais un rdv pour une manucure')).service).toBe('Gel manicure')
})

test('who asks of a person’s day isn’t told that there is no calendar here', async () => {
  const reply = await ask(`is doctor stan in this ${OPEN}`)
  expect(reply.message.content).not.toMatch(/calendar/)
})

test('what it doesn’t understand is asked once more, then a person takes over', async () => {
  await ask('quiero reservar una cita')
  const again = await ask('Masaje sueco')
  expect(again.message.content).toBe('Perdón, no le he entendido. ¿Qué le gustaría reservar?')
  expect(again.quickReplies).toEqual(['Swedish massage', 'Deep tissue massage'])
  const lost = await ask('masaje relajante sueco')
  expect(lost.needsLeadCapture).toBe(true)
  expect(lost.message.content).toMatch(/sigo sin entenderle/)
})

test('a second service and a second person are spoken of, not dropped', async () => {
  const both = await ask(`both swedish and deep tissue on ${OPEN}`)
  expect(both.message.content).toMatch(/Deep tissue massage first, then tell me when you’d like Swedish massage/)
  const two = await ask('can my husband and I come together')
  expect(two.message.content).toMatch(/for one person/)
  expect(startsOf(two)).toEqual(startsOf(both))
})

test('the rest of a day is behind “More times”, later is said to be later, and before 10 is before it', async () => {
  const first = await ask(`swedish massage on ${OPEN}`)
  expect(first.quickReplies).toEqual(['More times'])
  const more = await ask('More times')
  expect(more.message.content).toMatch(/^More open times/)
  expect(startsOf(more).filter((start) => startsOf(first).includes(start))).toEqual([])
  const early = await ask(`anything ${OPEN} before 10?`)
  expect(startsOf(early).map(clockOf)).toEqual(['9:00 AM', '9:30 AM'])
  expect((await ask('do you have anything later')).message.content).toMatch(/^Later that day/)
})

test('only a yes books, the link has words, and the owner reads what was asked first, not the button', async () => {
  const wish = `deep tissue massage ${OPEN} at 2pm`
  for (const message of [wish, 'Ann Pine', 'ann@example.com']) await ask(message)
  expect((await ask('hm')).message.content).toMatch(/didn’t catch that.*Should I book it\?/)
  expect((await ask('Yes, book it')).message.content).toMatch(/\. \[Move or cancel\]\(http/)
  const [lead] = await (await api(`/api/businesses/${businessId}/leads`, { token })).json<{ message: string }[]>()
  expect(lead?.message).toBe(wish)
})

test('who wants a service is offered times of it, and what else is free isn’t booked', async () => {
  const wanted = await ask('I want a swedish massage')
  expect(wanted.service).toBe('Swedish massage')
  expect(wanted.slots?.length).toBeGreaterThan(0)
  sessionId = newSessionId()
  expect((await ask('is parking free on sunday?')).slots).toBeUndefined()
})

test('a time that was read only in part is asked for, not guessed', async () => {
  const unsure = await ask(`deep tissue massage ${OPEN} 45`)
  expect(unsure.slots).toBeUndefined()
  expect(unsure.message.content).toMatch(/Which day, and about what time/)
  expect((await ask(`${OPEN} at 2pm`)).message.content).toMatch(/is open/)
})
