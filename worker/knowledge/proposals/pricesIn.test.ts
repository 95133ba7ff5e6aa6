import { expect, test } from 'vitest'
import { readPage } from '../extraction/readPage'
import { gatherProposals, undecided } from './gatherProposals'

const US = { country: 'US', currency: 'USD' }
const row = (cells: string[], cell = 'td') => `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`
const prices = (heading: string, head: string[], ...rows: string[][]) => {
  const html = `<h1>Ours</h1><h2>${heading}</h2><table>${row(head, 'th')}${rows.map((cells) => row(cells)).join('')}</table>`
  return undecided(gatherProposals([readPage(html, 'https://shop.example/', US)], US)).map(({ text }) => text)
}

test('a column for each kind beside one for how long it takes, whatever stands in parentheses in their names', () => {
  expect(
    prices(
      'Services',
      ['Size', 'The Wash (bath, dry, brush, nails and both ears)', 'The Works', 'Usual time'],
      ['Tiny, under 12 lb', '$58', '$78', '60 min'],
    ),
  ).toEqual(['Tiny, under 12 lb (The Wash, 60 min): $58', 'Tiny, under 12 lb (The Works, 60 min): $78'])
  expect(
    prices(
      'Moving?',
      ['Size', 'Move-out', 'Usual time'],
      ['Whole apartment, 2 bed', '$410', '5 hours, with two of us'],
    ),
  ).toEqual(['Whole apartment, 2 bed (Move-out, 5 hours): $410'])
  expect(
    prices('Repairs', ['Job', 'Price (parts, labor; tax extra)', 'How long'], ['Battery, installed', '$175', '30 min']),
  ).toEqual(['Battery, installed (30 min): $175'])
})

test('when something is to be had for its price stands with it', () => {
  expect(
    prices(
      'Inspection',
      ['Inspection', 'Price', 'Notes'],
      ['Trailer over 3,000 lb', '$48.00', 'By appointment, Tue and Wed'],
      ['Motorcycle of any size', '$35.00', 'April to October'],
    ),
  ).toEqual([
    'Trailer over 3,000 lb: $48 by appointment, Tue and Wed',
    'Motorcycle of any size: $35 (April to October)',
  ])
})

test('a unit that stands in the name', () => {
  expect(prices('Add-ons', ['', ''], ['Inside windows, per window', '$7'])).toEqual(['Inside windows, per window: $7'])
})

test('what a column of prices says is free has a price of nothing', () => {
  expect(
    prices(
      'Fees',
      ['Consultation', 'Fee'],
      ['Attorney consultation', '$125'],
      ['Domestic violence survivors (VAWA, U visa, TPO)', 'No charge'],
      ['Second opinion, by phone', 'Waived'],
    ),
  ).toEqual([
    'Attorney consultation: $125',
    'Domestic violence survivors (VAWA, U visa, TPO): free',
    'Second opinion, by phone: free',
  ])
  expect(prices('Classes', ['Class', 'Tea'], ['Morning yoga flow', 'free'])).toEqual([])
})

test('what is free up to a number is no name', () => {
  expect(prices('Add-ons', ['', ''], ['free for the first bed', '$6 each after'])).toEqual([])
})

test('a short name has its heading, also where something stands in parentheses behind it', () => {
  expect(prices('Undercoating', ['Vehicle', 'First time', 'Yearly'], ['Car', '$165', '$115'])).toEqual([
    'Undercoating – Car (First time): $165',
    'Undercoating – Car (Yearly): $115',
  ])
  expect(prices('Repairs and what they cost', ['Job', 'Price'], ['Alternator', '$420'])).toEqual(['Alternator: $420'])
  expect(prices('Common fees (self-pay)', ['Treatment', 'Adult'], ['Cleaning', '$98'])).toEqual(['Cleaning: $98'])
})

test('a sentence over a list may say what all of its prices are for', () => {
  const html = `<h1>School</h1><h2>Lessons</h2><p>All prices per month, incl. tax.</p><table>${row(['Piano lessons', '$84'])}${row(
    ['Band on Fridays', '$44 (free with lessons)'],
  )}${row(['A single lesson', '$30 per hour'])}</table><h2>Rooms</h2><ul><li>Practice room for bands $8</li></ul>`
  const page = readPage(html, 'https://shop.example/', US)
  expect(undecided(gatherProposals([page], US)).map(({ text }) => text)).toEqual([
    'Piano lessons: $84 per month',
    'Band on Fridays: $44 per month, free with lessons',
    'A single lesson: $30 per hour',
    'Practice room for bands: $8',
  ])
})
