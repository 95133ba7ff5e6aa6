import { expect, test } from 'vitest'
import { prefilledLink } from './prefilledLink'

const ann = {
  name: 'Ann Lee Jones',
  email: 'ann+1@example.com',
  phone: '+18025550123',
  need: 'Brakes & tires?',
  conversationId: 'conv_1',
}
const queryOf = (link: string) => Object.fromEntries(new URL(prefilledLink(link, ann)).searchParams)

test('each service gets what it documents', () => {
  expect(queryOf('https://calendly.com/rivera/visit')).toEqual({
    name: 'Ann Lee Jones',
    email: 'ann+1@example.com',
    a1: 'Brakes & tires?',
    utm_source: 'deskbell',
    utm_medium: 'chat',
    utm_content: 'conv_1',
  })
  expect(queryOf('https://rivera.cal.com/visit')).toEqual({
    name: 'Ann Lee Jones',
    email: 'ann+1@example.com',
    notes: 'Brakes & tires?',
  })
  expect(queryOf('https://rivera.as.me/')).toEqual({
    firstName: 'Ann',
    lastName: 'Lee Jones',
    email: 'ann+1@example.com',
    phone: '+18025550123',
  })
})

test('the owner’s own parameters win, and what isn’t known isn’t sent', () => {
  const link = 'https://calendly.com/rivera/visit?month=2026-12&utm_source=site'
  expect(prefilledLink(link, { email: 'ann@example.com', conversationId: 'conv_1' })).toBe(
    `${link}&email=ann%40example.com&utm_medium=chat&utm_content=conv_1`,
  )
})

test('no other host learns anything', () => {
  for (const link of [
    'https://squareup.com/appointments/book/abc',
    'https://calendly.com.evil.example/rivera',
    'https://notcalendly.com/rivera',
    'https://evil.example/?next=https://calendly.com/rivera',
    'http://calendly.com/rivera',
    'https://book.rivera.example/visit',
  ]) {
    expect(prefilledLink(link, ann)).toBe(link)
  }
})
