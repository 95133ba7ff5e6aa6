import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../contract/facts'
import type { Language } from '../../../contract/languages'
import { readText } from '../../knowledge/documents/readText'
import { foundIn, profileOf } from './_test/business'
import { gather } from './gather'

const SITE = `Massage

Swedish massage is gentle. It is done with warm oil.
Deep tissue massage | $120
Hot stones | $140

Visit

Park behind the house. The entrance has no steps.
Saturday: 9am - 1pm
Cancel a day ahead, or half of the price is due.

Is there a shower?
Yes, two of them, with towels.`

const first = (lookup: string, change: Partial<Parameters<typeof gather>[0]> = {}) =>
  gather({ profile: profileOf(), page: {}, found: foundIn(SITE), ...change }, { lookup }).ranked[0]?.statement.text

test.each([
  ['how much is a deep tissue massage', 'Deep tissue massage | $120'],
  ['hot stone price', 'Hot stones | $140'],
  ['where do I park', 'Park behind the house.'],
  ['are you open saturdays', 'Saturday | 9am - 1pm'],
  ['do you work on sunday', 'Sunday | Closed'],
  ['can i bring the dog', 'Small dogs are welcome in the garden.'],
  ['is there a showr', 'Yes, two of them, with towels.'],
  ['cuánto cuesta deep tissue', 'Deep tissue massage | $120'],
  ['whats your phone number', '(512) 555-0100'],
])('%s', (question, answer) => {
  expect(first(question)).toBe(answer)
})

test('what the statements say of the question, in numbers', () => {
  const { ranked, rarity, whole } = gather(
    { profile: profileOf(), page: {}, found: foundIn(SITE) },
    { lookup: 'how much is a deep tissue massage' },
  )
  expect(whole).toBe(true)
  expect(ranked[0]).toMatchObject({ wanted: 1, faq: 0 })
  expect(ranked[0]?.missed).toBeLessThan(0.2)
  expect(ranked[0]?.coverage).toBeGreaterThan(0.8)
  expect(ranked.find(({ statement }) => statement.text.startsWith('Swedish massage is'))?.wanted).toBe(-1)
  expect(rarity('zeppelin')).toBeGreaterThan(rarity('massag'))
  const faq = gather({ profile: profileOf(), page: {} }, { lookup: 'may I bring my dog?' }).ranked[0]
  expect(faq?.faq).toBeGreaterThan(0.4)
})

test('a page in another language than the site’s is left to those who speak it', () => {
  const home = foundIn(SITE)
  const url = 'https://spa.example/es'
  const source = { kind: 'site' as const, title: 'En español', url }
  const text =
    'Horario\n\nAbrimos de lunes a viernes, de nueve a cinco. El viernes cerramos para la fiesta de la ciudad.'
  const statements = [...home.statements, ...readText(text, source, '/es', { country: 'US', currency: 'USD' })]
  const found = { ...home, statements, total: statements.length }
  const urls = (lookup: string, language: Language) =>
    gather({ profile: profileOf(), page: {}, found }, { lookup, language }).ranked.map(
      (one) => one.statement.source.url,
    )
  expect(urls('are you open viernes for the fiesta', 'en')).not.toContain(url)
  expect(urls('abren el viernes', 'es')[0]).toBe(url)
})

test.each([
  ['can i reschedule', 'Cancel a day ahead, or half of the price is due.'],
  ['can my puppy come along', 'Small dogs are welcome in the garden.'],
])('a word is met by another that means nearly the same: %s', (question, answer) => {
  expect(first(question)).toBe(answer)
})

test('what means the same is found though it shares no word', () => {
  const found = foundIn(SITE)
  const near = found.statements.find(({ text }) => text.startsWith('Park'))
  expect(first('somewhere to leave my vehicle', { found: { ...found, alike: [near?.id ?? ''] } })).toBe(near?.text)
})

test('the page in front of the visitor is read where the site’s own reading lacks it', () => {
  const page = {
    url: 'https://spa.example/new',
    title: 'New',
    content: 'Salt room\n\nThe salt room is warm and quiet.',
  }
  const shown = gather({ profile: profileOf(), page, found: foundIn(SITE) }, { lookup: 'is the salt room warm' })
  expect(shown.page.map(({ text }) => text)).toContain('The salt room is warm and quiet.')
  expect(shown.statements.some(({ source }) => source.kind === 'page')).toBe(false)
  const known = gather(
    { profile: profileOf(), page: { ...page, url: 'https://spa.example/' }, found: foundIn(SITE) },
    { lookup: 'salt' },
  )
  expect(known.page).toEqual([])
})

test('where the site says another price or other hours than its owner, the owner’s are there alone', () => {
  const site = 'Prices\n\nSalt scrub: $80\nMud wrap: $70\n\nMonday: 9am - 5pm\nTuesday: 9am - 5pm'
  const profile = profileOf({
    facts: {
      ...NO_FACTS,
      prices: [{ name: 'Salt scrub', cents: 9_900, from: false }],
      hours: { mon: [['10:00', '16:00']] },
    },
  })
  const { statements } = gather({ profile, page: {}, found: foundIn(site) }, { lookup: 'how much is a salt scrub' })
  const texts = statements.filter(({ source }) => source.kind === 'site').map(({ text }) => text)
  expect(texts).toEqual(['Mud wrap | $70', 'Tuesday | 9am - 5pm'])
})

test('a saved change is read at once', () => {
  const answer = (text: string) => profileOf({ faqs: [{ id: 'faq_1', question: 'Can I bring my dog?', answer: text }] })
  expect(first('can I bring my dog', { profile: answer('Yes.') })).toBe('Yes.')
  expect(first('can I bring my dog', { profile: answer('No.') })).toBe('No.')
})
