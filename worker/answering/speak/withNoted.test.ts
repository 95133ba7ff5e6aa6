import { expect, it } from 'vitest'
import { answererWith } from '../answer'
import { answerWhole } from '../answerWhole'
import { type ConversationState, NEW_CONVERSATION } from '../state'
import type { Model } from './models/model'
import { profileOf, WEDNESDAY } from './withoutModel/_test/business'

type Turn = { says: string; replies: string }

/** A conversation in which a model replies so, and in the end what is known of the visitor and what was read. */
async function talk(turns: Turn[], from: ConversationState = NEW_CONVERSATION) {
  let state = from
  const history: { type: 'bot' | 'user'; content: string }[] = []
  let content = ''
  for (const { says, replies } of turns) {
    const model: Model = {
      endpoint: 'test',
      async *stream(messages) {
        if (messages[0]?.content.startsWith('You check')) yield 'yes'
        else yield* replies.match(/.{1,5}/gs) ?? []
        return 1
      },
    }
    const use = { model, limitMs: 60_000, answered: () => undefined, failed: () => undefined }
    const answer = await answerWhole(answererWith(use), {
      profile: profileOf(),
      text: says,
      history,
      page: {},
      state,
      find: async () => ({ version: 'v1', whole: true, statements: [], total: 0, holding: {} }),
      now: WEDNESDAY,
    })
    state = answer.state
    content = answer.content
    history.push({ type: 'user', content: says }, { type: 'bot', content })
  }
  return { details: state.details, content, passedOn: state.passedOn }
}

const CLOCK: Turn = {
  says: 'Carol from church says you are good. my mantel clock stopped, im Dottie, 845-555-0136. friday or no, saturday',
  replies: 'Thank you, Dottie. [[visitor name=Dottie; when=Saturday; about=a mantel clock; it stopped]]',
}

it('has name, need and time as the model noted them, the number as it was typed, and shows none of the mark', async () => {
  expect(await talk([CLOCK])).toMatchObject({
    content: 'Thank you, Dottie.',
    details: { name: 'Dottie', phone: '+18455550136', need: 'a mantel clock; it stopped', when: 'Saturday' },
  })
})

it('leaves a question to the team where the model marks it, or marks nothing and says that it doesn’t know', async () => {
  const asks = 'is there an age limit?'
  const says = 'I don’t see an age limit.'
  const open = async (...turns: Turn[]) => (await talk(turns)).passedOn
  expect(await open({ says: asks, replies: says })).toEqual([asks])
  expect(await open({ says: asks, replies: `${says} [[unknown]]` })).toEqual([asks])
  expect(await open(CLOCK, { says: asks, replies: says })).toEqual([])
  expect(await open(CLOCK, { says: asks, replies: `${says} [[unknown]]` })).toEqual([asks])
})

it('keeps all of a long story that the model noted', async () => {
  const story = 'my mantel clock stopped and then the bell fell off it'
  const about = Array.from({ length: 12 }, () => story).join('; ')
  const { details } = await talk([{ says: story, replies: `Oh no. [[visitor about=${about}]]` }])
  expect(details.need).toBe(about)
})

it('takes what the model doesn’t note from then on for nothing told of the visitor, and a new note for the newest', async () => {
  const asks = { says: 'my husband Walt is off on wed, he loves bells', replies: 'How lovely!' }
  expect((await talk([CLOCK, asks])).details).toMatchObject({ name: 'Dottie', when: 'Saturday' })
  const moves = { says: 'make it wed 530', replies: 'Noted. [[Visitor: name: Dottie; when: “Wednesday 5:30”]]' }
  expect((await talk([CLOCK, moves])).details).toMatchObject({
    name: 'Dottie',
    when: 'Wednesday 5:30',
    need: 'a mantel clock; it stopped',
  })
})

it('takes no name, number or need that nobody said, but what the rules read instead', async () => {
  const made = {
    says: 'im Ana, 845-555-0136, do you fix music boxes?',
    replies: 'Thank you, Ana. [[visitor name=Ana Ortiz; when=Friday at 3; about=ten cuckoo clocks]]',
  }
  const { details } = await talk([made])
  expect(details).toEqual({ name: 'Ana', phone: '+18455550136', need: 'fix music boxes' })
})

it('takes a number for the visitor’s own or for somebody else’s as the model noted it, if it was typed', async () => {
  const known: ConversationState = {
    ...NEW_CONVERSATION,
    isNoted: true,
    details: { name: 'Ana', phone: '+18455550136' },
  }
  const noting = async (says: string, phone: string) =>
    (await talk([{ says, replies: `Got it. [[visitor name=Ana; phone=${phone}]]` }], known)).details.phone
  expect(await noting('i switched carriers so 914 555 0177 from now on', '914 555 0177')).toBe('+19145550177')
  expect(await noting('text me or my neighbor at 914 555 0177', '+1 845 555 0136')).toBe('+18455550136')
  expect(await noting('i switched carriers', '914 555 0177')).toBe('+18455550136')
})

it('goes by the rules where a model notes nothing, and keeps a name that was asked for', async () => {
  const plain = { says: 'my name is Ana, 845-555-0136', replies: 'Thank you, Ana.' }
  expect((await talk([plain])).details).toMatchObject({ name: 'Ana' })
  const state: ConversationState = { ...NEW_CONVERSATION, isNoted: true, asked: 'name' }
  expect((await talk([{ says: 'Ana', replies: 'Thank you, Ana.' }], state)).details.name).toBe('Ana')
})

it('shows no mark that is broken off', async () => {
  const { content } = await talk([{ says: 'im Ana', replies: 'Thank you, Ana. [[visitor name=Ana; when=' }])
  expect(content).toBe('Thank you, Ana.')
})
