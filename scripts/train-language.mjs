/**
 * Trains what tells languages of Latin letters apart (worker/text/data/languages.json) from the example messages of the classifier:
 * node --experimental-transform-types --import ./scripts/lib/typescript.mjs scripts/train-language.mjs [examples folder]
 * `--measure` tells how many of a held-out fifth are read right, five times over, and writes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import commonWords from '../worker/text/data/commonWords.json' with { type: 'json' }
import stopWords from '../worker/text/data/stopWords.json' with { type: 'json' }
import { likeliest, modelOf, piecesOf, scoresIn } from '../worker/text/languagePieces.ts'

const LATIN = ['en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'vi']
const FOLDS = 5
/** Besides the words of the lists, which are all kept: a short message may hold one of them and nothing else. */
const PIECES = 4500
/** A word list counts like this many messages. */
const LIST_WEIGHT = 3
/** Said in all languages alike, and most often in the examples of the language that has most of them. */
const ANYONES = new Set(['ok '])
const SMOOTHING = 0.4
const LEVELS = 36

const { values, positionals } = parseArgs({ options: { measure: { type: 'boolean' } }, allowPositionals: true })
const folder = positionals[0] ?? join(import.meta.dirname, '../worker/answering/understand/examples')
const read = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const flat = (data) => (typeof data === 'string' ? [data] : Object.values(data).flatMap(flat))
const messages = LATIN.flatMap((language) => {
  const texts =
    language === 'en'
      ? readdirSync(join(folder, 'en')).flatMap((file) => flat(read('en', file)))
      : flat(read(`${language}.json`))
  return texts.map((text) => ({ language, text }))
})

function train(examples) {
  const counts = new Map()
  const totals = Object.fromEntries(LATIN.map((language) => [language, 0]))
  const add = (text, language, weight) => {
    for (const piece of piecesOf(text)) {
      const row = counts.get(piece) ?? Object.fromEntries(LATIN.map((each) => [each, 0]))
      row[language] += weight
      totals[language] += weight
      counts.set(piece, row)
    }
  }
  for (const { text, language } of examples) add(text, language, 1)
  for (const language of LATIN)
    for (const word of [...stopWords[language].split(' '), ...commonWords[language].split(' ')])
      add(word, language, LIST_WEIGHT)
  const listed = new Set(
    LATIN.flatMap((language) => [...stopWords[language].split(' '), ...commonWords[language].split(' ')]).flatMap(
      (word) => piecesOf(word).filter((piece) => piece.endsWith(' ')),
    ),
  )
  const weigh = (row) => {
    const logs = LATIN.map((language) =>
      Math.log((row[language] + SMOOTHING) / (totals[language] + SMOOTHING * counts.size)),
    )
    const least = Math.min(...logs)
    return logs.map((log) => Math.round((log - least) * 6)).map((level) => Math.min(level, LEVELS - 1).toString(LEVELS))
  }
  const known = [...counts]
    .map(([piece, row]) => ({ piece, levels: weigh(row).join(''), told: toldBy(row) }))
    .filter(({ piece, levels }) => new Set(levels).size > 1 && !ANYONES.has(piece))
    .toSorted((a, b) => b.told - a.told || (a.piece < b.piece ? -1 : 1))
  const telling = known
    .filter(({ piece }, at) => at < PIECES || listed.has(piece))
    .toSorted((a, b) => (a.piece < b.piece ? -1 : 1))
  return { languages: LATIN, pieces: linesOf(telling.map(({ piece, levels }) => `${piece}${levels}`)) }
}

/** One entry per line, so that the file stays readable. */
function linesOf(entries) {
  const lines = ['']
  for (const entry of entries) {
    if ((lines.at(-1) ?? '').length + entry.length > 108) lines.push('')
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : '|'}${entry}`
  }
  return lines
}

/** How informative a piece is: its divergence from an even distribution, times its count. */
function toldBy(row) {
  const sum = Object.values(row).reduce((total, one) => total + one, 0)
  return Object.values(row).reduce((told, one) => told + (one > 0 ? one * Math.log((one / sum) * LATIN.length) : 0), 0)
}

if (values.measure) {
  const right = { all: [0, 0, 0], long: [0, 0, 0] }
  const wrong = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = modelOf(train(messages.filter((_, index) => index % FOLDS !== fold)))
    for (const { text, language } of messages.filter((_, index) => index % FOLDS === fold)) {
      const found = likeliest(scoresIn(text, model), model)
      for (const group of [right.all, ...(text.split(/\s+/).length >= 3 ? [right.long] : [])])
        group[found === language ? 0 : found === undefined ? 2 : 1]++
      if (found !== language && text.split(/\s+/).length >= 3) wrong.push(`${language} > ${found}: ${text}`)
    }
  }
  console.log({ 'right, wrong, undefined': right }, wrong.slice(0, 60))
} else {
  const model = train(messages)
  writeFileSync(
    join(import.meta.dirname, '../worker/text/data/languages.json'),
    `${JSON.stringify(model, undefined, 2)}\n`,
  )
}
