/**
 * Trains the classifier of messages from its labelled examples and writes its weights:
 *   node --experimental-transform-types --import ./scripts/lib/typescript.mjs eval/train/classifier.mjs [--check]
 * Prints accuracy by 5-fold cross-validation (with `--check` only that).
 */
import { writeFileSync } from 'node:fs'
import { NEW_CONVERSATION } from '../../worker/answering/state.ts'
import { BUCKETS, messageFeaturesOf } from '../../worker/answering/understand/classifier/features.ts'
import { detailsIn } from '../../worker/answering/understand/details/detailsIn.ts'
import { kindOf } from '../../worker/answering/understand/kindOf.ts'
import { KINDS } from '../../worker/answering/understand/understood.ts'
import { readExamples } from './examples.mjs'
import { packed } from './packed.mjs'
import { scoresOf, softmax, trainRegression } from './regression.mjs'

const FOLDER = new URL('../../worker/answering/understand/', import.meta.url).pathname
const FOLDS = 5
const ROWS = 80_000
/** Chosen by cross-validation: examples are few, and most words of theirs tell. */
const DECAY = { decay: 3e-5 }

const examples = readExamples(`${FOLDER}examples`).map((example) => ({
  ...example,
  features: [...messageFeaturesOf(example.text)],
  label: KINDS.indexOf(example.kind),
}))
const unknown = examples.find(({ label }) => label < 0)
if (unknown) throw new Error(`no such kind: ${unknown.kind}`)

const kindsOf = Map.groupBy(examples, ({ text }) =>
  text.toLowerCase().replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' '),
)
for (const [text, all] of kindsOf)
  if (new Set(all.map(({ kind }) => kind)).size > 1) throw new Error(`"${text.trim()}" has two kinds`)

const outcomes = crossValidated(examples)
report(outcomes)
if (!process.argv.includes('--check')) {
  const text = JSON.stringify(packed(trainRegression(examples, KINDS.length, BUCKETS, DECAY), KINDS, BUCKETS, ROWS))
  writeFileSync(`${FOLDER}classifier/weights.json`, `${text}\n`)
  console.log(`weights.json: ${Math.round(text.length / 1000)} kB`)
}

/** Each example is told by a classifier that hasn't seen it. */
function crossValidated(all) {
  const seen = new Map()
  const folds = all.map(({ kind, language }) => {
    const group = `${kind} ${language}`
    seen.set(group, (seen.get(group) ?? 0) + 1)
    return seen.get(group) % FOLDS
  })
  return Array.from({ length: FOLDS }, (_, fold) => {
    const { weights, bias } = trainRegression(
      all.filter((_, at) => folds[at] !== fold),
      KINDS.length,
      BUCKETS,
      DECAY,
    )
    return all
      .filter((_, at) => folds[at] === fold)
      .map((example) => {
        const shares = softmax(scoresOf(example.features, weights, bias, KINDS.length))
        const best = shares.indexOf(Math.max(...shares))
        const known = new Map(KINDS.map((kind, at) => [kind, shares[at]]))
        const details = detailsIn(example.text, { country: 'US' })
        const { kind: decided } = kindOf(example.text, { state: NEW_CONVERSATION, details }, known)
        return { ...example, said: KINDS[best], decided }
      })
  }).flat()
}

function report(all) {
  const isRight = ({ kind, said }) => kind === said
  const percent = (list) =>
    `${((100 * list.filter(isRight).length) / Math.max(list.length, 1)).toFixed(1)}% of ${list.length}`
  const by = (key) => Object.entries(Object.groupBy(all, (one) => one[key]))
  console.log(`all: ${percent(all)}`)
  for (const [name, list] of by('kind')) console.log(`  ${name.padEnd(16)} ${percent(list)}`)
  for (const [name, list] of by('language')) console.log(`  ${name.padEnd(16)} ${percent(list)}`)
  console.log(`all, as decided by kindOf: ${percent(all.map((one) => ({ ...one, said: one.decided })))}`)
  for (const [name, list] of by('kind'))
    console.log(`  ${name.padEnd(16)} ${percent(list.map((one) => ({ ...one, said: one.decided })))}`)
  const wrong = all.filter((one) => !isRight(one))
  const confused = Object.entries(Object.groupBy(wrong, ({ kind, said }) => `${kind} taken for ${said}`))
  for (const [pair, list] of confused.toSorted((a, b) => b[1].length - a[1].length).slice(0, 25))
    console.log(
      `${String(list.length).padStart(4)} ${pair}: ${list
        .slice(0, 3)
        .map(({ text }) => text.slice(0, 50))
        .join(' | ')}`,
    )
}
