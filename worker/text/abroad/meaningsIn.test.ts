import { expect, test } from 'vitest'
import type { Language } from '../../../contract/languages'
import { wordsOf } from '../words'
import { meaningsIn } from './meaningsIn'

/** What each word means, in the order in which they stand. */
function meant(text: string, language: Language): Record<string, readonly string[] | undefined> {
  const meanings = meaningsIn(text, language)
  return Object.fromEntries(wordsOf(text).map((word) => [word.text, meanings.get(word.start)]))
}

test.each<[Language, string, string, string]>([
  ['es', '¿hay donde estacionarse?', 'estacionarse', 'park'],
  ['es', 'estaciono atras', 'estaciono', 'park'],
  ['fr', 'où se garer ?', 'se', 'park'],
  ['de', 'Haben Sie Winterreifen?', 'winterreifen', 'tire'],
  ['it', 'posso parcheggiare', 'parcheggiare', 'park'],
  ['pt', 'vocês consertam carros', 'consertam', 'repair'],
  ['pl', 'czy naprawiacie opony', 'opony', 'tire'],
  ['vi', 'có chỗ đậu xe không', 'cho', 'park'],
  ['zh', '请问有停车位吗', '停车', 'park'],
  ['ar', 'هل يوجد موقف للسيارات', 'موقف', 'park'],
])('%s: %s', (language, text, word, stem) => {
  expect(meant(text, language)[word]).toContain(stem)
})

test('a phrase is met as one, and its other words stand for nothing', () => {
  expect(meant('tienen silla de ruedas', 'es')).toMatchObject({ silla: ['wheelchair', 'access'], de: [], ruedas: [] })
  expect(meant('una silla nueva', 'es').silla).toEqual(['chair'])
})

test('what says nothing means nothing, what nobody wrote down is not known, and English needs no other words', () => {
  expect(meant('donde queda zzyzx', 'es')).toMatchObject({ donde: [], zzyzx: undefined })
  expect(meaningsIn('where can I park', 'en').size).toBe(0)
  expect(meaningsIn('estacionarse', undefined).size).toBe(0)
})
