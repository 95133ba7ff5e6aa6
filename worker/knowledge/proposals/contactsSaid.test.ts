import { expect, test } from 'vitest'
import { readPage } from '../extraction/readPage'
import { gatherProposals, undecided } from './gatherProposals'

const US = { country: 'US', currency: 'USD' }
const said = (html: string) =>
  undecided(gatherProposals([readPage(`<h1>Garage</h1>${html}`, 'https://shop.example/', US)], US)).map(
    ({ kind, text }) => [kind, text],
  )

test('the line of others is no emergency number of the business', () => {
  const tow = 'Slate Towing brings cars here all the time and they run day and night: 610-555-0150.'
  expect(said(`<p>Phone 610-555-0177</p><p>We own no tow truck. ${tow}</p>`)).toEqual([['phones', '(610) 555-0177']])
  expect(said('<p>Phone 610-555-0177</p><p>Day and night: 610-555-0150</p>')).toEqual([
    ['phones', '(610) 555-0177'],
    ['emergencyPhone', '(610) 555-0150'],
  ])
})

test('an address that is written to for one thing is nobody’s to write to else', () => {
  expect(said('<p>Have your x-rays emailed to xrays@dent.example.</p>')).toEqual([])
  expect(said('<p>Apply at jobs@dent.example.</p>')).toEqual([])
  expect(said('<p>Have your x-rays emailed to front@dent.example.</p>')).toEqual([['emails', 'front@dent.example']])
})
