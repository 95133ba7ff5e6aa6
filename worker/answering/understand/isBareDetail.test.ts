import { expect, it } from 'vitest'
import { isBareDetail } from './isBareDetail'

it.each([
  ['Ana Ortiz', true],
  ['Ana Ortiz, ana.ortiz@example.com', true],
  ['and ana.ortiz@example.com', true],
  ['(845) 555-0117', true],
  ['ana.ortiz@example.com do you do synthetic', false],
  ['Ana Ortiz. will I get a reminder?', false],
  ['tuesday at 3', false],
])('%s', (text, isBare) => {
  expect(isBareDetail(text, { name: 'Ana Ortiz' })).toBe(isBare)
})
