import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { outboxHandlers } from '../../lifecycle/outboxHandlers'
import { drainOutbox as drain } from '../../platform/outbox/drainOutbox'
import { openCalendar, ZONE } from './_test/openCalendar'

const weekDay = (days: number, weekday: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday }).format(Date.now() + days * DAY_MS)
/** Neither today nor tomorrow, which may be asked back in the small hours. */
const [FIRST, SECOND] = [weekDay(2, 'long'), weekDay(3, 'long')]
const [FIRST_SHORT, SECOND_SHORT] = [weekDay(2, 'short'), weekDay(3, 'short')]

let businessId: string
let token: string
let email: string
let sessionId: string

beforeEach(async () => {
  ;({ businessId, token, email } = await openCalendar(['Oil change', 'Tire rotation']))
  sessionId = newSessionId()
  await drainOutbox()
})

const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
const said = async (message: string) => (await ask(message)).message.content
const read = async <T>(path: string) => (await api(`/api/businesses/${businessId}/${path}`, { token })).json<T>()
async function leadBecomes(message: RegExp): Promise<string> {
  const line = async () => (await read<{ message: string }[]>('leads'))[0]?.message ?? ''
  await vi.waitFor(async () => expect(await line()).toMatch(message), { timeout: 10_000, interval: 250 })
  return line()
}

async function passOn() {
  await ask(`oil change ${FIRST} at 10`)
  await ask('Bo Tran')
  expect(await said('i dont do email, 212 555 0134')).toMatch(/They’ll call you at \(212\) 555-0134/)
}

test('a time that the team is asked for is mailed, though the owner knows who asks already', async () => {
  await ask('Bo Tran, 212 555 0134, my car squeals')
  await writeBehind(businessId, sessionId)
  await ask('no thanks')
  await ask(`oil change ${FIRST} at 10`)
  expect(await said('i dont do email')).toMatch(/They’ll call you at \(212\) 555-0134/)
  await writeBehind(businessId, sessionId)
  await drain(testContext({ now: () => Date.now() + 2 * 60_000 }), outboxHandlers)
  await drainOutbox()
  const mails = await mailsAbout(email, /lead|an appointment/)
  expect(mails.map(({ subject }) => subject)).toEqual(['Bo Tran would like an appointment', 'New lead: Bo Tran'])
  expect(mails[0]?.text).toMatch(/Would like to book Oil change for .* 10:00/)
})

test('another time that is said with who they are is the one that the team is asked for', async () => {
  await ask(`oil change ${FIRST} at 10`)
  expect(await said('at 1 pm then. Bo Tran here')).toMatch(/1:00 PM/)
  expect(await said('i dont do email, 212 555 0134')).toMatch(/They’ll call you at \(212\) 555-0134 .*1:00 PM/)
})

test('a time that the team was asked for is told, moved and called off, and their lead says what stands', async () => {
  await passOn()
  expect(await said('ok so what do i have?')).toMatch(
    new RegExp(`^Not booked yet: Oil change, ${FIRST}, .* 10:00\\sAM\\.`),
  )
  expect(await said(`make it ${SECOND} instead`)).toMatch(
    new RegExp(`They’ll call you .* ${SECOND}, .* 10:00\\sAM \\(Oil change\\)`),
  )
  expect(await leadBecomes(new RegExp(`Oil change for ${SECOND_SHORT}, .* 10:00`))).not.toMatch(FIRST_SHORT)
  expect(await said('can we do 11 instead')).toMatch(
    new RegExp(`${SECOND}, .* 11:00\\sAM \\(Oil change\\)\\. It isn’t booked`),
  )
  expect((await ask('nvm cancel that')).quickReplies).toEqual(['Yes, cancel it', 'No, keep it'])
  expect(await said('no wait leave it')).toMatch(/leave it as is: Oil change, .* 11:00/)
  await ask('ok please cancel it after all')
  expect(await said('yes')).toMatch(/told the team you don’t need it anymore: Oil change/)
  await leadBecomes(/^No longer wants Oil change for .* 11:00/)
  expect(await said('am i booked?')).not.toMatch(/Not booked yet|Yes, you’re booked/)
})

test('of two that are asked for as one or the other, the team hears of the one that was chosen', async () => {
  await ask(`oil change or tire rotation ${FIRST} at 10?`)
  await ask('the oil change')
  await ask(`${FIRST} at 10`)
  await ask('Bo Tran')
  expect(await said('i dont do email, 212 555 0134')).toMatch(/They’ll call you/)
  expect(await leadBecomes(/Oil change/)).not.toContain('Tire rotation')
})

test('a second time goes beside the first, with the number that is known', async () => {
  await passOn()
  expect(await said(`also tire rotation ${SECOND} at 2pm`)).toMatch(/They’ll call you .* \(Tire rotation\)/)
  const line = await leadBecomes(/Tire rotation/)
  expect(line).toMatch(
    new RegExp(
      `Oil change for ${FIRST_SHORT}, .*\nWould like to book Tire rotation for ${SECOND_SHORT}, .*\nLeft no email`,
    ),
  )
  expect(await said('what have i got now')).toMatch(/Oil change, .*; Tire rotation, /)
})

test('who has an email after all books it, and the team needn’t call', async () => {
  await passOn()
  await ask(`could it be ${SECOND} instead? i made an email, bo@tran.example`)
  expect(await said('yes')).toMatch(/You’re booked: Oil change/)
  await leadBecomes(/^Now booked in the chat: Oil change/)
})

test('whoever said that they have no email is asked for the number alone, whatever time they choose', async () => {
  await ask(`oil change ${FIRST} at 10`)
  await ask('Bo Tran')
  await ask('i dont use email')
  expect(await said(`hold on can we do ${SECOND} at 1 instead`)).toMatch(
    new RegExp(`What’s your phone number\\? .*${SECOND}, .* 1:00\\sPM`),
  )
  expect(await said('212 555 0134')).toMatch(new RegExp(`${SECOND}, .* 1:00\\sPM`))
})

test('where nothing was booked it is said, and passed on', async () => {
  expect(await said(`need to cancel my appt ${FIRST} sorry`)).toMatch(
    /Nothing was booked in this chat.*What’s your name/,
  )
  await ask('its under Ray Tolbert 212 555 0134')
  await leadBecomes(/cancel my appt/)
})

test('a booking that isn’t finished is changed by any word for it', async () => {
  await ask(`oil change ${FIRST} at 10`)
  expect(await said('actually make it 11')).toMatch(/11:00\sAM is open/)
  expect(await said(`ugh wait change it to ${SECOND}`)).toMatch(new RegExp(`${SECOND}, .* 11:00\\sAM is open`))
  await ask('Dee Novak dee@novak.example')
  expect(await said(`no leave it ${SECOND}`)).toMatch(
    new RegExp(`${SECOND}, .* 11:00\\sAM, for Dee Novak .*Should I book it`),
  )
  expect(await said(`yes. and the tire rotation – ${FIRST} at 2?`)).toMatch(
    new RegExp(`^You’re booked: Oil change, .*Tire rotation, ${FIRST}, .* 2:00\\sPM, for Dee Novak`),
  )
  expect(await said('yes')).toMatch(/You’re booked: Tire rotation/)
  await ask('cancel the tire rotation')
  expect(await said(`no wait keep ${FIRST}`)).toMatch(new RegExp(`leave it as is: Tire rotation, ${FIRST}`))
})

test('a bare time is one of those that are shown, or said to be full', async () => {
  await ask(`oil change ${FIRST} afternoon`)
  expect(await said('930')).toMatch(/Nothing is open then|9:30/)
  await ask(`oil change ${FIRST} afternoon`)
  expect(await said('2 works, do you have wifi')).toMatch(/2:00\sPM is open/)
})

test('whoever says goodbye where only an email is missing is called', async () => {
  await ask(`oil change ${FIRST} at 10`)
  await ask('Bo Tran, 212 555 0134')
  expect(await said('thx bye')).toMatch(/They’ll call you at \(212\) 555-0134/)
  await leadBecomes(/Would like to book Oil change/)
})

test('a question about what is being booked is about something else, too', async () => {
  await ask(`oil change ${FIRST} at 10`)
  await ask('Bo Tran, 212 555 0134')
  expect(await said('how long does an oil change take?')).toMatch(/They’ll call you at \(212\) 555-0134/)
})

test('another visit after the one that is asked for isn’t taken for the same service', async () => {
  await passOn()
  const reply = await ask(`can you see my wife too ${SECOND} at 11?`)
  expect(reply.quickReplies).toEqual(['Oil change', 'Tire rotation'])
})
