import { beforeEach, expect, test } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId, say, transcriptOf } from '../../_test/visitor'

const ZONE = 'America/New_York'
const HOURS = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['09:00', '17:00']]]),
)

let businessId: string
let token: string
let sessionId: string
let serviceId: string

/** A day that is surely to come, as people write it: "December 2". */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', day: 'numeric' }).format(Date.now() + days * DAY_MS)
const clockOf = (start: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' }).format(new Date(start))

async function openCalendar(services: object[] = [{ name: 'Massage', minutes: 60 }], more: object = {}): Promise<void> {
  ;({ businessId, token } = await registerOwner())
  sessionId = newSessionId()
  const body = { timeZone: ZONE, hours: HOURS, stepMinutes: 60, isAtVisitors: false, services, ...more }
  const response = await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token, body })
  expect(response.status).toBe(200)
  const saved = await response.json<{ services: [{ id: string }] }>()
  serviceId = saved.services[0].id
  await drainOutbox()
}

const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
const bookElsewhere = (start: string | undefined) =>
  api(`/api/businesses/${businessId}/bookings`, { body: { serviceId, start, name: 'Bo', email: 'bo@example.com' } })
const startsOf = ({ slots = [] }: ChatReply) => slots.map(({ start }) => start)

beforeEach(() => openCalendar())

test('a wish is met with times of that afternoon, and one that is typed is asked for, held and booked', async () => {
  const offer = await ask(`can i come in ${dayIn(10)} in the afternoon?`)
  expect(offer).toMatchObject({ serviceId, service: 'Massage', timeZone: ZONE, calendlyUrl: null })
  expect(startsOf(offer).map(clockOf)).toEqual(['12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'])

  const named = await ask('yes the 2 pm')
  expect(named.message.content).toMatch(/is open\. What name/)
  const free = await api(`/api/businesses/${businessId}/slots?serviceId=${serviceId}`)
  expect((await free.json<{ start: string }[]>()).map(({ start }) => start)).not.toContain(startsOf(offer)[2])
  expect((await ask('Ann Pine')).message.content).toMatch(/email/)
  const sure = await ask('ann@example.com')
  expect(sure.message.content).toMatch(/Massage, .* 2:00\sPM, for Ann Pine \(ann@example\.com\)\. Should I book it\?/)
  expect(sure.quickReplies).toEqual(['Yes, book it', 'Other times'])
  expect((await ask('Yes, book it')).message.content).toMatch(/You’re booked: Massage, .*\/booking\//)
  expect((await bookElsewhere(startsOf(offer)[2])).status).toBe(409)
})

test('what is said in between, and a number, lead to no other questions: a name is still a name, and yes books', async () => {
  await ask(`can i come in ${dayIn(10)} in the afternoon?`)
  await ask('yes the 2 pm')
  await ask('how long will it take?')
  expect((await ask('Walt Pruitt')).message.content).toMatch(/email/)
  const numbered = await ask('512 555 0133')
  expect(numbered.message.content).not.toMatch(/helps the team/)
  expect((await ask('walt@pruitt.example')).message.content).toMatch(/for Walt Pruitt .*Should I book it\?/)
  expect((await ask('yes book it please')).message.content).toMatch(/You’re booked/)
})

test('its own questions take no rating, now and when the page comes back; answers do', async () => {
  await ask(`can i come in ${dayIn(10)} in the afternoon?`)
  expect(await ask('2 pm')).toMatchObject({ takesNoRating: true })
  expect(await ask('Which services do you offer?')).not.toHaveProperty('takesNoRating')
  const bot = (await transcriptOf(businessId, sessionId)).filter(({ type }) => type === 'bot')
  expect(bot.map(({ takesNoRating }) => takesNoRating)).toEqual([true, true, undefined])
})

test('where nothing is free then, the nearest are offered and said to be that', async () => {
  const reply = await ask(`Do you have an appointment ${dayIn(10)} at 8 pm?`)
  expect(reply.message.content).toMatch(/Nothing is open then/)
  expect(reply.slots).toHaveLength(3)
})

test('it moves on: another day keeps the part of the day, later is later, a lost time brings the nearest three', async () => {
  await ask(`I'd like to book ${dayIn(10)} in the morning`)
  const other = await ask(`and ${dayIn(12)}?`)
  expect(startsOf(other).map(clockOf)).toEqual(['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM'])
  const later = await ask('anything later?')
  expect(startsOf(later).map(clockOf)).toEqual(['1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'])
  expect((await bookElsewhere(startsOf(later)[1])).status).toBe(201)

  const taken = await ask('2 pm please')
  expect(taken.message.content).toMatch(/just taken/)
  expect(taken.slots).toHaveLength(3)
})

test('of several services it asks which, and of two days which', async () => {
  // Where hours of today are left, whatever the time is here: with one left, its day's name would choose it.
  const timeZone = new Date().getUTCHours() < 12 ? 'UTC' : 'Pacific/Honolulu'
  const hours = Object.fromEntries(Object.keys(HOURS).map((day) => [day, [['00:00', '23:00']]]))
  await openCalendar(
    [
      { name: 'Massage', minutes: 60 },
      { name: 'Facial', minutes: 30 },
    ],
    { timeZone, hours },
  )
  const which = await ask('I want to make an appointment')
  expect(which.quickReplies).toEqual(['Massage', 'Facial'])
  const weekDay = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(Date.now())
  expect((await ask('Facial')).service).toBe('Facial')
  const unsure = await ask(weekDay)
  expect(unsure.message.content).toMatch(/Do you mean/)
  expect(unsure.quickReplies).toHaveLength(2)
  const chosen = await ask(unsure.quickReplies?.[1] ?? '')
  const dayOf = (start: string) => new Intl.DateTimeFormat('en-US', { timeZone }).format(new Date(start))
  expect(new Set(startsOf(chosen).map(dayOf)).size).toBe(1)
  expect(chosen.service).toBe('Facial')
})

test('a visit’s own booking is moved and canceled; whose it isn’t is told so', async () => {
  expect((await ask('I need to cancel my appointment')).message.content).toMatch(/Nothing was booked in this chat/)
  const { slots = [] } = await ask(`book me in ${dayIn(10)}`)
  const [first] = slots
  const booked = await api(`/api/businesses/${businessId}/bookings`, {
    body: { serviceId, start: first?.start, name: 'Ann', email: 'ann@example.com', sessionId },
  })
  expect(booked.status).toBe(201)
  const move = await ask('can I move my appointment?')
  expect(move).toMatchObject({ quickReplies: expect.arrayContaining([expect.any(String)]) })
  expect(move.slots).toBeUndefined()
  expect((await ask(move.quickReplies?.[0] ?? '')).quickReplies).toEqual(['Yes, move it', 'Other times'])
  expect((await ask('Yes, move it')).message.content).toMatch(/Done, it’s moved/)
  const limit = async (changeMinutes: number) => {
    const services = [{ id: serviceId, name: 'Massage', minutes: 60 }]
    const body = { timeZone: ZONE, hours: HOURS, stepMinutes: 60, isAtVisitors: false, services, changeMinutes }
    expect((await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token, body })).status).toBe(200)
  }
  await limit(30 * 24 * 60)
  await ask('I need to cancel my appointment')
  expect((await ask('Yes, cancel it')).message.content).toMatch(/can’t be changed here anymore/)
  await limit(0)
  expect((await ask('I need to cancel my appointment')).quickReplies).toEqual(['Yes, cancel it', 'No, keep it'])
  expect((await ask('Yes, cancel it')).message.content).toMatch(/Done, it’s canceled/)
})

test('closed to visitors, or asked about something else, it offers nothing', async () => {
  expect((await ask('are you open on saturdays?')).slots).toBeUndefined()
  const body = { timeZone: ZONE, hours: HOURS, services: [{ name: 'Massage', minutes: 60 }], isOpen: false }
  await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token, body })
  await drainOutbox()
  sessionId = newSessionId()
  const reply = await ask('I want to make an appointment')
  expect(reply.slots).toBeUndefined()
})

test('whatever else is asked or told in between is answered, and one short line takes the booking up again', async () => {
  const rows = [
    { question: 'What should I bring?', answer: 'Please bring your intake form.' },
    { question: 'How can I pay?', answer: 'We take checks and all major credit cards.' },
  ]
  for (const body of rows) await api(`/api/businesses/${businessId}/faqs`, { token, body })
  await drainOutbox()
  const say = async (message: string) => {
    const { message: reply, slots, quickReplies } = await ask(message)
    expect(slots).toBeUndefined()
    return { said: reply.content, quickReplies }
  }
  await ask(`can i come in ${dayIn(10)} in the afternoon?`)
  expect((await say('how much is the massage?')).said).toMatch(/price.* Do any of those times work\?$/)
  expect((await say('do i need to bring anything')).said).toBe('Please bring your intake form.')
  expect((await say('my shoulder has been sore since the accident')).said).toMatch(
    /^(?:Thanks for telling me!|Good to know, thanks!|I see, thanks for the background\.)/,
  )
  await say('ok, the 2 pm')
  expect((await say('do you take credit cards')).said).toBe('We take checks and all major credit cards.')
  expect((await say('do i need to bring anything')).said).toMatch(/form\. What name should I put it under\?$/)
  await say('Ann Pine')
  await say('ann@example.com')
  const line = await say('do i need to bring anything')
  expect(line.said).toMatch(/^Please bring your intake form\. Still want .* 2:00\sPM\?$/)
  expect(line.quickReplies).toEqual(['Yes, book it', 'Other times'])
  const both = (await say('yes please do that. oh and what should i bring?')).said
  expect(both).toMatch(/^You’re booked: .*Please bring your intake form\.$/s)
  expect((await say('so am i booked or not')).said).toMatch(/^Yes, you’re booked: Massage, .* 2:00\sPM\.$/)
  await say('can i move my appointment?')
  const no = await say('no, she doesn’t speak english, i am asking about an interpreter for her')
  expect(no.said).not.toMatch(/won’t book/i)
  expect((await say('Happy Thanksgiving to all of you, and thank you so much!')).said).not.toMatch(
    /like to book|open times/,
  )
})

test('when somebody is there is asked, and nothing booked; a goodbye isn’t asked what to book', async () => {
  await openCalendar([
    { name: 'New patient visit', minutes: 60 },
    { name: 'Regular adjustment', minutes: 30 },
    { name: 'Massage', minutes: 60 },
  ])
  for (const text of ['do you do saturdays', 'open christmas eve?', 'do i get 10% off the 6 pack']) {
    const { slots, message } = await ask(text)
    expect(slots).toBeUndefined()
    expect(message.content).not.toMatch(/would you like to book/)
  }
  expect((await ask('I want to make an appointment')).message.content).toBe('What would you like to book?')
  const bye = await ask('ok thanks, have a good thanksgiving')
  expect(bye.message.content).not.toMatch(/would you like to book/)
})

test('who is new is booked for the first visit, not the regular one', async () => {
  await openCalendar([
    { name: 'New patient visit', minutes: 60 },
    { name: 'Regular adjustment', minutes: 30 },
  ])
  expect((await ask(`book me a regular adjustment ${dayIn(10)}`)).service).toBe('Regular adjustment')
  expect((await ask('oh wait, should it be the new patient one? since im new')).service).toBe('New patient visit')
})

test('a choice, a name or a yes with a question behind it is both, and what corrects it is no refusal', async () => {
  const row = { question: 'What should I bring?', answer: 'Please bring your intake form.' }
  await api(`/api/businesses/${businessId}/faqs`, { token, body: row })
  await drainOutbox()
  const said = async (message: string) => (await ask(message)).message.content
  await ask(`can i come in ${dayIn(10)} in the afternoon?`)
  expect(await said('2 pm. do i need to bring anything')).toMatch(/^Please bring .* is open\. What name .*\?$/)
  expect(await said(`i still want ${dayIn(10)} at 2 pm`)).toMatch(/2:00\sPM is open\. What name/)
  expect(await said('Ann Pine, do i need to bring anything?')).toMatch(/form\. Thanks, Ann! What’s your email\?/)
  await ask('ann@example.com')
  expect(await said('thats not my name its Linda Pine')).toMatch(/for Linda Pine .*Should I book it\?$/)
  expect(await said('yes book it. what should i bring?')).toMatch(/^You’re booked: .*Please bring your intake form\.$/)
})

test('who asks for a person in the middle of it leaves their name for that', async () => {
  await ask(`can i come in ${dayIn(10)} in the afternoon?`)
  await ask('i need someone to call me')
  expect((await ask('Ann Pine')).message.content).toMatch(/^Thanks, Ann!/)
})

test('what the owner answered for these very words is said instead of asking what to book', async () => {
  const row = {
    question: 'My tooth hurts bad, can you see me today?',
    answer: 'Yes. Call before 10 and we fit you in.',
  }
  expect((await api(`/api/businesses/${businessId}/faqs`, { token, body: row })).status).toBe(201)
  await drainOutbox()
  const reply = await ask('my tooth hurts bad can you see me today')
  expect(reply.message.content).toContain(row.answer)
  expect(reply.slots).toBeUndefined()
})
