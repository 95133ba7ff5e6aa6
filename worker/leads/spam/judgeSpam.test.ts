import { describe, expect, test } from 'vitest'
import TEXTS from './_test/texts.json'
import { judgeSpam } from './judgeSpam'

describe('thirty texts of each sort, written before the rules', () => {
  test('of spam at least 26 are held back, each with a reason', () => {
    const missed = TEXTS.spam.filter((sent) => judgeSpam(sent).length === 0)
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(4)
  })
  test('of real ones none is', () => {
    expect(TEXTS.real.filter((sent) => judgeSpam(sent).length > 0)).toEqual([])
  })
})

const ANA = { name: 'Ana', details: 'My sink is blocked' }
test.each([
  ['the field that people don’t see', { ...ANA, homepage: 'https://x.example' }, [/can’t see/]],
  ['haste with the same words from many', { ...ANA, shownForMs: 200, sameWordsFrom: 3 }, [/faster/, /several names/]],
])('%s holds a lead back', (_, sent, reasons) => {
  expect(judgeSpam(sent)).toEqual(reasons.map((reason) => expect.stringMatching(reason)))
})

test.each([
  ['a quick browser that fills in for them', { ...ANA, shownForMs: 200 }],
  ['a crowd that writes the same', { ...ANA, sameWordsFrom: 30 }],
  ['a known person', { name: 'Ana', details: 'https://a.example https://b.example', isKnown: true }],
])('%s is not held back', (_, sent) => {
  expect(judgeSpam(sent)).toEqual([])
})
