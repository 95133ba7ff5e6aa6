import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { drainOutbox } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'
import { forgetTroubles } from '../../answering/speak/models/circuit'
import { openCalendar, ZONE } from './_test/openCalendar'

const standIn = (env.AI_BASE_URL ?? '').replace('/v1', '')
const world = (change: object) => fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify(change) })
type Turn = { role: string; content: string }
const requests = async () =>
  (await (await fetch(`${standIn}/_control`)).json<{ requests: { messages: Turn[] }[] }>()).requests
/** What the speaking model was handed with this message. */
const promptOf = async (message: string) =>
  (await requests()).find(({ messages }) => messages.at(-1)?.content === message)?.messages[0]?.content ?? ''

const FIVE_DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() + 5 * DAY_MS)
const NOTHING = { none: true, noEmail: false, asks: false }

let businessId: string
let sessionId: string
beforeEach(async () => {
  forgetTroubles()
  ;({ businessId } = await openCalendar(['Swedish massage', 'Facial']))
  sessionId = newSessionId()
  await drainOutbox()
})

/** Says a message that a model reads so and replies to so. */
async function ask(message: string, reading: object, says: string, mood = 'scripted') {
  await world({ mood, says: JSON.stringify(reading), script: [{ user: message, says }] })
  return say(businessId, { sessionId, message })
}

const WISH = 'could i come in five days at ten for a swedish massage, and do you have showers there'
const reading = { wishes: [{ days: [FIVE_DAYS], times: ['10:00'] }], service: 1, asks: true }
const chosen = (says: string) => ask(WISH, reading, says)

test('the model tells the step in its own words, with the answer to the rest, from the calendar’s block', async () => {
  const says = 'I don’t have that about showers. That day at 10:00 AM is open; what name should I put it under?'
  const { message } = await chosen(says)
  expect(message.content).toMatch(/^I don’t have that about showers\./)
  const prompt = await promptOf(WISH)
  expect(prompt).toMatch(
    /<<DATA calendar (\w{8})\n[\s\S]*NOW: Swedish massage: .* at 10:00 AM is open\.[\s\S]*\nDATA calendar \1>>/,
  )
  expect(prompt).toContain('Can be booked here: Swedish massage; Facial')
})

test('what the model leaves out of the step is added in the calendar’s words', async () => {
  const { message } = await chosen('I don’t have that about showers.')
  expect(message.content).toMatch(
    /^I don’t have that about showers\. Swedish massage: .* at 10:00 AM is open\. What name should I put it under\?$/,
  )
})

test('that the team will call is told with the answer, in the model’s words as far as they tell it', async () => {
  await chosen('')
  await ask('Dana Whitlow, 512 555 0119', NOTHING, '')
  const aside = 'and which of the doors do i come in by, my knee is bad'
  const says = 'I don’t have that about the doors. You’re booked then!'
  const { message } = await ask(aside, { ...NOTHING, step: 'none', asks: true }, says)
  expect(message.content).toMatch(
    /^I don’t have that about the doors\. [^!]*call you at \(512\) 555-0119 to confirm .* 10:00 AM/,
  )
  expect(message.content).toContain('isn’t booked until they call')
})

test('who says their name to the one time that the reply named has it', async () => {
  const around = 'could i come in five days around ten for a swedish massage'
  const wide = { wishes: [{ days: [FIVE_DAYS], times: ['09:00-11:00'] }], service: 1, step: 'times', asks: false }
  const { slots = [] } = await ask(around, wide, '')
  const named = { ...NOTHING, step: 'details' }
  const when = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(Date.parse(slots[1]?.start ?? ''))
  const later = 'hm and is it quiet there, my nerves are shot these days'
  await ask(later, { ...wide, asks: true }, `I don’t have that. ${when} is open for it, or tap another.`)
  const { message } = await ask('Dana Whitlow, 512 555 0119', named, '')
  expect(message.content).toMatch(/What’s your email/)
})

test('a model that says it is booked is not let out', async () => {
  const { message } = await chosen('You’re booked for 10:00 AM! What name should I put it under?')
  expect(message.content).not.toContain('You’re booked')
  expect(message.content).toContain('10:00 AM is open')
  expect(message.content).toContain('What name')
})

test('no other time than the calendar’s is let out', async () => {
  const { message } = await chosen('11:30 AM is open that day. What name should I put it under?')
  expect(message.content).not.toContain('11:30')
  expect(message.content).toContain('10:00 AM is open')
})

test.each([
  ['is silent', ''],
  ['says nonsense of the prompt', '<<DATA calendar 1a2b3c4d'],
])('where the model %s, the calendar’s own words stand', async (_, says) => {
  const plain = { ...reading, asks: false }
  const message = 'could i come in five days at ten for a swedish massage, it is for my sister who is tired'
  const { message: reply } = await ask(message, plain, says)
  expect(reply.content).toMatch(/^Swedish massage: .* at 10:00 AM is open\. What name should I put it under\?$/)
})

test('a model that fails leaves it to the calendar', async () => {
  await world({ mood: 'fails' })
  const { message } = await say(businessId, {
    sessionId,
    message: 'can i come for a swedish massage in five days at ten, it is for my sister',
  })
  expect(message.content).toMatch(/at 10:00 AM is open\. What name should I put it under\?$/)
})

test('what is booked is told in the calendar’s words, and the rest answered after it; no model is told the link', async () => {
  await chosen('')
  await ask('Dana Whitlow', NOTHING, '')
  await ask('dana@example.com', NOTHING, '')
  const rest = 'Do you have showers there?'
  await world({
    mood: 'scripted',
    says: JSON.stringify({ ...NOTHING, asks: true }),
    script: [{ user: rest, says: 'I don’t have that about showers.' }],
  })
  const { message } = await say(businessId, { sessionId, message: `Yes. ${rest}` })
  expect(message.content).toMatch(
    /^You’re booked: Swedish massage, [\s\S]*\[Move or cancel\]\(.*\) I don’t have that about showers\.$/,
  )
  expect(JSON.stringify(await requests())).not.toContain('token=')
})

test('a bare name and a plain time cost no reply of a model', async () => {
  await chosen('')
  await world({ mood: 'scripted', says: 'Hm.', script: [] })
  const { message } = await say(businessId, { sessionId, message: 'Dana Whitlow' })
  expect(message.content).toMatch(/email/)
  expect(await requests()).toEqual([])
})

test('from the first message the times stand under an answer to what else it asks', async () => {
  const message = 'do you take cards, and could i get a facial in five days'
  const reads = { wishes: [{ days: [FIVE_DAYS], times: [] }], service: 2, asks: true }
  const reply = await ask(message, reads, 'I don’t have that about cards. Here are open times for a Facial.')
  expect(reply.service).toBe('Facial')
  expect(reply.slots?.length).toBeGreaterThan(0)
  expect(reply.message.content).toBe('I don’t have that about cards. Here are open times for a Facial.')
})

test('who asks what they have and something else is told both, once', async () => {
  await chosen('')
  await ask('Dana Whitlow', NOTHING, '')
  await ask('dana@example.com', NOTHING, '')
  await ask('yes', NOTHING, '')
  const before = (await requests()).length
  const message = 'so tell me once more what day do I come and which door, I am writing it on the calendar'
  const { message: reply } = await ask(
    message,
    { ...NOTHING, step: 'recap', asks: true },
    'I don’t have that about a door.',
  )
  expect(reply.content).toMatch(/^I don’t have that about a door\. [^.]*Swedish massage, [^.]*10:00 AM\./)
  expect(reply.content.match(/Swedish massage/g)).toHaveLength(1)
  expect((await requests()).length - before).toBeLessThanOrEqual(4)
})

test('what is booked stands in what the model is handed, until it is canceled', async () => {
  await chosen('')
  await ask('Dana Whitlow', NOTHING, '')
  await ask('dana@example.com', NOTHING, '')
  await ask('yes', NOTHING, '')
  const later = 'and is there a place nearby to get lunch after it do you think'
  const { message } = await ask(later, NOTHING, 'I don’t have that. You have a Swedish massage at 10:00 AM.')
  expect(await promptOf(later)).toMatch(
    /<<DATA calendar (\w{8})\n[\s\S]*Booked by this visitor: Swedish massage, .* at 10:00 AM\n[\s\S]*DATA calendar \1>>/,
  )
  expect(message.content).toContain('You have a Swedish massage at 10:00 AM.')
  await ask('cancel my appointment', { none: true, noEmail: false, asks: false, step: 'cancel' }, '')
  await ask('yes', NOTHING, '')
  const after = 'and where would I park if I came by one of these days'
  await ask(after, NOTHING, 'I don’t have that.')
  expect(await promptOf(after)).toContain('Can be booked here')
  expect(await promptOf(after)).not.toContain('Booked by this visitor')
})
