import { expect, test } from 'vitest'
import { readPage } from '../extraction/readPage'
import { gatherProposals, undecided } from '../proposals/gatherProposals'
import { daysOf } from './_test/daysOf'
import NOTICES from './_test/notices.json'
import UNSEEN from './_test/unseen.json'

/** All as read on Thursday, November 26, 2026. Those of `unseen.json` were written when the others were read right, and 29 of 32 were. */
test.each([...NOTICES, ...UNSEEN].map(({ said, days }) => [said, days] as const))('%s', (said, days) => {
  expect(daysOf(said)).toEqual(days)
})

const proposed = (paragraphs: string[], timeZone: string) => {
  const html = `<h1>Shop</h1><h2>News</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`
  const place = { country: 'US', currency: 'USD', timeZone }
  const pages = [readPage(html, 'https://shop.example/', place)]
  return undecided(gatherProposals(pages, place, Date.parse('2026-11-27T01:30Z'))).map(({ text }) => text)
}

test('today is the business’s own: in the evening of a day on which Greenwich has the next one', () => {
  const text = 'Closed Thursday, November 26.'
  expect(proposed([text], 'America/New_York')).toEqual(['November 26, 2026: Closed'])
  expect(proposed([text], 'Europe/London')).toEqual([])
})

test('a site without headings has its days, whatever year another of its pages names', () => {
  const place = { country: 'US', currency: 'USD', timeZone: 'America/New_York' }
  const page = (text: string, name: string) =>
    readPage(`<div><div>${text}</div></div>`, `https://shop.example/${name}`, place)
  const pages = [page('Black Friday: 10 to 6.', 'hours'), page('We opened on May 4, 2019 in a former bank.', 'about')]
  const found = undecided(gatherProposals(pages, place, Date.parse('2026-11-27T12:00Z'))).map(({ text }) => text)
  expect(found).toEqual(['November 27, 2026: 10 AM – 6 PM'])
})

test('a day closed in two languages is closed once', () => {
  const texts = ['We’re closed Friday, November 27.', 'El viernes 27 de noviembre estamos cerrados.']
  expect(proposed(texts, 'America/New_York')).toEqual(['November 27, 2026: Closed'])
})

test('days that an answer names are read, too', () => {
  const html = `<h1>Kennel</h1><h2>Questions</h2><h3>Are you open on holidays?</h3>
    <p>We are closed on Thanksgiving, Christmas Day and New Year’s Day.</p>`
  const page = readPage(html, 'https://shop.example/', { country: 'US', currency: 'USD' })
  const days = gatherProposals([page], { country: 'US', currency: 'USD' }, Date.UTC(2026, 10, 20))
  expect(days.flatMap(({ facts }) => facts?.hoursExceptions?.map(({ from }) => from) ?? [])).toEqual([
    '2026-11-26',
    '2026-12-25',
    '2027-01-01',
  ])
})

test('“Closed Sunday.” after a season’s dates closes no date', () => {
  const text = 'Saturdays 8:00 am to 1:00 pm from September 12 through December 19 only. Closed Sunday.'
  expect(daysOf(text)).toEqual([])
})

test('a sentence that begins with a date that is over goes on to one that isn’t', () => {
  const text = 'We close at noon on Wednesday, November 25, 2026 and reopen Monday, November 30.'
  expect(proposed([text], 'America/New_York')).toEqual(['November 26, 2026 – November 29, 2026: Closed'])
})

test('the day after a holiday is still closed once the holiday is over', () => {
  const html = '<h1>Shop</h1><h2>Holidays</h2><p>We are closed on Thanksgiving and the Friday after.</p>'
  const place = { country: 'US', currency: 'USD', timeZone: 'America/New_York' }
  const pages = [readPage(html, 'https://shop.example/', place)]
  const said = undecided(gatherProposals(pages, place, Date.parse('2026-11-27T15:00Z'))).map(({ text }) => text)
  expect(said).toContain('November 27, 2026: Closed')
})

test('the day of the week on which a holiday is tells it once more', () => {
  expect(daysOf('Closed Memorial Day, July 3-5, Labor Day, Thanksgiving Thursday and Friday.')).toEqual([
    '2026-11-26/2026-11-27 closed',
    '2027-05-31 closed',
    '2027-07-03/2027-07-05 closed',
    '2027-09-06 closed',
  ])
})

test.each([
  ['Mon-Fri 7:30 to 5:30 Sat 8 to 12', []],
  ['On the road Tuesday to Friday 8–5, Saturday 8–2. Closed Sunday and Monday.', []],
  ['Saturday Nov. 28 we are closed (first Saturday of deer season).', ['2026-11-28 closed']],
  ['Closed the 1st Saturday of deer season, November 28.', ['2026-11-28 closed']],
  [
    'We’re closed Thanksgiving Day and the Friday after (Nov 26 and 27), and we’ll answer messages on Saturday, November 28 from 9.',
    ['2026-11-26/2026-11-27 closed'],
  ],
])('hours, the nth day of a month and what else is said are no days of their own: %s', (said, days) => {
  expect(daysOf(said)).toEqual(days)
})

test('what two notices tell in part is told once', () => {
  const texts = ['Closed Thursday, November 26 and Friday, November 27. We open again Monday, November 30.']
  expect(proposed([...texts, 'Holidays: closed November 26–27.'], 'America/New_York')).toEqual([
    'November 26, 2026 – November 29, 2026: Closed',
  ])
})
