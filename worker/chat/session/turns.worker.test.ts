import { describe, expect, test } from 'vitest'
import { freshSession, inSession } from '../../_test/objects'
import { answerOf } from '../../_test/visitor'
import { NEW_CONVERSATION } from '../../answering/state'
import { toOutcome } from '../reply'
import { findOpenTurns, findSessionMessages } from './store'
import { beginTurn, claimTurn, closeTurn, MESSAGES_MAX, OPEN_TURNS_MAX, TURN_LEASE_MS } from './turns'

const NOW = Date.UTC(2026, 10, 21, 9)
const question = (messageId: string, message = `Question ${messageId}`) => ({
  messageId,
  message,
  businessId: 'biz_1',
  customerId: 'cus_1',
  sessionId: 'visit-0001',
  country: 'US',
  page: {},
})
const said = (content: string) => toOutcome(answerOf(content), NEW_CONVERSATION, '')

/** What a turn is handed after so many questions with their replies ("Answer 0", "Answer 1", …). */
function historyAfter(storage: DurableObjectStorage, count: number, reply: string) {
  for (let index = 0; index < count; index++) {
    beginTurn(storage, question(`m${index}`), NOW)
    closeTurn(storage, { turnId: `m${index}`, ...said(`${reply} ${index}`) }, NOW)
  }
  const { turn } = beginTurn(storage, question('last'), NOW)
  return turn.state === 'yours' ? turn.own.history : []
}

describe('a turn', () => {
  test('is the visitor’s own when nothing is ahead of it', () =>
    inSession(freshSession(), (storage) => {
      const { conversationId, turn } = beginTurn(storage, question('a'), NOW)
      expect(conversationId).toMatch(/^conv_/)
      expect(turn).toEqual({ state: 'yours', own: { history: [], state: NEW_CONVERSATION, quota: null } })
    }))

  test('waits for those ahead, and is then given their replies and no later question', () =>
    inSession(freshSession(), (storage) => {
      beginTurn(storage, question('a'), NOW)
      expect(beginTurn(storage, question('b'), NOW).turn).toEqual({ state: 'queued', ahead: 1 })
      expect(beginTurn(storage, question('c'), NOW).turn).toEqual({ state: 'queued', ahead: 2 })
      closeTurn(storage, { turnId: 'a', ...said('Answer a') }, NOW)
      const turn = claimTurn(storage, 'b', NOW)
      expect(turn).toMatchObject({
        state: 'yours',
        own: {
          history: [
            { type: 'user', content: 'Question a' },
            { type: 'bot', content: 'Answer a' },
          ],
        },
      })
      expect(claimTurn(storage, 'c', NOW)).toEqual({ state: 'queued', ahead: 1 })
    }))

  test('has a whole visit of history: what was said first is known 24 questions later', () =>
    inSession(freshSession(), (storage) => {
      const history = historyAfter(storage, 24, 'Answer')
      expect(history).toHaveLength(48)
      expect(history[0]).toEqual({ type: 'user', content: 'Question m0' })
      expect(history.at(-1)).toEqual({ type: 'bot', content: 'Answer 23' })
    }))

  test('has the newest of a long history, whole messages alone', () =>
    inSession(freshSession(), (storage) => {
      const history = historyAfter(storage, 10, 'A'.repeat(1_500))
      expect(history.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(8_000)
      expect(history.at(-1)?.content).toBe(`${'A'.repeat(1_500)} 9`)
      expect(history.filter(({ type }) => type === 'bot')).toHaveLength(5)
    }))

  test('begun again with the same message is the same turn', () =>
    inSession(freshSession(), (storage) => {
      beginTurn(storage, question('a'), NOW)
      expect(beginTurn(storage, question('a'), NOW).turn.state).toBe('yours')
      const standing = closeTurn(storage, { turnId: 'a', ...said('Answer') }, NOW)
      expect(beginTurn(storage, question('a'), NOW).turn).toEqual({ state: 'closed', reply: standing })
      expect(findSessionMessages(storage)).toHaveLength(2)
    }))

  test('is closed once: the reply that came first stands', () =>
    inSession(freshSession(), (storage) => {
      beginTurn(storage, question('a'), NOW)
      const first = closeTurn(storage, { turnId: 'a', ...said('First') }, NOW)
      const second = closeTurn(storage, { turnId: 'a', ...said('Second') }, NOW)
      expect(second).toEqual(first)
      expect(findSessionMessages(storage).map(({ content }) => content)).toEqual(['Question a', 'First'])
    }))

  test('is kept by asking for it', () =>
    inSession(freshSession(), (storage) => {
      beginTurn(storage, question('a'), NOW)
      claimTurn(storage, 'a', NOW + 5000)
      expect(findOpenTurns(storage)[0]?.leasedUntil).toBe(NOW + 5000 + TURN_LEASE_MS)
    }))

  test('that nobody knows is closed and has no reply', () =>
    inSession(freshSession(), (storage) => {
      beginTurn(storage, question('a'), NOW)
      expect(claimTurn(storage, 'b', NOW)).toEqual({ state: 'closed', reply: null })
    }))
})

test('a visit that never ends is not kept growing', () =>
  inSession(freshSession(), (storage) => {
    for (let index = 0; index < MESSAGES_MAX / 2; index++) {
      beginTurn(storage, question(`m${index}`), NOW)
      closeTurn(storage, { turnId: `m${index}`, ...said('Yes') }, NOW)
    }
    expect(beginTurn(storage, question('one more'), NOW).turn).toEqual({ state: 'full' })
    expect(findSessionMessages(storage)).toHaveLength(MESSAGES_MAX)
  }))

test('a heap of messages at once isn’t kept waiting without end', () =>
  inSession(freshSession(), (storage) => {
    for (let index = 0; index < OPEN_TURNS_MAX; index++) beginTurn(storage, question(`m${index}`), NOW)
    expect(beginTurn(storage, question('one more'), NOW).turn).toEqual({ state: 'full' })
    expect(beginTurn(storage, question('m1'), NOW).turn).toEqual({ state: 'queued', ahead: 1 })
    closeTurn(storage, { turnId: 'm0', ...said('Yes') }, NOW)
    expect(beginTurn(storage, question('one more'), NOW).turn).toMatchObject({ state: 'queued' })
  }))
