import { describe, expect, it } from 'vitest'
import asTyped from './_test/asTyped.json'
import { brief } from './_test/brief'
import { CASES } from './_test/cases'
import { parseValues } from './parseValues'

const US = { country: 'US', currency: 'USD' }
const read = (text: string, locale = US) => parseValues(text, locale).map(brief).join(';')

describe.each(Object.entries(CASES))('values: %s', (_, cases) => {
  it.each(cases)('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe.each(Object.entries(asTyped))('values as people type them: %s', (_, cases) => {
  it.each(cases)('%s', (text, expected) => {
    expect(read(text as string)).toBe(expected)
  })
})

describe('values by where the business is', () => {
  it.each([
    ['GB', 'GBP', '5/6/2026', 'date 2026-6-5'],
    ['US', 'USD', '5/6/2026', 'date 2026-5-6'],
    ['CA', 'CAD', '$65', '65 CAD'],
    ['GB', 'GBP', '65 pounds', '65 GBP'],
    ['US', 'USD', '65 pounds', '#65 pound'],
    ['CN', 'CNY', '¥65', '65 CNY'],
    ['FR', 'EUR', '01 42 68 53 00', 'phone +33142685300'],
    ['DE', 'EUR', '030 12345678', 'phone +493012345678'],
    ['PL', 'PLN', '601 234 567', 'phone +48601234567'],
    ['ES', 'EUR', '912 345 678', 'phone +34912345678'],
    ['VN', 'VND', '0912 345 678', 'phone +84912345678'],
    ['CN', 'CNY', '138 0013 8000', 'phone +8613800138000'],
    ['XX', 'EUR', '65 €, 555-0199', '65 EUR;phone 5550199'],
  ])('%s %s: %s', (country, currency, text, expected) => {
    expect(read(text, { country, currency })).toBe(expected)
  })
})

describe('where values stand', () => {
  const texts = Object.values(CASES).flatMap((cases) => cases.map(([text]) => text))

  it('they are slices of the text, in order and apart, however texts follow each other', () => {
    for (let first = 0; first < texts.length; first++) {
      const text = [texts[first], texts[(first * 7 + 3) % texts.length], texts[(first * 13 + 5) % texts.length]].join(
        ' ',
      )
      let last = 0
      for (const value of parseValues(text, US)) {
        expect(value.start).toBeGreaterThanOrEqual(last)
        expect(value.end).toBeGreaterThan(value.start)
        expect(value.text).toBe(text.slice(value.start, value.end))
        last = value.end
      }
    }
  })

  it('a word of one language before a large number of another is no time', () => {
    expect(read('24 meses o 24,000 millas')).toBe(`${read('24 meses')};${read('24,000 millas')}`)
  })

  it('a line does not go on in the next', () => {
    expect(read('Room 5\n$80\nto\n$90\nMon\n9')).toBe('#5;80 USD;90 USD;mon;#9')
  })
})

const HOSTILE = [
  '1',
  '$',
  'Mon-',
  '1.',
  '1,234,',
  '123 ',
  '555-0199 ',
  '9-5',
  'a@',
  'a.b@c.',
  'a.com',
  'www.a',
  'one ',
  'twenty-',
  '周',
  '十',
  '+',
  '(',
  'de ',
  '/',
  'من ',
  'every day except ',
  '½',
  'a\u0301\u0301',
  'http://a',
]

describe('hostile texts', () => {
  it.each(HOSTILE)('twenty kilobytes of "%s" take no more than their length', (piece) => {
    const processorTime = (length: number) => {
      const text = piece.repeat(length / piece.length)
      const from = process.threadCpuUsage()
      parseValues(text, US)
      return process.threadCpuUsage(from).user / 1_000
    }
    processorTime(4_000)
    // Five times the length may take five times as long, not twenty-five: once of three times, whatever else the machine has to do.
    const isLinear = () => processorTime(20_000) < 15 * processorTime(4_000) + 50
    expect(isLinear() || isLinear() || isLinear()).toBe(true)
  })
})
