import { expect, test } from 'vitest'
import { editDistance, mend } from './spelling'
import { spelledOut, words } from './tokens'

const vocabulary = new Set(['balayage', 'brakes', 'mini', 'splits', 'hartford'])

test.each([
  ['balyage', ['balayage']],
  ['hatrford', ['hartford']],
  ['minisplits', ['mini', 'splits']],
  ['braces', ['braces']],
  ['waranty', ['warranty']],
  ['message', ['message']],
])('%s', (typed, mended) => {
  expect(mend([typed], vocabulary)).toEqual(mended)
})

test('two neighbours swapped are one edit', () => {
  expect(editDistance('chnage', 'change', 2)).toBe(1)
})

test('shorthand is written out, an ID stays an ID', () => {
  expect(spelledOut(words('whats ur addy 4 the appt? id need a photo id')).join(' ')).toBe(
    'what is your address for the appointment i would need a photo id',
  )
})
