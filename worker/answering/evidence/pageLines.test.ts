import { expect, test } from 'vitest'
import { pagePieces } from './pageLines'

const pieces = (content: string) => pagePieces(content).map(({ kind, text, heading }) => ({ kind, text, heading }))

test('a price list becomes rows under its heading', () => {
  expect(pieces('Tires\nTire rotation $30\nFlat repair $25')).toEqual([
    { kind: 'item', text: 'Tires', heading: '' },
    { kind: 'row', text: 'Tire rotation: $30', heading: 'Tires' },
    { kind: 'row', text: 'Flat repair: $25', heading: 'Tires' },
  ])
})

test('a price on a line of its own belongs to the line above', () => {
  expect(pieces('Deep cleaning\nfrom $240').at(-1)).toMatchObject({ kind: 'row', text: 'Deep cleaning: from $240' })
})

test('a price list without line breaks is still a list', () => {
  expect(pieces('Tire rotation $30 Flat repair $25 Alignment $119 We store tires.').map(({ text }) => text)).toEqual([
    'Tire rotation: $30',
    'Flat repair: $25',
    'Alignment: $119',
    'We store tires.',
  ])
})

test('a sentence with a price stays a sentence', () => {
  expect(pieces('A visit is $95 and we take it off the bill if you go ahead.')).toMatchObject([{ kind: 'sentence' }])
})

test('a question and what stands below it are an FAQ row', () => {
  expect(pieces('Do you work weekends? +\nYes. Emergencies come first.\nContact')).toContainEqual({
    kind: 'faq',
    text: 'Yes. Emergencies come first.',
    heading: 'Do you work weekends?',
  })
})

test('"Dr." ends no sentence', () => {
  expect(pieces('Dr. Priya Raman and Dr. Tom Olsen see children. They are kind.').map(({ text }) => text)).toEqual([
    'Dr. Priya Raman and Dr. Tom Olsen see children.',
    'They are kind.',
  ])
})
