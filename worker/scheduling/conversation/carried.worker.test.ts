import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'
import { openCalendar, ZONE } from './_test/openCalendar'

/** Neither today nor tomorrow, which may be asked back in the small hours. */
const dayIn = (language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: ZONE, weekday: 'long' }).format(Date.now() + 2 * DAY_MS)
const DAY = dayIn('en-US')
const MENU = /What would you like to book|What is it for|le gustaría reservar|Para qué|Was möchten Sie|Worum geht/

let businessId: string
let token: string
let sessionId: string

beforeEach(async () => {
  ;({ businessId, token } = await openCalendar(['Checkup', 'Whitening', 'New patient exam']))
  sessionId = newSessionId()
  const row = { question: 'Who are your dentists?', answer: 'Our dentists are Dr. Erik Lund and Dr. Maya Patel.' }
  await api(`/api/businesses/${businessId}/faqs`, { token, body: row })
  await drainOutbox()
})

const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
const said = async (message: string) => (await ask(message)).message.content
type Read = { message: string; email: string | null; phone: string | null }
const read = async <T>(path: string) => (await api(`/api/businesses/${businessId}/${path}`, { token })).json<T>()

test('the service that was spoken of before is the one that is booked; where none was, what is known is said back', async () => {
  await ask('how much is whitening?')
  expect((await ask(`ok can i come ${DAY} afternoon`)).service).toBe('Whitening')
  sessionId = newSessionId()
  expect(await said(`can i come in on ${DAY}?`)).toMatch(/^Sure, \w+, \w+ \d+\. What would you like to book\?$/)
  sessionId = newSessionId()
  // Its dates are reckoned.
  expect(await said('can i come in next week?')).toBe('What would you like to book?')
  expect((await ask('checkup')).service).toBe('Checkup')
  sessionId = newSessionId()
  expect(await said('puedo ir la próxima semana?')).toBe('¿Qué le gustaría reservar?')
  sessionId = newSessionId()
  expect(await said(`puedo ir el ${dayIn('es')}?`)).toMatch(/^Claro, el [^,]+ \d+ de \S+\. ¿Para qué sería\?$/)
})

test('whom somebody would like to see is said back, noted for the owner and changed by a word', async () => {
  await ask('how much is whitening?')
  expect(await said(`can I see Maya on ${DAY} at 2 pm?`)).toMatch(
    /you asked for Maya. The team will confirm.*is open\. What name/,
  )
  expect(await said('hm not with maya, the other one')).toMatch(/someone other than Maya.* What name/)
  for (const message of ['Ann Pine', 'ann@example.com']) await ask(message)
  expect(await said('yes')).toMatch(/You’re booked/)
  expect(await read('bookings')).toMatchObject([{ notes: 'Not with Maya, please' }])
  sessionId = newSessionId()
  expect(await said(`quiero un checkup con la doctora maya el ${dayIn('es')}`)).toMatch(/prefiere a Maya/)
  sessionId = newSessionId()
  // Nobody of the business.
  expect(await said(`checkup ${DAY}, I come with Anna`)).not.toMatch(/Anna/)
})

test('what the visitor says it is about goes into the notes, and the mere wish for a time doesn’t', async () => {
  await ask(`checkup ${DAY} at 2 pm please, my front tooth is chipped and it hurts`)
  for (const message of ['Ann Pine', 'ann@example.com', 'yes']) await ask(message)
  expect(await read('bookings')).toMatchObject([
    { notes: expect.stringContaining('my front tooth is chipped and it hurts') },
  ])
  sessionId = newSessionId()
  await ask(`can i book a checkup ${DAY} at 3 pm`)
  for (const message of ['Bo Tran', 'bo@example.com', 'yes']) await ask(message)
  const booked = await read<{ name: string }[]>('bookings')
  expect(booked.find(({ name }) => name === 'Bo Tran')).toMatchObject({ notes: null })
})

test('whether a person is in is asked, and nothing booked', async () => {
  for (const text of [`is dr erik in on ${DAY}`, `does maya work ${DAY}`, `está la dra maya el ${dayIn('es')}`])
    expect(await said(text)).not.toMatch(MENU)
})

test('who has no email is passed on with the time they chose, and is asked for a phone number where none is known', async () => {
  await ask(`checkup ${DAY} at 2pm with maya`)
  await ask('Ann Pine')
  expect(await said('i dont have email')).toMatch(/What’s your phone number\?/)
  const passed = await said('212 555 0134')
  expect(passed).toMatch(/They’ll call you at \(212\) 555-0134 to confirm .* 2:00\sPM \(Checkup\)\. It isn’t booked/)
  await vi.waitFor(async () => expect(await read('leads')).toHaveLength(1), { timeout: 10_000, interval: 250 })
  const [lead] = await read<Read[]>('leads')
  expect(lead).toMatchObject({ name: 'Ann Pine', email: null, phone: '(212) 555-0134' })
  expect(lead?.message).toMatch(/Would like to book Checkup for .* 2:00\sPM\nAsked for Maya\nLeft no email/)
  expect(await read('bookings')).toEqual([])
  sessionId = newSessionId()
  await ask(`quiero un checkup el ${dayIn('es')} a las 10`)
  await ask('Ana Ruiz')
  expect(await said('no tengo correo, mi número es 212 555 0135')).toMatch(/le llamarán al \(212\) 555-0135/)
})

test('what a service is called itself names no other, though the word is another’s in some language', async () => {
  const reply = await ask(`bonjour je voudrais un checkup ${dayIn('fr')} à 10h`)
  expect(reply.message.content).toMatch(/^Checkup\s:/)
})

test('a number typed beside a wish is noted', async () => {
  expect(await said(`checkup ${DAY} at 2pm? my number is 218 555 8841`)).toMatch(
    /^I’ve got \(218\) 555-8841\. Checkup: /,
  )
})

test('a greeting or a goodbye that names a day is no wish to come', async () => {
  const greetings = [
    'happy thanksgiving!',
    'have a good weekend',
    `see you ${DAY} then`,
    `happy ${DAY}`,
    'enjoy your weekend guys',
    `hasta el ${dayIn('es')}, gracias`,
    `danke, bis ${dayIn('de')}!`,
    `à ${dayIn('fr')}, merci`,
    `a ${dayIn('it')}, grazie`,
  ]
  for (const text of greetings) {
    sessionId = newSessionId()
    const reply = await ask(text)
    expect(`${text} – ${reply.message.content}`).not.toMatch(MENU)
    expect(reply.slots).toBeUndefined()
  }
})
