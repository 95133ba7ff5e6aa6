import { describe, expect, it } from 'vitest'
import { stem } from './stem'
import { likeness, nearTo, seldomness, wordVectorOf } from './wordVectors'

const of = (word: string) => wordVectorOf(stem(word))

describe('what words mean', () => {
  it.each([
    ['reschedule', 'postpone', 'faucet'],
    ['price', 'cost', 'haircut'],
    ['dentist', 'doctor', 'parking'],
    ['puppy', 'dog', 'invoice'],
  ])('has "%s" nearer to "%s" than to "%s"', (word, near, far) => {
    expect(likeness(of(word), of(near))).toBeGreaterThan(likeness(of(word), of(far)) + 0.2)
  })

  it('is the same for the forms of a word, and of length 1', () => {
    expect(wordVectorOf(stem('appointments'))).toEqual(wordVectorOf(stem('appointment')))
    expect(likeness(of('dog'), of('dog'))).toBeCloseTo(1)
  })

  it('is not known of names and of other languages, and unlike everything', () => {
    expect(of('Rechnungsadresse')).toBeUndefined()
    expect(likeness(of('zzyzx'), of('dog'))).toBe(0)
  })

  it('tells common words from seldom ones, whatever the business', () => {
    expect(seldomness('the')).toBeLessThan(0.3)
    expect(seldomness(stem('periodontist'))).toBeGreaterThan(0.8)
    expect(seldomness('zzyzx')).toBe(1)
  })
})

it('finds what is near to a word, not the word itself', () => {
  const near = nearTo(stem('haircut'))
  expect(near.has('trim')).toBe(true)
  expect(near.has(stem('haircut'))).toBe(false)
  expect(nearTo('zzyzx').size).toBe(0)
})
