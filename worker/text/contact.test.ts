import { expect, test } from 'vitest'
import { isSamePhone, mentionsContact, phoneSpellings, withoutContact } from './contact'

const phone = { national: '5125550147', callingCode: '1' }
const contact = { emails: ["ann.o'brien@example.com"], phones: [phone] }

test.each([
  '5125550147',
  '(512) 555-0147',
  'call +1 512.555.0147 please',
  '512 / 555 01 47',
  '٥١٢ ٥٥٥ ٠١٤٧',
  '<a href="mailto:Ann.O\'Brien@Example.com">',
  "It is ann.o'brien@example.com.",
])('found in “%s”', (text) => {
  expect(mentionsContact(text, contact)).toBe(true)
})

test.each([
  '512 555 0148',
  "joann.o'brien@example.com",
  "ann.o'brien@example.com.au",
  "ann.o'brien@example.community",
  'o’brien',
])('not found in “%s”', (text) => {
  expect(mentionsContact(text, contact)).toBe(false)
  expect(withoutContact(text, contact)).toBe(text)
})

test('is cut out of a text with the name, and nothing else is', () => {
  expect(
    withoutContact(
      "New lead: Ann O'Brien, (512) 555-0147, ann.o'brien@example.com. Annual plan, 3 rooms, 512 555 0199.",
      contact,
      ["Ann O'Brien"],
    ),
  ).toBe('New lead: [deleted], [deleted], [deleted]. Annual plan, 3 rooms, 512 555 0199.')
  expect(withoutContact('هاتفي ٥١٢٥٥٥٠١٤٧ شكرا', contact)).toBe('هاتفي [deleted] شكرا')
})

test('a number is the same with its country, and another country’s isn’t', () => {
  expect(['+15125550147', '0512 5550147', '011 1 512 555 0147'].every((text) => isSamePhone(text, phone))).toBe(true)
  expect(isSamePhone('+445125550147', phone)).toBe(false)
})

test('every way to group the digits is searched for', () => {
  const spellings = phoneSpellings(phone).map((groups) => groups.join(' '))
  for (const one of ['5125550147', '512 555 0147', '1512 555 0147', '51 25 55 01 47', '5 12 55 50 147'])
    expect(spellings).toContain(one)
  expect(spellings.length).toBeLessThan(400)
})
