import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'
import { openCalendar, ZONE } from './_test/openCalendar'

/** Neither today nor tomorrow, which may be asked back in the small hours. */
const [FIRST, SECOND, THIRD] = [2, 3, 4].map((days) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'long' }).format(Date.now() + days * DAY_MS),
)

let businessId: string
let token: string
let sessionId: string

beforeEach(async () => {
  ;({ businessId, token } = await openCalendar(['Facial', 'Swedish massage', 'Hot stone massage']))
  sessionId = newSessionId()
  await api(`/api/businesses/${businessId}/faqs`, {
    token,
    body: { question: 'Who works here?', answer: 'Sam Ortiz.' },
  })
  await drainOutbox()
})

const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
const said = async (message: string) => (await ask(message)).message.content
async function book(wish: string) {
  await ask(wish)
  for (const message of ['Ann Pine', 'ann@example.com']) await ask(message)
  expect(await said('yes')).toMatch(/You’re booked/)
}
const services = async () => {
  const bookings = await (await api(`/api/businesses/${businessId}/bookings`, { token })).json<{ service: string }[]>()
  return bookings.map(({ service }) => service).toSorted()
}

test('another service with a time is another booking, the first stays, and each is moved by its name', async () => {
  await book(`facial ${FIRST} at 10 am`)
  const other = await ask(`NO dont move the facial. the massage is separate. swedish massage ${SECOND} after 2`)
  expect(other.service).toBe('Swedish massage')
  expect(await said('3 pm')).toMatch(/^Swedish massage, .* 3:00\sPM, for Ann Pine/)
  expect(await said('yes')).toMatch(/You’re booked: Swedish massage/)
  expect(await said('so whats booked')).toMatch(
    new RegExp(`^Yes, you’re booked: Facial, ${FIRST}, .* 10:00\\sAM; Swedish massage, ${SECOND}, .* 3:00\\sPM\\.$`),
  )
  expect(await said(`move the massage to ${THIRD} at 2 instead of ${SECOND}`)).toMatch(
    new RegExp(`^Move Swedish massage to ${THIRD}, .* 2:00\\sPM\\?$`),
  )
  expect(await said('yes move it. so what is booked')).toMatch(
    /moved: Swedish massage.*Yes, you’re booked: Facial.*; Swedish/,
  )
  expect(await services()).toEqual(['Facial', 'Swedish massage'])
})

test('a no to another booking is of that one, and not of what stands', async () => {
  await book(`facial ${FIRST} at 10 am`)
  await ask(`book a swedish massage ${SECOND} after 2`)
  expect(await said('3 pm')).toMatch(/^Swedish massage, .* 3:00\sPM, for Ann Pine/)
  expect(await said('no')).toMatch(/^No problem, I won’t book that/)
  await ask(`book a swedish massage ${THIRD} in the afternoon`)
  expect(await said('no'), 'of times that are shown, too').toMatch(/^No problem, I won’t book that/)
  expect(await services()).toEqual(['Facial'])
})

test('a weekday is the one whose times are spoken of', async () => {
  const at = Date.now() + 11 * DAY_MS
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, ...options }).format(at)
  const date = inZone({ month: 'long', day: 'numeric' })
  await ask(`facial ${date} in the morning`)
  expect(await said(`10 o'clock on the ${inZone({ weekday: 'long' })} sounds lovely`)).toMatch(
    new RegExp(`^Facial: .*${date} at 10:00`),
  )
})

test('what is noted so far is told, and nothing of that question is a name', async () => {
  await ask(`facial ${FIRST} at 10 am`)
  await ask('Ann Pine')
  expect(await said('wait what do i have and when?')).toMatch(
    /^So far: Facial, .* 10:00\sAM\. It isn’t booked yet\. What’s your email/,
  )
  expect(await said('ann@example.com')).toMatch(/for Ann Pine \(ann@example\.com\)/)
})

test('whether somebody is in at a time is a wish for it, and a goodbye is none', async () => {
  expect(await said(`is sam open this ${FIRST} at 1`)).toMatch(/^Sure, .*1:00\sPM\. What would you like to book\?/)
  expect(await said('facial')).toMatch(/^Facial: .* 1:00\sPM is open/)
  sessionId = newSessionId()
  const bye = await ask(`happy holidays and see you on ${FIRST} at 10`)
  expect(bye.slots).toBeUndefined()
  expect(bye.message.content).not.toMatch(/calendar|What would you like|What is it for/)
})

test('who leaves neither email nor phone is passed on by name with the time they chose', async () => {
  await ask(`facial ${FIRST} at 10 am`)
  await ask('Ann Pine')
  expect(await said('i dont give out my email')).toMatch(/What’s your phone number\?/)
  expect(await said('no, no phone either')).toMatch(
    /^All right, I’ve told the team: Facial, .* 10:00\sAM, for Ann Pine/,
  )
  const inbox = async () => (await api(`/api/businesses/${businessId}/conversations`, { token })).text()
  await vi.waitFor(async () => expect(await inbox()).toMatch(/wants_person/), { timeout: 10_000, interval: 250 })
})

test('who has no email waits by phone', async () => {
  await ask('put me on the waiting list for a facial')
  await ask('Ann Pine')
  expect(await said('no, i dont do email')).toMatch(/What’s your phone number\?/)
  expect(await said('212 555 0134')).toMatch(/you’re waiting for Facial/)
  const leads = async () => (await api(`/api/businesses/${businessId}/leads`, { token })).json<{ message: string }[]>()
  await vi.waitFor(async () => expect((await leads())[0]?.message).toMatch(/Waiting list: Facial/), {
    timeout: 10_000,
    interval: 250,
  })
})

test('a number of the clock names no second service', async () => {
  ;({ businessId, token } = await openCalendar(['AC tune-up', 'Duct cleaning (up to 10 vents)']))
  await drainOutbox()
  expect(await said(`can I book an ac tune up ${FIRST} at 10`)).toMatch(
    new RegExp(`^AC tune-up: ${FIRST}, .* 10:00\\sAM is open`),
  )
})
