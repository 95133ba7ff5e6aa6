import { expect, it } from 'vitest'
import { readVerdict, verifyQuestion } from './verify'

it('asks a model for a no, or a yes and the lines that say it', () => {
  const { system, user } = verifyQuestion({
    business: 'Otter Cycles, a small business',
    asked: 'flat?',
    told: ['hi', 'my tube is torn'],
    before: 'We fix flats.',
    sentence: 'It is $18.',
    statements: [{ trail: ['Repairs'], text: 'Flat fix | $18' }],
    now: 'Tuesday, November 24, 2026 at 3:10 PM',
  })
  expect(system).toContain('It is Tuesday, November 24, 2026 at 3:10 PM there.')
  expect(user).toContain('The sentence before: We fix flats.')
  expect(user).toContain('The visitor told before: hi / my tube is torn')
  expect(user).toContain('1. under "Repairs": Flat fix | $18')
  expect(readVerdict('Yes.')).toEqual({ isYes: true, lines: [] })
  expect(readVerdict('yes 0')).toEqual({ isYes: true, lines: [] })
  expect(readVerdict('**Yes**, lines 2 and 11')).toEqual({ isYes: true, lines: [2, 11] })
  expect(readVerdict('**No** — the price differs')).toMatchObject({ isYes: false })
  expect(readVerdict('It depends')).toBeUndefined()
})
