import { describe, expect, it } from 'vitest'
import { editDistance } from './editDistance'
import { fold } from './fold'
import { stem } from './stem'
import { isStop } from './stopWords'
import { wordsOf } from './words'

const words = (text: string) => wordsOf(text).map(({ text: word }) => word)

describe('words', () => {
  it.each<[string, string[]]>([
    ["We're open; it's Nora's shop", ['we', 'open', 'it', 'nora', 'shop']],
    ['l’heure où Żółć', ['l', 'heure', 'ou', 'zolc']],
    ['R-410A at $1,234.50', ['r', '410a', 'at', '1,234.50']],
    ['营业时间', ['营业', '业时', '时间']],
    ['٢٤ ساعةً', ['24', 'ساعه']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('tells where they stand', () => {
    const text = 'Los sábados 营业时间 abren'
    for (const { text: word, start } of wordsOf(text)) expect(fold(text.slice(start)).startsWith(word)).toBe(true)
  })

  it('stems English as the search does', () => {
    expect(['massages', 'extraction', 'cleaning', 'appointments', 'domingos', '营业'].map(stem)).toEqual([
      'massag',
      'extract',
      'clean',
      'appoint',
      'domingo',
      '营业',
    ])
  })

  it('knows words that say nothing', () => {
    expect([isStop('the'), isStop('para'), isStop('massage'), isStop('die', 'en'), isStop('die', 'de')]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('folds what people type in several ways', () => {
    expect(['Öffnungszeiten', 'ＡＢＣ１２', 'Łódź', 'đ', 'مرحبًا', 'a\u200bb', '٣٤۵'].map(fold)).toEqual([
      'offnungszeiten',
      'abc12',
      'lodz',
      'd',
      'مرحبا',
      'ab',
      '345',
    ])
  })

  it('counts edits up to a limit', () => {
    expect([
      editDistance('apointment', 'appointment', 2),
      editDistance('recieve', 'receive', 2),
      editDistance('massage', 'message', 1),
      editDistance('spa', 'dentist', 2),
      editDistance('same', 'same', 2),
    ]).toEqual([1, 1, 1, 3, 0])
  })
})
