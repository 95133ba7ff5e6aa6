import { describe, expect, test } from 'vitest'
import { LIES_ABROAD, TRUTHS_ABROAD } from '../_test/abroad'
import { HALF_SCOPES, SHARED_AFTER, WHOLE_SCOPES } from '../_test/halfScopes'
import { HALF_TRUTHS, WHOLE_TRUTHS } from '../_test/halfTruths'
import { BUSINESSES, type BusinessName } from '../_test/liedTo'
import { LIES } from '../_test/lies'
import { NEAR_LIES } from '../_test/nearLies'
import { CARE_CUT, CARE_LIES } from '../_test/trades/careLies'
import { CARE_TRUTHS } from '../_test/trades/careTruths'
import { HOUSE_CUT, HOUSE_LIES } from '../_test/trades/houseLies'
import { HOUSE_TRUTHS } from '../_test/trades/houseTruths'
import { OFFICE_CUT, OFFICE_LIES } from '../_test/trades/officeLies'
import { OFFICE_TRUTHS } from '../_test/trades/officeTruths'
import { TABLES_LIES, TABLES_TRUTHS } from '../_test/trades/tablesSaid'
import { TRUTHS } from '../_test/truths'
import { lock } from './lock'

/** What is let through of a reply that comes in pieces of so many characters. */
const letThrough = (business: BusinessName, asked: string, says: string, size = 4) => {
  const gate = lock({ ...BUSINESSES[business], text: asked })
  const pieces = says.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? []
  const released = [...pieces.flatMap(gate.take), ...gate.end()]
  expect(released.join('')).toBe(gate.state.text)
  return gate.state
}

describe.each(
  Object.entries({
    ...LIES,
    ...HALF_TRUTHS,
    ...HALF_SCOPES,
    'near the truth': NEAR_LIES,
    'in another language': LIES_ABROAD,
    'of the house trades': HOUSE_LIES,
    'of the caring trades': CARE_LIES,
    'of offices and garages': OFFICE_LIES,
    'across tables and lists': TABLES_LIES,
  }),
)('%s', (_, lies) => {
  test.each(lies)('%s, asked "%s": "%s" stays behind', (business, asked, says) => {
    const { text, knowsNot } = letThrough(business, asked, says)
    expect(text + knowsNot).toBe('')
  })
})

test('200 lies and more are tried', () => {
  expect(Object.values(LIES).flat().length).toBeGreaterThan(200)
})

test('of truthful replies in other words than the facts’ own, at most one in twenty loses a sentence', () => {
  expect(TRUTHS.length).toBeGreaterThan(100)
  const harmed = TRUTHS.filter(([business, asked, says]) => letThrough(business, asked, says).held > 0)
  expect(harmed.length / TRUTHS.length, harmed.map(([, , says]) => says).join('\n')).toBeLessThanOrEqual(0.05)
})

test.each(TRUTHS_ABROAD)('%s, asked "%s" in another language: "%s" is let through', (business, asked, says) => {
  const { text, knowsNot } = letThrough(business, asked, says)
  expect(text + knowsNot).toBe(says)
})

test.each([...SHARED_AFTER, ...HOUSE_CUT, ...CARE_CUT, ...OFFICE_CUT])(
  '%s, asked "%s": of "%s" remains "%s"',
  (business, asked, says, left) => {
    const { text, knowsNot } = letThrough(business, asked, says)
    expect(text + knowsNot).toBe(left)
  },
)

const withoutYes = (text: string) => text.replace(/^(?:No|Yes)[,!.] /, '').toLowerCase()

test.each([...WHOLE_TRUTHS, ...WHOLE_SCOPES, ...HOUSE_TRUTHS, ...CARE_TRUTHS, ...OFFICE_TRUTHS, ...TABLES_TRUTHS])(
  '%s, asked "%s": "%s" is let through whole',
  (business, asked, says) => {
    const { text, knowsNot, held } = letThrough(business, asked, says)
    expect({ said: withoutYes(text + knowsNot), held }).toEqual({ said: withoutYes(says), held: 0 })
  },
)

test.each([1, 3, 1000])('a lie beside a truth is cut out of it, in pieces of %i characters', (size) => {
  const says =
    'A visit is $85, which includes the first half hour. It is free for seniors. We carry liability insurance.'
  expect(letThrough('electric', 'What does a visit cost?', says, size)).toMatchObject({
    text: 'A visit is $85, which includes the first half hour. We carry liability insurance.',
    held: 1,
    claims: 2,
  })
})

test('what was said is not said again, and who only says what nothing carries is not listened to for long', () => {
  expect(letThrough('electric', 'Visa?', 'We accept Visa. We accept Visa. We accept Visa.')).toMatchObject({
    text: 'We accept Visa.',
    held: 0,
  })
  expect(letThrough('electric', 'Visa?', 'We accept pearls. We accept coins, too. '.repeat(9)).isFull).toBe(true)
  expect(letThrough('electric', 'Visa?', 'We accept Visa and '.repeat(40))).toMatchObject({ text: '', isFull: true })
})

test('a "yes" to something else is taken off what follows it', () => {
  const { text } = letThrough('electric', 'Can you build me a pool?', 'Yes, we accept Visa.')
  expect(text).toBe('We accept Visa.')
})

test('a link that calls a script leaves its words alone', () => {
  const { text } = letThrough('electric', 'Visa?', '[We accept Visa](javascript:alert(1)). [x](javascript:alert(1))')
  expect(text).toBe('We accept Visa.')
})

test('an "I don’t know" waits until it is clear that nothing better comes', () => {
  const { text, knowsNot } = letThrough('electric', 'How much is a moat?', "I don't have a price for that.")
  expect({ text, knowsNot }).toEqual({ text: '', knowsNot: "I don't have a price for that." })
})
