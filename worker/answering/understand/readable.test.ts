import { expect, test } from 'vitest'
import { detailsIn } from './details/detailsIn'
import { startAndEnd, withoutEndless } from './readable'
import { understand } from './understand'

// Each took half a minute and more, by the cube of its length or worse. Nothing but the time that the runner gives a test is measured.

test.each([
  'a dot ',
  'dot ',
  'a punto b ',
  'a (dot) ',
  'a at ',
  'ß',
  'a@a.',
  'a.a@',
  'a at a dot ',
  '555-0100 ',
  'call me Ann ',
])('a message of nothing but “%s” is read', (part) => {
  expect(detailsIn(part.repeat(2_000).slice(0, 8_000), { country: 'US' })).toBeDefined()
})

const heard = (text: string) =>
  understand({
    text,
    state: { details: {}, passedOn: [] },
    profile: { businessType: 'hvac', country: 'US' },
  })

test.each(['7 is it $1, Mon 9-5? ', '1 2 3 4 ', '你们几点开门？', 'do you do it? '])(
  'of a message of nothing but “%s” a part is looked up',
  (part) => {
    expect(heard(part.repeat(2_000).slice(0, 2_000)).lookup.length).toBeLessThan(720)
  },
)

test('the question is read at the end of a long story, and the details in its middle', () => {
  const story = 'My neighbor told me how you helped her last winter when it was so very cold in her house. '.repeat(9)
  const said = heard(`${story}My name is Ann Moss, 555-867-5309. ${story}Do you mend heat pumps?`)
  expect(said.asking).toContain('Do you mend heat pumps?')
  expect(said.details).toMatchObject({ name: 'Ann Moss' })
  expect(heard(`Do you mend heat pumps? ${story}${story}`).asking).toContain('Do you mend heat pumps?')
  expect(startAndEnd('Do you mend heat pumps?')).toBe('Do you mend heat pumps?')
})

test('what has no end is no word', () => {
  expect(withoutEndless(`hi ${'a'.repeat(1_900)} there`)).toBe(`hi ${'a'.repeat(60)} there`)
  const chinese = '你们几点开门'.repeat(300)
  expect(withoutEndless(chinese)).toBe(chinese)
})

test('an address that nobody could write to is none', () => {
  const detailsOf = (text: string) => detailsIn(text, { country: 'US' })
  expect(detailsOf(`write to ${'a'.repeat(60)}.${'b'.repeat(60)}@${'c.'.repeat(70)}com`).email).toBeUndefined()
  expect(detailsOf('write to jösé.müller@exämple.рф').email).toBeUndefined()
  expect(detailsOf('lou (at) example [dot] org').email).toBe('lou@example.org')
  expect(detailsOf('lou dot smith at example dot org').email).toBe('lou.smith@example.org')
})

test.each(["'s ", 'and ', 'AND ', 'so much '])('a message of nothing but “%s” alarms nobody', (part) => {
  const text = withoutEndless(part.repeat(2_000).slice(0, 8_000))
  expect(heard(text).kind).not.toBe('urgent')
})
