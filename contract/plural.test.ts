import { expect, test } from 'vitest'
import { plural } from './plural'

test.each([
  [plural(0, 'lead'), '0 leads'],
  [plural(1, 'lead'), '1 lead'],
  [plural(2, 'person', 'people'), '2 people'],
  [plural(1200, 'message'), '1,200 messages'],
])('%s', (said, expected) => {
  expect(said).toBe(expected)
})
