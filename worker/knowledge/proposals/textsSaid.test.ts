import { expect, test } from 'vitest'
import { readPage } from '../extraction/readPage'
import { gatherProposals, undecided } from './gatherProposals'

const US = { country: 'US', currency: 'USD' }
const said = (...pages: string[]) => {
  const read = pages.map((html, at) => readPage(`<h1>Dent</h1>${html}`, `https://shop.example/${at}`, US))
  return undecided(gatherProposals(read, US)).map(({ text }) => text)
}

test('questions that stand with others come before a heading that asks', () => {
  const list =
    '<h3>Do you see children?</h3><p>Yes, from two on.</p><h3>Does it hurt at all?</h3><p>We numb it first.</p>'
  expect(said('<h2>Just lost a filling?</h2><p>Keep it in milk until then.</p>', list)).toEqual([
    'Do you see children? Yes, from two on.',
    'Does it hurt at all? We numb it first.',
    'Just lost a filling? Keep it in milk until then.',
  ])
})

test.each(['Pregnant?', 'Nervous? Really, really nervous?', 'Where would you like to start?', 'Why mobile?'])(
  'a heading that calls whom it is for asks nothing: %s',
  (heading) => {
    expect(said(`<h2>${heading}</h2><p>Cleanings are safe and a good idea then.</p>`)).toEqual([])
  },
)

test('a heading that is a sentence is no policy’s name', () => {
  const text = '<p>An empty home is our favorite kind of all.</p>'
  expect(said(`<h2>Moving? Get that deposit back.</h2>${text}`, `<h2>Get your deposit back.</h2>${text}`)).toEqual([])
})
