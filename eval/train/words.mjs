/**
 * Writes two lists of words from the labelled examples: those that visitors write and that are no names ("happy", "leak"), for telling
 * names apart; and those that they write whatever they ask ("need", "there"), by how little they tell of it in tenths:
 *   node --experimental-transform-types --import ./scripts/lib/typescript.mjs eval/train/words.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '../../contract/languages.ts'
import { tokensOf } from '../../worker/text/terms.ts'
import { wordsOf } from '../../worker/text/words.ts'
import { readExamples } from './examples.mjs'

const FOLDER = new URL('../../worker/answering/understand/', import.meta.url).pathname
const { given, family } = JSON.parse(readFileSync(`${FOLDER}details/names.json`, 'utf8'))
const names = new Set(`${given} ${family}`.split(' '))
const TALK = new URL('../../worker/text/data/talk.json', import.meta.url).pathname
const FEWEST = 4
const LEAST_TENTHS = 1
const SHARPNESS = 1.5
const examples = readExamples(`${FOLDER}examples`)
const words = examples
  .filter(({ kind, language }) => kind !== 'gives_details' && language !== 'zh')
  .flatMap(({ text }) => tokensOf(text).map(({ word }) => word))
  .filter((word) => word.length > 1 && !/\d/.test(word) && !names.has(word))
writeFileSync(`${FOLDER}details/ordinary.json`, `${JSON.stringify([...new Set(words)].toSorted().join(' '))}\n`)
writeFileSync(TALK, `${JSON.stringify(talk(), null, 2)}\n`)

/** By tenths, the stems of common words, one of several languages as the first of them says it. */
function talk() {
  const tenths = new Map()
  for (const language of LANGUAGES) {
    const messages = examples.filter((one) => one.language === language)
    const counts = new Map()
    for (const { text } of messages)
      for (const stem of new Set(wordsOf(text).map((word) => word.stem)))
        if (!/\d/.test(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts) {
      const told = Math.log(messages.length / (1 + count)) / Math.log(messages.length)
      const worth = Math.max(LEAST_TENTHS, Math.round(10 * Math.max(0, told) ** SHARPNESS))
      if (count >= FEWEST && worth < 10 && !tenths.has(stem)) tenths.set(stem, worth)
    }
  }
  const groups = Map.groupBy([...tenths.keys()].toSorted(), (stem) => tenths.get(stem))
  return Object.fromEntries([...groups].map(([worth, stems]) => [worth, stems.join(' ')]))
}
