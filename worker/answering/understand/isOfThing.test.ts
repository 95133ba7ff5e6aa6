import { expect, test } from 'vitest'
import { NEW_CONVERSATION } from '../state'
import { understand } from './understand'

const kindOf = (text: string) =>
  understand({ text, state: NEW_CONVERSATION, profile: { businessType: 'landscaping', country: 'US' } }).kind

test.each([
  'your guys broke my sprinkler',
  'your guy ran over my flower bed and broke the edging',
  'your plumber broke my toilet',
  'you cut my internet cable',
  'the dryer burned my shirt',
  'the mower threw a rock and broke my window',
  'your tech broke my garage door',
])('a thing that was broken is nobody’s injury: %s', (text) => {
  expect(kindOf(text)).toBe('complaint')
})

test.each([
  'you broke my wrist',
  'your stylist burned my scalp',
  'i broke my tooth on your floor',
  'ur massage hurt my back',
  'the wax burned me',
  'i slipped on your floor',
])('a body that was hurt stays one: %s', (text) => {
  expect(kindOf(text)).toBe('injury')
})
