import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../../contract/facts'
import { readSite } from '../../../../knowledge/extraction/readPage'
import { gather } from '../../../gather/gather'
import { conversation, profileOf } from '../_test/business'
import { termsOf } from './features'
import { isAbout, thingsNamed } from './isAbout'
import { rowText } from './sayQuote'

const PROFILE = profileOf({ services: 'Beard trim, Hot shave', facts: NO_FACTS, faqs: [] })
const PAGE = `<title>Prices</title><h1>Hearth Barbers</h1>
  <h2>Waxing</h2><table><tr><td>Lip wax</td><td>$9</td></tr><tr><td>Brow wax</td><td>Dolores</td><td>$16</td></tr></table>
  <h2>Haircuts</h2><table><tr><td>Boys’ cut</td><td>20 min</td><td>$18</td></tr>
  <tr><td>Up to 12 years</td><td>$15</td></tr></table>
  <h2>Holidays</h2><p>On Thanksgiving we are on call until noon.</p><p>Brushing lessons are free on the last Friday of the month.</p>`

const statements = readSite([{ url: 'https://hearth.example/', html: PAGE }], PROFILE)

function about(lookup: string): string[] {
  const found = { version: '1', whole: true, statements, total: statements.length, holding: {} }
  const evidence = gather({ profile: PROFILE, page: {}, found }, { lookup })
  const terms = termsOf(evidence, lookup)
  const named = thingsNamed(evidence, lookup)
  return evidence.ranked.flatMap(({ statement }) =>
    statement.source.kind === 'site' && isAbout(statement, terms, named) ? [statement.text] : [],
  )
}

test('a number that is no amount and a person make no row the answer', () => {
  expect(about('my son is 9, what is a buzz cut')).not.toContain('Lip wax | $9')
  expect(about('what does dolores charge for a haircut')).not.toContain('Brow wax | Dolores | $16')
  expect(about('how much is a lip wax')).toContain('Lip wax | $9')
})

test('what holds on another day, or on a day of another name, is no answer', () => {
  expect(about('are you open the friday after thanksgiving')).toEqual([])
  expect(about('any lessons on black friday')).toEqual([])
  expect(about('are there lessons on a friday')).toContain('Brushing lessons are free on the last Friday of the month.')
})

test('what only shares a word with a room, a paper or a plan that is asked for is no answer', async () => {
  const html = `<title>Ridge Cycles</title><h1>Ridge Cycles</h1><h2>What we have</h2>
    <p>A back room of used commuters starts at $220.</p><h2>Do you take trade-ins?</h2><p>Yes, but no department-store brands.</p>
    <h2>New here?</h2><p>Bring earlier papers and half an hour of your time.</p><h2>Can I stay?</h2><p>In the exam room always.</p>`
  const url = 'https://ridge.example/'
  const facts = { ...NO_FACTS, phones: [] }
  for (const text of [
    'is there a bathroom',
    'do you have a restroom',
    'toilet?',
    'what brands do you carry',
    'which brands do you have',
    'do you have wifi',
    'can you fax his records',
    'do you take pet insurance',
    'is there parking',
    'do you have gift cards',
  ]) {
    const { content, places } = await conversation(profileOf({ facts, faqs: [] }), undefined, [{ url, html }])(text)
    expect(`${content} ${JSON.stringify(places ?? [])}`, text).not.toMatch(/back room|trade-ins|New here|exam room/)
  }
})

test('a row is said with its name, its value, and then what stands beside', () => {
  const said = (text: string, trail = ['Full groom']) => {
    const [row] = statements
    return row && rowText({ ...row, kind: 'row', text, trail, values: [] }, 'how much')
  }
  expect(said('Up to 15 lb | $68 | shih tzu, yorkie')).toBe('Full groom, Up to 15 lb: $68 (shih tzu, yorkie).')
  expect(said('Box braids | bring the hair, or $35 and we get it. Most of a day | from $160')).toBe(
    'Box braids: from $160. Bring the hair, or $35 and we get it. Most of a day.',
  )
  expect(said('Swedish massage | 60 min | $95')).toBe('Swedish massage, 60 min: $95.')
  expect(said('Main line | Price: $385 | Why: From the roof vent')).toBe('Main line: $385. Why: From the roof vent.')
  expect(said('Nail trim | Fee: $22 | Notes: No appointment Tuesdays')).toBe('Nail trim: $22. No appointment Tuesdays.')
  expect(said('Solstice | What is in it: Scrub + soak | How long: about 4 hours | Price: $372')).toBe(
    'Solstice: $372 (about 4 hours). What is in it: Scrub + soak.',
  )
  expect(said('Cat | Spay: $185 | Neuter: $95')).toBe('Cat: Spay $185, Neuter $95.')
  expect(said('Clock | Deposit: $50')).toBe('Clock: Deposit $50.')
  expect(said('$39 | Service call')).toBe('Service call: $39.')
  expect(said('Tuesday | Open: closed (tub day) | Last soak: –', [])).toBe('Tuesday: closed (tub day).')
  expect(said('Mon–Fri 7:00–4:30 | Sat 8–noon (not July) | Sun closed', [])).toBe(
    'Mon–Fri 7:00–4:30, Sat 8–noon (not July), Sun closed.',
  )
})

test('a plain yes is said to no question that sets a day', async () => {
  const ask = conversation(PROFILE)
  expect((await ask('do you do hot shaves')).content).toMatch(/^Yes/)
  expect((await ask('do you do hot shaves on saturday')).content).not.toMatch(/^Yes/)
})

test('a row of names is of its site’s language, however its letters look', async () => {
  const html = `<title>Maple Day Spa</title><h1>Maple Day Spa</h1>
    <p>Please come a little early, so that we have time to talk about what you would like.</p>
    <h2>Massage</h2><table><tr><td>Prenatal Massage*</td><td>$115</td></tr><tr><td>Swedish Massage</td><td>$110</td></tr></table>
    <h2>Facials</h2><table><tr><td>Classic facial</td><td>$80</td></tr></table>`
  const profile = profileOf({ name: 'Maple Day Spa', services: '', faqs: [], facts: { ...NO_FACTS, phones: [] } })
  const ask = async (text: string) => conversation(profile, undefined, [{ url: 'https://maple.example/', html }])(text)
  const shown = await ask('do you have a couples massage')
  expect(shown.places?.[0]?.title).toBe('Massage')
  expect(shown.content).not.toMatch(/It’s in/)
  expect((await ask('how much is a prenatal massage')).content).toBe('Prenatal Massage*: $115.')
  expect((await ask('cuánto cuesta un facial')).content).toBe('Por “Classic facial” cobramos $80.')
})

test('a sentence that ends with an abbreviation gets no second point', async () => {
  const html = `<title>Hearth</title><h1>Hearth Barbers</h1><h2>Hours</h2>
    <table><tr><td>Sat</td><td>8 AM - 12 PM</td></tr></table>`
  const ask = conversation(PROFILE, undefined, [{ url: 'https://hearth.example/', html }])
  expect((await ask('¿a qué hora abren el sábado?')).content).toBe('sábado: de 8:00 a.m. a 12:00 p.m.')
})
