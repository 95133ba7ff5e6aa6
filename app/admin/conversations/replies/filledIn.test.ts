import { expect, test } from 'vitest'
import { filledIn } from './filledIn'

test.each([
  ['Hi {first name}, thanks!', 'Ann Lee', 'Hi Ann, thanks!'],
  ['Hi {First name}, thanks!', undefined, 'Hi, thanks!'],
  ['{first name}, we’re on our way.', undefined, 'we’re on our way.'],
  ['Thanks, {first name}!', undefined, 'Thanks!'],
  ['We open at 8.', 'Ann', 'We open at 8.'],
])('%s for %s', (text, name, expected) => {
  expect(filledIn(text, name)).toBe(expected)
})
