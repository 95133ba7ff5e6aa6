import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'
import { openCalendar, ZONE } from './_test/openCalendar'

const formatted = (days: number, options: Intl.DateTimeFormatOptions, language = 'en-US') =>
  new Intl.DateTimeFormat(language, { timeZone: ZONE, ...options }).format(Date.now() + days * DAY_MS)
/** Neither today nor tomorrow, which may be asked back in the small hours. */
const DAY = formatted(2, { weekday: 'long' })
const NEXT = formatted(3, { weekday: 'long' })
const TODAY = formatted(0, { weekday: 'long' })
const IN_A_WEEK = formatted(7, { month: 'long', day: 'numeric' })

let businessId: string
let token: string
let sessionId: string

beforeEach(() => open(['Oil change', 'Tire rotation', 'Brake inspection']))

async function open(names: string[]) {
  ;({ businessId, token } = await openCalendar(names))
  sessionId = newSessionId()
  await drainOutbox()
}

const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
const said = async (message: string) => (await ask(message)).message.content
const daysOf = ({ slots = [] }: ChatReply) => [
  ...new Set(
    slots.map(({ start }) => new Date(start).toLocaleDateString('en-US', { timeZone: ZONE, weekday: 'long' })),
  ),
]

test('a service that is denied is let go: another that is named is booked at the same time, else it asks which', async () => {
  await ask(`oil change ${DAY} at 2 pm`)
  expect(await said('wait no not the oil change, the tire rotation')).toMatch(
    new RegExp(`^Tire rotation: ${DAY}, .* 2:00\\sPM is open`),
  )
  const which = await ask('please no tire rotation')
  expect(which.message.content).toBe('What would you like to book?')
  expect(which.quickReplies).toEqual(['Oil change', 'Brake inspection'])
  await open(['Baño', 'Corte de uñas', 'Corte completo'])
  await ask(`quiero un corte completo el ${formatted(2, { weekday: 'long' }, 'es')} a las 3`)
  await ask('Ana Ruiz')
  expect(await said('no es corte completo!! son UÑAS. ana@example.com')).toMatch(
    /^Corte de uñas, .*¿Hago la reserva\?$/,
  )
})

test('what isn’t in the list is passed on with its time, and the denied service isn’t offered again', async () => {
  await ask(`oil change ${DAY} afternoon`)
  const passed = await ask('Not the oil change. For the rattling noise')
  expect(passed.message.content).toMatch(new RegExp(`pass it on to the team: ${DAY}.*What’s your name`))
  expect(passed.slots).toBeUndefined()
  expect(await said(`could they look at it ${NEXT} at noon`)).toMatch(
    new RegExp(`pass it on to the team: ${NEXT}.* 12:00`),
  )
  await ask('Ann Pine 212 555 0134')
  const leads = async () => (await api(`/api/businesses/${businessId}/leads`, { token })).json<{ message: string }[]>()
  await vi.waitFor(async () => expect(await leads()).toHaveLength(1), { timeout: 10_000, interval: 250 })
  expect((await leads())[0]?.message).toMatch(/rattling noise/)
})

test('a service that is only asked about isn’t booked', async () => {
  expect((await ask('my car is from 2009 and it squeaks. should i have the brakes inspected?')).slots).toBeUndefined()
  await ask(`oil change ${DAY}`)
  expect((await ask('is the tire rotation worth it?')).service).not.toBe('Tire rotation')
  expect(await said('ok 10 am')).toMatch(/^Oil change: /)
})

test('a denied day isn’t offered, and one day named twice is one', async () => {
  expect(daysOf(await ask(`oil change ${DAY}`))).toEqual([DAY])
  const others = await ask(`wait no. not ${DAY} i have the craft fair. what days is the boss in`)
  expect(daysOf(others)).not.toContain(DAY)
  expect(daysOf(others).length).toBeGreaterThan(0)
  sessionId = newSessionId()
  await ask('i want an oil change')
  const dated = await ask(`${TODAY}. ${TODAY} ${IN_A_WEEK} in the afternoon`)
  expect(daysOf(dated)).toEqual([TODAY])
  expect(await said(`${DAY}, make it 4 pm actually not 3`)).toMatch(new RegExp(`${DAY}, .* 4:00\\sPM is open`))
})

test('a booking rests once something else is asked about again and again, and is taken up by a time; a goodbye ends it', async () => {
  const line = /Do any of those times work/
  await ask(`oil change ${DAY}`)
  expect(await said('do you take amex')).toMatch(line)
  for (const other of ['do you have wifi', 'and is there a place to wait', 'do you guys do paint?'])
    expect(await said(other)).not.toMatch(line)
  expect(await said(`ok ${DAY} at 10`)).toMatch(/^Oil change: .*10:00\sAM is open/)
  sessionId = newSessionId()
  await ask(`oil change ${DAY}`)
  expect(await said('Thank you for your help, I think. A happy holiday to you and yours.')).not.toMatch(line)
})
