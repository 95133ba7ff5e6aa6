import { expect, it } from 'vitest'
import { keepEnds } from './keepEnds'

const LONG = 'My clock stopped. It is old. It was my aunt’s. It has two weights. Please call before noon.'

it('keeps how a text begins and what was said last, in whole sentences', () => {
  expect(keepEnds(LONG, 100)).toBe(LONG)
  expect(keepEnds(LONG, 60)).toBe('My clock stopped. It is old. … Please call before noon.')
  expect(keepEnds('the clock stopped; it is old; it has two weights; it is for my aunt', 50)).toBe(
    'the clock stopped … it is for my aunt',
  )
})

it('cuts what has no end at a word', () => {
  const words = 'one two three four five six seven eight nine ten'
  expect(keepEnds(words, 24)).toMatch(/^one two … .*ten$/)
  expect(keepEnds(words, 24).length).toBeLessThanOrEqual(24)
})

it.each([20, 40, 77, 120])('is never longer than %s characters', (most) => {
  for (const text of [LONG.repeat(4), 'a'.repeat(300), '好的。'.repeat(90), `${'word '.repeat(90)}. end`])
    expect(keepEnds(text, most).length).toBeLessThanOrEqual(most)
})
