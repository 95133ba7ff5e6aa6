import { expect, test } from 'vitest'
import { GRADES } from '../../../contract/leadDetails'
import TEXTS from './_test/texts.json'
import { gradeByRules } from './gradeByRules'
import { hear } from './signals'

const NOTHING = { phone: null, email: 'ann@example.com', answers: null }
const graded = (...texts: string[]) =>
  gradeByRules(
    texts.map((text) => hear(text, { businessType: 'other', country: 'US', services: '' })),
    NOTHING,
  )

test.each(GRADES)(
  'of thirty texts that are %s, written before the rules, at least 27 are graded so, with reasons',
  (grade) => {
    const results = TEXTS[grade].map((text) => ({ text, ...graded(text) }))
    const others = results.filter((one) => one.grade !== grade)
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(3)
    expect(results.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  },
)

test('whoever asks for prices and then wants to come today is no cold lead', () => {
  expect(graded('How much is an oil change?').reasons).toEqual(['Only asked about prices'])
  expect(graded('How much is an oil change?', 'Good, I need one today')).toMatchObject({
    grade: 'hot',
    reasons: expect.arrayContaining(['Wants it right away: “today”']),
  })
})

test('what a complaint tells is no wish, and no reason to call somebody hot', () => {
  const unhappy = 'I was there last week for a filling and nobody called me back today, I am really unhappy'
  expect(graded(unhappy, 'Ellen, 614 555 0177')).toEqual({
    grade: 'warm',
    reasons: ['Isn’t happy about something'],
  })
})

test.each([
  'Check engine light came on, runs rough when cold. 2012 Silverado.',
  'Winter tires for a Subaru Outback. Do you keep the summer set?',
])('whoever tells what they have hasn’t only asked: %s', (text) => {
  expect(graded(text)).toMatchObject({ grade: 'warm', reasons: ['Said what they need'] })
})
