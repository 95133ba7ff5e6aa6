import { expect, test } from 'vitest'
import { humanReplyMs } from './humanReplyMs'

const user = (seq: number, createdAt: number) => ({ seq, type: 'user' as const, createdAt })
const bot = (seq: number, createdAt: number) => ({ seq, type: 'bot' as const, createdAt })
const person = (seq: number, createdAt: number) => ({ seq, type: 'bot' as const, author: 'Ann', createdAt })

test('the wait begins with the message that asked for a person', () => {
  const messages = [
    user(1, 0),
    bot(2, 1),
    user(3, 1000),
    bot(4, 1001),
    user(5, 5000),
    person(6, 61_000),
    person(7, 90_000),
  ]
  expect(humanReplyMs(messages, [{ kind: 'wants_person', createdAt: 1000 }])).toBe(60_000)
})

test('else with the last one before the reply, not with the whole talk with the bot', () => {
  const messages = [user(1, 0), bot(2, 1), user(3, 40_000), person(4, 70_000), user(5, 80_000)]
  expect(humanReplyMs(messages, [{ kind: 'wants_person', createdAt: 80_000 }])).toBe(30_000)
})

test('there is none where no person replied', () => {
  expect(humanReplyMs([user(1, 0), bot(2, 1)], [{ kind: 'wants_person', createdAt: 0 }])).toBeNull()
})
