/**
 * Writes the words that visitors write and that are no names ("happy", "leak"), from the labelled examples, for telling names apart:
 *   node --experimental-transform-types --import ./scripts/lib/typescript.mjs eval/train/words.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { tokensOf } from '../../worker/text/terms.ts'
import { readExamples } from './examples.mjs'

const FOLDER = new URL('../../worker/answering/understand/', import.meta.url).pathname
const { given, family } = JSON.parse(readFileSync(`${FOLDER}details/names.json`, 'utf8'))
const names = new Set(`${given} ${family}`.split(' '))
const words = readExamples(`${FOLDER}examples`)
  .filter(({ kind, language }) => kind !== 'gives_details' && language !== 'zh')
  .flatMap(({ text }) => tokensOf(text).map(({ word }) => word))
  .filter((word) => word.length > 1 && !/\d/.test(word) && !names.has(word))
writeFileSync(`${FOLDER}details/ordinary.json`, `${JSON.stringify([...new Set(words)].toSorted().join(' '))}\n`)
