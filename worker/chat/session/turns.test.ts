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

  test('has at most twelve messages of history', () =>
    inSession(freshSession(), (storage) => {
      for (let index = 0; index < 10; index++) {
        beginTurn(storage, question(`m${index}`), NOW)
        closeTurn(storage, { turnId: `m${index}`, ...said(`Answer ${index}`) }, NOW)
      }
      const { turn } = beginTurn(storage, question('last'), NOW)
      const history = turn.state === 'yours' ? turn.own.history : []
      expect(history).toHaveLength(12)
      expect(history.at(-1)).toEqual({ type: 'bot', content: 'Answer 9' })
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
