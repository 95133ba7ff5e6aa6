import { expect, test } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailTo } from '../../_test/mail'
import { newSessionId, say } from '../../_test/visitor'

const ZONE = 'America/New_York'
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const hours = Object.fromEntries(DAYS.map((day) => [day, [['09:00', '17:00']]]))
const services = [{ name: 'Drain cleaning', minutes: 60 }]
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', day: 'numeric' }).format(Date.now() + days * DAY_MS)

async function open(calendar: object) {
  const { businessId, token, email } = await registerOwner()
  const body = { timeZone: ZONE, hours, stepMinutes: 60, services, ...calendar }
  expect((await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token, body })).status).toBe(200)
  await drainOutbox()
  const sessionId = newSessionId()
  const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
  const list = async <T>(path: string): Promise<T[]> => (await api(`/api/${path}`, { token })).json<T[]>()
  return { businessId, email, ask, list }
}
const wish = `can you come ${dayIn(10)} in the afternoon for drain cleaning?`

test('who comes to their visitors asks for the address once, and it stands in the booking, the lead and the mail', async () => {
  const { businessId, email, ask, list } = await open({ isAtVisitors: true })
  expect(await ask(wish)).toMatchObject({ place: '' })
  await ask('2 pm')
  expect((await ask('Ann Pine')).message.content).toMatch(/address/)
  expect((await ask('12 Oak Street, Kingston')).message.content).toMatch(/email/)
  const sure = await ask('ann@example.com')
  expect(sure.message.content).toMatch(/, at 12 Oak Street, Kingston, for Ann Pine \(ann@example\.com\)/)
  expect((await ask('Yes, book it')).message.content).toMatch(/You’re booked/)
  expect(await list(`businesses/${businessId}/bookings`)).toMatchObject([{ place: '12 Oak Street, Kingston' }])
  await drainOutbox()
  const [lead] = await list<{ message: string }>('leads')
  expect(lead?.message).toContain('12 Oak Street, Kingston')
  const told = await mailTo(email)
  expect(told.some(({ subject, text }) => /^Booked/.test(subject) && /12 Oak Street, Kingston/.test(text))).toBe(true)
})

test('an address that was said already isn’t asked for, one in other words is taken, and who won’t say books all the same', async () => {
  const said = await open({ isAtVisitors: true })
  await said.ask(`${wish} i live at 9 Elm Road`)
  await said.ask('2 pm')
  expect((await said.ask('Ann Pine')).message.content).toMatch(/email/)
  expect((await said.ask('ann@example.com')).message.content).toMatch(/at 9 Elm Road/)

  const other = await open({ isAtVisitors: true })
  for (const message of [wish, '2 pm', 'Ann Pine', 'the blue house behind the church']) await other.ask(message)
  expect((await other.ask('ann@example.com')).message.content).toMatch(/at the blue house behind the church/)

  const none = await open({ isAtVisitors: true })
  for (const message of [wish, '2 pm', 'Ann Pine', 'no']) await none.ask(message)
  expect((await none.ask('ann@example.com')).message.content).toMatch(/PM, for Ann Pine .*Should I book it/)
})

test('whom people come to asks for no address', async () => {
  const { ask } = await open({ isAtVisitors: false })
  expect(await ask(wish)).not.toHaveProperty('place')
  await ask('2 pm')
  expect((await ask('Ann Pine')).message.content).toMatch(/email/)
})

test('the form sends the address with the booking', async () => {
  const { businessId, list } = await open({ isAtVisitors: true })
  const { slots = [], serviceId } = await say(businessId, { sessionId: newSessionId(), message: wish })
  const body = { serviceId, start: slots[0]?.start, name: 'Bo', email: 'bo@example.com', place: '4 Mill Lane' }
  expect((await api(`/api/businesses/${businessId}/bookings`, { body })).status).toBe(201)
  expect(await list(`businesses/${businessId}/bookings`)).toMatchObject([{ place: '4 Mill Lane' }])
})

test('who gives an email, a number or a time where the address is asked for is asked for it again', async () => {
  const { ask } = await open({ isAtVisitors: true })
  for (const message of [wish, '2 pm', 'Ann Pine']) await ask(message)
  expect((await ask('ann@example.com')).message.content).toMatch(/What’s the address/)
  expect((await ask('yes')).message.content).toMatch(/What’s the address/)
  expect((await ask('how long does it take?')).message.content).not.toMatch(/at how long/)
  expect((await ask('12 Oak Street')).message.content).toMatch(/at 12 Oak Street, for Ann Pine/)
})

test('who was asked for the address and speaks of other things, or says goodbye, is called instead', async () => {
  for (const others of [
    ['do you guys also do water heaters?', 'and what does a water heater cost then?'],
    ['ok gotta run now, thanks, bye'],
  ]) {
    const { ask } = await open({ isAtVisitors: true })
    await ask(wish)
    await ask('2 pm')
    expect((await ask('Ann Pine, 845 555 0134')).message.content).toMatch(/address/)
    const replies: string[] = []
    for (const text of others) replies.push((await ask(text)).message.content)
    const last = replies.pop()
    expect(last).toMatch(/They’ll call you at \(845\) 555-0134 to confirm .* 2:00/)
    for (const before of replies) expect(before).not.toMatch(/They’ll call you/)
  }
})

test('nobody is called who takes it back, asks, still has to think, or names another time', async () => {
  for (const text of [
    'actually no, forget it, bye',
    'found someone else, never mind, take care',
    'cancel it please, have a good day',
    'please don’t call me, bye',
    'can i talk to you about the price first?',
    'who will take care of my address data?',
    'can you make it 3 pm instead? thanks, bye',
    'happy to give it, let me find the zip code',
  ]) {
    const { ask } = await open({ isAtVisitors: true })
    await ask(wish)
    await ask('2 pm')
    await ask('Ann Pine, 845 555 0134')
    expect((await ask(text)).message.content, text).not.toMatch(/They’ll call you/)
  }
})

test('who left an email is asked for the address again and again, and booked once it comes', async () => {
  const { businessId, ask, list } = await open({ isAtVisitors: true })
  await ask(wish)
  await ask('2 pm')
  await ask('Ann Pine, 845 555 0134, ann@example.com')
  for (const text of ['do you guys also do water heaters?', 'and what does a water heater cost then?'])
    expect((await ask(text)).message.content).not.toMatch(/They’ll call you/)
  await ask('12 Oak Street, Kingston')
  expect((await ask('yes')).message.content).toMatch(/You’re booked/)
  expect(await list(`businesses/${businessId}/bookings`)).toMatchObject([{ place: '12 Oak Street, Kingston' }])
})
