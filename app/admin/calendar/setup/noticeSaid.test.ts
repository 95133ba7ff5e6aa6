import { expect, test } from 'vitest'
import { noticeSaid } from './noticeSaid'

const of = (text: string, name = 'Cancellations') => noticeSaid([{ name, text }])

test.each([
  ['Please give us at least 24 hours’ notice if you can’t make it.', 24 * 60],
  ["We need 48 hours' notice to cancel or reschedule.", 48 * 60],
  ['Cancel with less than 24 hours notice and we charge half the visit.', 24 * 60],
  ['A 24-hour notice is required for all cancellations.', 24 * 60],
  ['You can cancel up to two days before your appointment at no charge.', 2 * 24 * 60],
  ['Cancellations within 12 hours of your scheduled appointment are charged in full.', 12 * 60],
  ['Just let us know a day ahead. There’s no cancellation fee.', 24 * 60],
  ['Please cancel at least two business days in advance.', 2 * 24 * 60],
  ['Cancel any time by the day before.', 24 * 60],
  ['Deposits are returned if you cancel a week ahead.', 7 * 24 * 60],
])('%s', (text, minutes) => expect(of(text)).toBe(minutes))

test.each([
  'Cancel any time.',
  'Missed visits are charged $40.',
  'A refund takes 5 days after you cancel before the visit.',
  'Memberships can be canceled with 30 days’ notice.',
  'Groups of six or more need 72 hours’ notice.',
  'Appointments last 2 hours.',
])('no notice for one’s visit: %s', (text) => expect(of(text)).toBeUndefined())

test('what is under another name counts where it speaks of canceling itself', () => {
  expect(of('Arrive 15 minutes before your appointment.', 'Before your visit')).toBeUndefined()
  expect(of('To reschedule, call us 24 hours in advance.', 'Appointments')).toBe(24 * 60)
  expect(noticeSaid([])).toBeUndefined()
})
