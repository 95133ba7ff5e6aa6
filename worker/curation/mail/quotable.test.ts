import { expect, test } from 'vitest'
import { isQuotable } from './quotable'

test.each([
  'Do you do state inspections?',
  'How much are brakes for a 2015 Silverado 1500, front and rear?',
  '¿Tienen estacionamiento?',
  'Is 8.30 a.m. too early?',
])('“%s” is quoted', (question) => expect(isQuotable(question)).toBe(true))

test.each([
  'Do you take bitcoin? Pay at https://evil.example/pay now',
  'Your parcel waits at evil.example',
  'Write to win@evil.example?',
  'Call (900) 555-0199 now?',
  'Did you win?\nBank of Nowhere',
  `Is this ${'very '.repeat(40)}long?`,
])('“%s” is not', (question) => expect(isQuotable(question)).toBe(false))
