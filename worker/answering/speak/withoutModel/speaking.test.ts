import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../contract/languages'
import HOLIDAYS from '../../../text/data/holidays.json'
import { isStop } from '../../../text/stopWords'
import { wordsOf } from '../../../text/words'
import SMALL_TALK from './asked/smallTalk.json'
import TOPICS from './asked/topics.json'
import WHEN from './asked/when.json'
import { PHRASES, type Saying } from './speaking'

const SAYINGS = Object.keys(PHRASES.en.say) as Saying[]
const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted()

test.each(LANGUAGES)('every sentence of ours stands in %s, with the same slots', (language) => {
  expect(Object.keys(PHRASES[language].say).toSorted()).toEqual(SAYINGS.toSorted())
  for (const saying of SAYINGS) {
    const [first = ''] = PHRASES[language].say[saying]
    expect(slotsOf(first), saying).toEqual(slotsOf(PHRASES.en.say[saying][0] ?? ''))
  }
})

/** Words that only English has, so that a sentence left untranslated is seen. */
const ENGLISH = new Set(
  SAYINGS.flatMap((saying) => PHRASES.en.say[saying])
    .flatMap((text) => wordsOf(text.replace(/\{\w+\}/g, ' ')))
    .map(({ text }) => text)
    .filter((word) => isStop(word, 'en') && word.length > 2),
)

test.each(LANGUAGES.filter((language) => language !== 'en'))('no sentence in %s is left in English', (language) => {
  for (const saying of SAYINGS)
    for (const text of PHRASES[language].say[saying]) {
      const words = wordsOf(text.replace(/\{\w+\}/g, ' ')).map((word) => word.text)
      const english = words.filter((word) => ENGLISH.has(word) && !isStop(word, language))
      expect(english.length, `${saying}: ${text}`).toBeLessThanOrEqual(words.length / 4)
    }
})

test('French signs keep to their word, so that none begins a line', () => {
  for (const saying of SAYINGS) for (const text of PHRASES.fr.say[saying]) expect(text).not.toMatch(/ [?!:;»]|« /)
})

test('what a question is told by stands in all languages', () => {
  for (const table of [TOPICS, WHEN, SMALL_TALK, ...HOLIDAYS.map((holiday) => ({ [holiday.on]: holiday }))])
    for (const [key, ways] of Object.entries(table) as [string, Record<string, unknown>][])
      for (const language of LANGUAGES) expect(ways[language], `${key} in ${language}`).not.toHaveLength(0)
})
