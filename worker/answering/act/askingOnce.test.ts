import { expect, it } from 'vitest'
import { NO_FACTS } from '../../../contract/facts'
import { conversation, profileOf } from '../speak/withoutModel/_test/business'
import { visitWithModel } from './_test/visitWithModel'

const ASKS = /your name|reach you|leave your name|a number or email/g
const asksIn = (content: string): number => (content.match(ASKS)?.length ? 1 : 0)

/** Nobody can be sent to a phone: what is asked for is asked in the chat. */
const WITHOUT_PHONE = profileOf({ facts: NO_FACTS, faqs: [] })

async function asked(profile: typeof WITHOUT_PHONE, ...texts: string[]): Promise<number[]> {
  const ask = conversation(profile)
  const all: number[] = []
  for (const text of texts) all.push(asksIn((await ask(text)).content))
  return all
}

const UPSET = ['you ruined my clock', 'i am really unhappy', 'nobody called me', 'this is awful']
const QUOTES = ['can i get a quote for a dial', 'and a quote for a pendulum', 'please quote me for the case']

it.each([
  ['without a phone', WITHOUT_PHONE],
  ['with one', profileOf()],
])('details are asked for once while nothing new is said, %s', async (_, profile) => {
  expect(await asked(profile, ...UPSET)).toEqual([1, 0, 0, 0])
  expect(await asked(profile, ...QUOTES)).toEqual([1, 0, 0])
  expect(await asked(profile, 'can i come in at 9', 'can i come at 11 then', 'i would like to come at 2')).toEqual([
    1, 0, 0,
  ])
})

it('details are asked for once more where something new calls for them, and not in three replies running', async () => {
  expect(await asked(WITHOUT_PHONE, 'can i get a quote for a dial', 'you ruined my clock')).toEqual([1, 1])
  expect(
    await asked(WITHOUT_PHONE, 'can i get a quote for a dial', 'you ruined my clock', 'can someone call me'),
  ).toEqual([1, 1, 0])
})

it('who gives one is asked for the other', async () => {
  expect(await asked(WITHOUT_PHONE, 'can someone call me', 'Ann')).toEqual([1, 1])
})

it('nothing is asked for twice in one reply', async () => {
  const { content } = await conversation(WITHOUT_PHONE)('how much for a new pendulum, can i get a quote')
  expect(content.split(/(?<=[.?!]) /).filter((sentence) => asksIn(sentence) > 0)).toHaveLength(1)
})

/** A model says this to every message. */
const visit = (says: string, ...texts: string[]) =>
  visitWithModel(
    WITHOUT_PHONE,
    texts.map((text) => [text, says]),
  )

const ASK = /ask for (?:their name and number|a phone number)/

it('a model is told to ask once, and what it asks again is left out', async () => {
  const turns = await visit('I’m so sorry about that. Could I get your name and phone number?', ...UPSET.slice(0, 3))
  expect(turns.map(({ content }) => asksIn(content))).toEqual([1, 0, 0])
  expect(turns.map(({ told }) => ASK.test(told))).toEqual([true, false, false])
  expect(turns[1]?.told).toContain('don’t ask again in this reply')
})

it('what a model bids for counts as asked, and is left out where it bids for nothing else again', async () => {
  const says = 'I’m so sorry about that. Please leave your name and number so the owner can call you.'
  const turns = await visit(says, 'you ruined my clock', 'thats ridiculous', 'i want my money back', 'you ruined it')
  expect(turns.map(({ content }) => asksIn(content))).toEqual([1, 0, 1, 0])
  expect(turns.map(({ told }) => ASK.test(told))).toEqual([true, false, true, false])
})

it('nobody is asked for a fourth reason, but for a person', async () => {
  const ask = 'Of course. Could I get your name and phone number?'
  const told = 'It is a workshop for clocks.'
  const turns = await visitWithModel(WITHOUT_PHONE, [
    [QUOTES[0] ?? '', ask],
    ['what is this place', told],
    ['you ruined my clock', ask],
    ['what is this place', told],
    ['i want my money back', ask],
    ['what is this place', told],
    ['i lost my key at your shop', ask],
    ['can a person call me', ask],
  ])
  const asked = turns.map(({ told: prompt }) => !prompt.includes('don’t ask again in this reply'))
  expect([asked[0], asked[2], asked[4], asked[6], asked[7]]).toEqual([true, true, true, false, true])
})

it('a model may ask again where something new calls for it', async () => {
  const turns = await visit('Of course. Could I get your name and phone number?', QUOTES[0] ?? '', UPSET[0] ?? '')
  expect(turns.map(({ content }) => asksIn(content))).toEqual([1, 1])
})

it('whoever left their details needs to leave none', async () => {
  const ask = conversation(WITHOUT_PHONE)
  await ask('can someone call me')
  await ask('ann, 845 555 0161')
  for (const text of [
    'i want a quote for a dial',
    'you ruined my clock',
    'i want to talk to a person',
    'can i come at 9',
  ])
    expect((await ask(text)).needsLeadCapture, text).toBe(false)
  const turns = await visit('Of course.', 'ann, 845 555 0161, my clock stopped', QUOTES[0] ?? '', UPSET[0] ?? '')
  expect(turns.slice(1).map(({ needsLeadCapture }) => needsLeadCapture)).toEqual([false, false])
})
