import { expect, test } from 'vitest'
import { topQuestions } from './topQuestions'

test('what several people asked, in other words too, comes first and once', () => {
  const asked = [
    'How much is an oil change?',
    'how much is an oil change',
    'How much is an oil change?',
    'Do you fix brakes',
    'Can you fix my brakes?',
    'Hello there you',
    'Where are you?',
    '',
    '',
  ]
  expect(topQuestions(asked)).toEqual([
    { question: 'How much is an oil change?', count: 3 },
    { question: 'Do you fix brakes', count: 2 },
  ])
})
