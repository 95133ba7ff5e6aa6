import { expect, it } from 'vitest'
import { type BusinessFacts, NO_FACTS } from '../../../../contract/facts'
import { answererWith } from '../../answer'
import type { Question } from '../../answerer'
import { answerWhole } from '../../answerWhole'
import { type ConversationState, NEW_CONVERSATION } from '../../state'
import type { Model } from '../models/model'
import { profileOf, WEDNESDAY } from '../withoutModel/_test/business'

/** What a model is told of a message in this state. */
async function toldOf(
  text: string,
  state: ConversationState,
  history: { type: 'bot' | 'user'; content: string }[] = [],
  more: Partial<Pick<Question, 'profile' | 'booking'>> = {},
): Promise<string> {
  let told = ''
  const model: Model = {
    endpoint: 'test',
    async *stream(messages) {
      told ||= messages.map(({ content }) => content).join('\n')
      yield 'Thank you.'
      return 1
    },
  }
  const use = { model, limitMs: 60_000, answered: () => undefined, failed: () => undefined }
  const find = async () => ({ version: 'v1', whole: true, statements: [], total: 0, holding: {} })
  await answerWhole(answererWith(use), {
    profile: profileOf(),
    text,
    history,
    page: {},
    state,
    find,
    now: WEDNESDAY,
    ...more,
  })
  return told
}

it('says when the business opens again, where it is shut', async () => {
  const facts = { ...NO_FACTS, hours: { wed: [], thu: [['09:00', '17:00']] } } satisfies BusinessFacts
  const shut = await toldOf('can i come today?', NEW_CONVERSATION, [], { profile: profileOf({ facts }) })
  expect(shut).toMatch(/there, outside opening hours \(".*9 AM.*"\)\./)
  const open = { ...facts, hours: { wed: [['00:00', '24:00']] } } satisfies BusinessFacts
  expect(
    await toldOf('can i come today?', NEW_CONVERSATION, [], { profile: profileOf({ facts: open }) }),
  ).not.toContain('outside opening hours')
})

it('asks for what is missing with the details that were given, and not in every reply after', async () => {
  const first = await toldOf('my name is Ana, my mantel clock stopped', NEW_CONVERSATION)
  expect(first).toContain('then ask for a phone number or email')
  const later = await toldOf('what are your hours?', {
    ...NEW_CONVERSATION,
    details: { name: 'Ana', need: 'mantel clock' },
  })
  expect(later).toContain('name: Ana')
  expect(later).not.toContain('then ask for')
})

it('says that details are passed on only where there is a way to reach who left them, and keeps a complaint in mind', async () => {
  const named = await toldOf('what are your hours?', { ...NEW_CONVERSATION, details: { name: 'Ana' } })
  expect(named).not.toContain('is passed on to the team')
  const reached = { ...NEW_CONVERSATION, details: { phone: '+15125550142' } }
  expect(await toldOf('what are your hours?', reached)).toContain('is passed on to the team')
  expect(await toldOf('what are your hours?', { ...reached, matter: 'complaint' })).toContain(
    'promise nothing about it',
  )
  expect(await toldOf('what are your hours?', reached)).not.toContain('promise nothing about it')
})

it('asks nobody for a name and number who left them, whatever the message is', async () => {
  const complaint = 'your work is terrible, the clock stopped again'
  expect(await toldOf(complaint, NEW_CONVERSATION)).toContain('ask for their name and number')
  const reached: ConversationState = { ...NEW_CONVERSATION, details: { name: 'Ana', phone: '+15125550142' } }
  expect(await toldOf(complaint, reached)).not.toContain('ask for their name and number')
})

it('has the team asked what it doesn’t know only for who can be told the answer', async () => {
  const reached: ConversationState = { ...NEW_CONVERSATION, details: { name: 'Ana', phone: '+15125550142' } }
  expect(await toldOf('do you have a senior discount?', reached)).toContain('you’ll ask the team')
  expect(await toldOf('do you have a senior discount?', NEW_CONVERSATION)).not.toContain('you’ll ask the team')
})

it('is told of no link by which a visit can be changed', async () => {
  const link = 'https://desk.example/booking/bkg_1?token=secret'
  const content = `You’re booked: Tuesday, December 1 at 2:00 PM. [Move or cancel](${link})`
  const told = await toldOf('what do I bring?', NEW_CONVERSATION, [{ type: 'bot', content }])
  expect(told).toContain('2:00 PM. Move or cancel')
  expect(told).not.toContain('secret')
})

const services = [
  { id: 'svc_1', name: 'Dial restoration', minutes: 60, priceCents: null },
  { id: 'svc_2', name: 'Overhaul', minutes: 60, priceCents: null },
]
const profile = profileOf({ booking: { isOpen: true, provider: 'calendar', services } })

it('is told within a fence what the calendar says, offers and waits for, and no link of it', async () => {
  const content = 'That time was just taken. [See others](https://desk.example/booking/bkg_1?token=secret)'
  const talk = { step: 'time' as const, serviceId: 'svc_1', offered: ['2026-11-24T19:00:00Z'] }
  const told = await toldOf('tuesday, and is there parking', NEW_CONVERSATION, [], {
    profile,
    booking: async () => ({ content, talk, saysMore: true }),
  })
  const [, block = ''] = /<<DATA calendar (\w{8})\n([\s\S]*)\nDATA calendar \1>>/.exec(told)?.slice(1) ?? []
  expect(block.split('\n')).toEqual([
    'Can be booked here: Dial restoration; Overhaul',
    'Being booked, not booked yet: Dial restoration',
    'Buttons under your reply: Tuesday, November 24 at 2:00 PM',
    'NOW: That time was just taken. See others',
  ])
  expect(told).toContain('The calendar has read this message')
  expect(told).not.toContain('secret')
})

it('knows in any other turn what can be booked and how far the booking is', async () => {
  const booking = { step: 'email' as const, serviceId: 'svc_2', start: '2026-11-24T19:00:00Z' }
  const state = { ...NEW_CONVERSATION, booking }
  const talk = { ...booking, asides: 1 }
  const told = await toldOf('do you take cards?', state, [], {
    profile,
    booking: async () => ({ content: 'What’s your email?', talk, isAside: true }),
  })
  expect(told).toContain('Time chosen, not booked yet: Tuesday, November 24 at 2:00 PM')
  expect(told).toContain('WAITS: What’s your email?')
  expect(told).toContain('This message is no step of the booking')
  expect(await toldOf('do you take cards?', NEW_CONVERSATION, [], { profile })).toContain(
    'Can be booked here: Dial restoration; Overhaul',
  )
  expect(await toldOf('do you take cards?', NEW_CONVERSATION)).not.toContain('DATA calendar')
})
