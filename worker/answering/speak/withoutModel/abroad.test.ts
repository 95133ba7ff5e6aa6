import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../contract/facts'
import { conversation, profileOf } from './_test/business'

const PROFILE = profileOf({ name: 'Tern Street Dental', services: '', facts: NO_FACTS, faqs: [] })
const url = 'https://tern.example/'
const html = `<title>Tern Street Dental</title><h1>Tern Street Dental</h1>
  <h2>Finding us</h2><p>We are behind the library on Tern Street. Parking is free on the lot.</p>
  <h2>Dentures</h2><p>We repair broken dentures, generally the same day.</p>
  <h2>Children</h2><p>Parents can stay in the room for every treatment of their children.</p>
  <h2>Pie day</h2><p>Each March we bake a pie for everybody who comes by.</p>
  <h2>Fees</h2><table><tr><th>Treatment</th><th>Fee</th></tr>
  <tr><td>Simple extraction</td><td>$190</td></tr><tr><td>Surgical extraction</td><td>$310</td></tr></table>`

const asked = async (text: string) => {
  const { content, places } = await conversation(PROFILE, undefined, [{ url, html }])(text)
  return `${content} ${JSON.stringify(places ?? [])}`
}

test.each([
  ['hay donde estacionarse?', 'Parking is free'],
  ['por cierto la dentadura de abajo se le quebro tambien, eso lo arreglan ahi mismo?', 'repair broken dentures'],
  ['reparieren Sie auch kaputte Zahnprothesen?', 'repair broken dentures'],
  ['czy u państwa można zaparkować samochód?', 'Parking is free'],
  ['请问有停车位吗', 'Parking is free'],
  ['هل يوجد موقف للسيارات؟', 'Parking is free'],
])('an English page answers what is asked in another language: %s', async (text, said) => {
  expect(await asked(text)).toContain(said)
})

test('a price is named by the words of another language, all of them', async () => {
  const said = await asked('cuanto sale una extraccion sencilla')
  expect(said).toContain('$190')
  expect(said).not.toContain('$310')
})

test('a word that only looks like one of English isn’t met by it', async () => {
  expect(await asked('me duele el pie izquierdo')).not.toContain('Pie day')
})

test.each([
  [
    'Precios',
    'Así está en nuestra lista de precios, en inglés.',
    /^Deep tissue massage: desde \$110\. Brow wax: \$20\. /,
  ],
  [
    'Preise',
    'So steht es in unserer Preisliste, auf Englisch.',
    /^Deep tissue massage: ab 110 \$\. Brow wax: 20 \$\. /,
  ],
  ['Prices', undefined, /^Deep tissue massage: from \$110\. Brow wax: \$20\.$/],
])('a price list in another language is told as it is, and that it is so once: %s', async (text, line, list) => {
  const prices = [
    { name: 'Deep tissue massage', cents: 11_000, from: true },
    { name: 'Brow wax', cents: 2_000, from: false },
  ]
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, prices }, services: '', faqs: [] }), undefined, [])
  const { content } = await ask(text)
  expect(content.replaceAll('\u00a0', ' ')).toMatch(list)
  if (line) expect(content.endsWith(line)).toBe(true)
  expect((await ask(text)).content).not.toContain(line ?? 'price list')
})
