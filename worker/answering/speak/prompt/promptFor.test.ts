import { expect, it } from 'vitest'
import { answererWith } from '../../answer'
import { answerWhole } from '../../answerWhole'
import { type ConversationState, NEW_CONVERSATION } from '../../state'
import type { Model } from '../models/model'
import { profileOf, WEDNESDAY } from '../withoutModel/_test/business'

/** What a model is told of a message in this state. */
async function toldOf(
  text: string,
  state: ConversationState,
  history: { type: 'bot' | 'user'; content: string }[] = [],
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
  })
  return told
}

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

it('is told of no link by which a visit can be changed', async () => {
  const link = 'https://desk.example/booking/bkg_1?token=secret'
  const content = `You’re booked: Tuesday, December 1 at 2:00 PM. [Move or cancel](${link})`
  const told = await toldOf('what do I bring?', NEW_CONVERSATION, [{ type: 'bot', content }])
  expect(told).toContain('2:00 PM. Move or cancel')
  expect(told).not.toContain('secret')
})
