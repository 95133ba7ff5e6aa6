import { expect, test } from 'vitest'
import { readPage } from '../extraction/readPage'
import { gatherProposals } from './gatherProposals'

const US = { country: 'US', currency: 'USD' }
const prices = (sentence: string) =>
  gatherProposals([readPage(`<h1>Ortega</h1><p>${sentence}</p>`, 'https://ortega.example/', US)], US).map(
    ({ text }) => text,
  )

test.each([
  ['A first exam is $62 and takes half an hour.', 'First exam (half an hour): $62'],
  ['The first consultation lasts 45 minutes and costs $95, which is credited.', 'First consultation (45 minutes): $95'],
  ['An uncontested divorce without children is a flat $2,200.', 'Uncontested divorce without children: $2,200'],
  ['Two movers and a truck are $135 an hour, three are $185.', 'Two movers and a truck: $135 per hour'],
  ['Monthly bookkeeping begins at $275.', 'Monthly bookkeeping: from $275'],
  ['A drawn plan with a plant list, from $450.', 'Drawn plan with a plant list: from $450'],
  ['Gel nails cost $45 and last two weeks.', 'Gel nails: $45'],
  ['Spare keys are $4 each.', 'Spare keys: $4 each'],
])('a price in a sentence: %s', (sentence, price) => {
  expect(prices(sentence)).toEqual([price])
})

test.each([
  'It is $40.',
  'Your first class is $10.',
  'A lesson is $60 if you bring your own board.',
  'Mowing starts at $55 a visit for lots up to a quarter acre.',
  'On Mondays a cut is $20.',
  'After 6 pm the visit costs $149 instead of $99.',
  'Uprights are $250 on top.',
  'We ask for a retainer, usually $3,500 in a contested case.',
  'Financing for treatment over $500.',
  'Tickets are $30 each.',
  'The Splash is everything except the haircut and starts at $58.',
])('no price of a thing, or one with a condition: %s', (sentence) => {
  expect(prices(sentence)).toEqual([])
})

test('a word is of what stands over it', () => {
  const html = '<h1>Ortega</h1><h2>Nail Days</h2><p>Nails are $18, walk up, no appointment.</p>'
  const page = readPage(html, 'https://ortega.example/', US)
  expect(gatherProposals([page], US).map(({ text }) => text)).toEqual(['Nail Days – Nails: $18'])
})
