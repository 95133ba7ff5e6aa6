import { expect, test } from 'vitest'
import { readPage } from '../extraction/readPage'
import { gatherProposals, undecided } from './gatherProposals'
import { leftOutOf } from './leftOut'

const US = { country: 'US', currency: 'USD' }
const pageOf = (html: string) => readPage(`<h1>Dent</h1><h2>Where we go</h2>${html}`, 'https://shop.example/', US)
const areas = (html: string) =>
  undecided(gatherProposals([pageOf(html)], US)).flatMap(({ kind, text }) => (kind === 'areas' ? [text] : []))

test('sentences that name places and on what terms', () => {
  const text = `Eugene, Coburg and Santa Clara at no extra. Creswell and Veneta have a $15 trip charge each visit.
    Cottage Grove only on Thursdays, $25. We do not come to Corvallis or Florence. Saturdays are for deep cleans.`
  expect(areas(`<p>${text}</p>`)).toEqual([
    'Eugene (at no extra)',
    'Coburg (at no extra)',
    'Santa Clara (at no extra)',
    'Creswell ($15 trip charge each visit)',
    'Veneta ($15 trip charge each visit)',
    'Cottage Grove (only on Thursdays, $25)',
  ])
  expect(areas('<p>Zanesville and Lancaster are not on our list.</p>')).toEqual([])
})

test('a table of days and places', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const table = `<table><tr><th>Day</th><th>First van</th><th>Other van</th></tr>${row('Tuesday', 'Granville, Utica', 'Newark (south)')}${row(
    'Friday',
    'Granville',
    'Anywhere on the list, by request',
  )}</table>`
  expect(areas(table)).toEqual(['Granville (Tuesday, Friday)', 'Utica (Tuesday)', 'Newark (south, Tuesday)'])
  expect(leftOutOf([pageOf(table)], US, 0)).toEqual([])
})
