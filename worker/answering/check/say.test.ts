import { expect, it } from 'vitest'
import type { Statement } from '../../knowledge/statement'
import { isCourtesy, isOffer, saysUnknown } from './kinds'
import { sayStatement } from './say'
import { readVerdict, verifyQuestion } from './verify'

const statement = (kind: Statement['kind'], text: string, ...trail: string[]): Statement => ({
  id: 's1',
  source: { kind: 'site', title: 'Prices' },
  trail,
  kind,
  text,
  block: 1,
  values: [],
})

it.each([
  [statement('row', 'Flat fix | $18', 'Repairs'), 'Flat fix: $18.'],
  [statement('row', 'Cat: | $180 | by appointment', 'Spay'), 'Cat: $180, by appointment.'],
  [statement('row', '$39 | Service call', 'Fees'), 'Service call: $39.'],
  [statement('row', '10 - 4', 'Saturday'), 'Saturday: 10 - 4.'],
  [statement('item', 'Root canals', 'Our care'), 'Our care: Root canals.'],
  [statement('sentence', 'We carry common parts in the truck.', 'How we work'), 'We carry common parts in the truck.'],
  [
    statement('item', 'Electric scooters and mopeds', 'What we do not do'),
    'What we do not do: Electric scooters and mopeds.',
  ],
  [statement('faq', 'Yes.', 'Do you work weekends?'), 'Yes.'],
])('reads as a sentence: %j', (one, said) => {
  expect(sayStatement(one)).toBe(said)
})

it('says as many whole sentences as fit', () => {
  const long = `${'The wheels are built by hand. '.repeat(5)}${'They are trued twice before they leave. '.repeat(4)}`
  const said = sayStatement(statement('sentence', long))
  expect(said.length).toBeLessThanOrEqual(200)
  expect(said).toMatch(/\.$/)
})

it('asks a model for a no, or a yes and the lines that say it', () => {
  const { system, user } = verifyQuestion({
    business: 'Otter Cycles, a small business',
    asked: 'flat?',
    told: ['hi', 'my tube is torn'],
    before: 'We fix flats.',
    sentence: 'It is $18.',
    statements: [statement('row', 'Flat fix | $18', 'Repairs')],
    now: 'Tuesday, November 24, 2026 at 3:10 PM',
  })
  expect(system).toContain('It is Tuesday, November 24, 2026 at 3:10 PM there.')
  expect(user).toContain('The sentence before: We fix flats.')
  expect(user).toContain('The visitor told before: hi / my tube is torn')
  expect(user).toContain('1. under "Repairs": Flat fix | $18')
  expect(readVerdict('Yes.')).toEqual({ isYes: true, lines: [] })
  expect(readVerdict('yes 0')).toEqual({ isYes: true, lines: [] })
  expect(readVerdict('**Yes**, lines 2 and 11')).toEqual({ isYes: true, lines: [2, 11] })
  expect(readVerdict('**No** — the price differs')).toMatchObject({ isYes: false })
  expect(readVerdict('It depends')).toBeUndefined()
})

it.each([
  ["I don't have that information here.", 'en'],
  ['Eso no aparece en el sitio.', 'es'],
  ['Notre site ne parle pas de cela.', 'fr'],
  ['Dazu steht nichts auf der Seite.', 'de'],
  ['Il sito non menziona il parcheggio.', 'it'],
  ['O site não menciona isso.', 'pt'],
  ['Nie mam takiej informacji.', 'pl'],
  ['Trang web không ghi điều đó.', 'vi'],
  ['网站上没有提到。', 'zh'],
  ['الموقع لا يذكر ذلك.', 'ar'],
] as const)('knows what is not known: %s', (sentence, language) => {
  expect(saysUnknown(sentence, language)).toBe(true)
})

it('tells offers and courtesies', () => {
  expect(isOffer('Möchten Sie Ihren Namen hinterlassen?', 'de')).toBe(true)
  expect(isOffer('A flat fix is $18.', 'en')).toBe(false)
  expect(isCourtesy('¡Gracias!', 'es')).toBe(true)
  expect(isCourtesy('A flat fix is $18.', 'en')).toBe(false)
})
