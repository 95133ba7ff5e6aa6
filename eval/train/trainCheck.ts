/**
 * Trains the weights by which the check tells true sentences from false ones where no rule is sure: logistic regression, judged by leaving a
 * site out at a time. node … eval/train/trainCheck.ts [--write] [--cost=N] SET…, a SET being SITES:REPLIES.json:LIES.json as in measureCheck.ts.
 */
import { writeFileSync } from 'node:fs'
import { contextOf } from '../../worker/answering/check/context'
import type { ClaimFeatures } from '../../worker/answering/check/features'
import { judge } from '../../worker/answering/check/judge'
import weightsFile from '../../worker/answering/check/weights.json'
import { sentencesOf } from '../../worker/text/sentences'
import { mutationsOf } from './mutations'
import said from './said.json'
import { checkInput, passesUnasked, readJson, readSiteIn, type Site } from './sites'

type Example = {
  site: string
  kind: string
  isTrue: boolean
  features: ClaimFeatures | undefined
  isSure: boolean
  weight: number
  text: string
}

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)

const sites = new Map<string, Site>()
const siteOf = (folder: string, name: string): Site => {
  const site = sites.get(name) ?? readSiteIn(folder, name)
  sites.set(name, site)
  return site
}

function example(site: Site, asked: string, text: string, isTrue: boolean, kind: string, weight = 1): Example {
  const context = contextOf(checkInput(site, asked, 'en'))
  const { verdict, features } = judge(text, context)
  return {
    site: site.name,
    kind,
    isTrue,
    features,
    isSure: !passesUnasked(verdict) && !features,
    weight,
    text: `${asked} → ${text}`,
  }
}

type Row = {
  id: string
  question?: string
  natural?: string
  close?: string
  reply?: string
  lie?: string
  typed?: boolean
  kind?: string
}

function examples(): Example[] {
  const all: Example[] = []
  const own = new URL('../sites', import.meta.url).pathname
  const folders = new Set<string>([own])
  for (const [name, asked, text] of said.true as [string, string, string][])
    all.push(example(siteOf(own, name), asked, text, true, 'said'))
  for (const [name, asked, text, kind] of said.false as [string, string, string, string][])
    all.push(example(siteOf(own, name), asked, text, false, kind))
  for (const set of process.argv.slice(2).filter((one) => !one.startsWith('--'))) {
    const [folder = '', replies = '', lies = '', more = ''] = set.split(':')
    folders.add(folder)
    for (const row of readJson(replies) as Row[]) {
      const site = siteOf(folder, row.id.replace(/-\d+$/, ''))
      const asked = site.questions.get(row.id)?.q ?? row.question ?? ''
      for (const text of sentencesOf(row.natural ?? '')) all.push(example(site, asked, text, true, 'natural'))
      for (const text of sentencesOf(row.close ?? '')) all.push(example(site, asked, text, true, 'close', 0.5))
    }
    for (const file of [lies, more].filter(Boolean))
      for (const row of readJson(file) as Row[]) {
        const site = siteOf(folder, row.id.replace(/-\d+$/, ''))
        const lie = row.lie ? new RegExp(row.lie, 'i') : /./
        for (const text of sentencesOf(row.reply ?? ''))
          if (lie.test(text))
            all.push(
              example(
                site,
                site.questions.get(row.id)?.q ?? '',
                text,
                false,
                row.typed === false ? 'untyped' : row.typed ? 'typed' : 'own',
              ),
            )
      }
  }
  const share = option('mutations', 0.3)
  if (share > 0)
    for (const site of [...sites.values()])
      for (const { text, asked, isTrue } of mutationsOf(site.found.statements))
        all.push(example(site, asked, text, isTrue, isTrue ? 'verbatim' : 'mutated', share))
  return all
}

const dropped =
  process.argv
    .find((one) => one.startsWith('--drop='))
    ?.slice(7)
    .split(',') ?? []
const names = (features: ClaimFeatures): (keyof ClaimFeatures)[] =>
  (Object.keys(features) as (keyof ClaimFeatures)[]).filter((name) => !dropped.includes(name))

type Weights = { intercept: number; weights: Record<string, number> }

/** Gradient descent with momentum on the weighted log loss; `cost` is what a stopped truth weighs against a lie let out. */
function train(rows: readonly Example[], cost: number, ridge: number): Weights {
  const first = rows.find(({ features }) => features)?.features
  if (!first) throw new Error('Nothing to learn from')
  const keys = names(first)
  const usable = rows.filter(({ features, isSure }) => features && !isSure)
  const inputs = usable.map(({ features }) => keys.map((key) => features?.[key] ?? 0))
  const weights = new Float64Array(keys.length + 1)
  const speed = new Float64Array(keys.length + 1)
  const mass = usable.reduce((sum, { weight, isTrue }) => sum + weight * (isTrue ? cost : 1), 0)
  for (let round = 0; round < 3000; round++) {
    const slope = new Float64Array(keys.length + 1)
    for (const [at, input] of inputs.entries()) {
      const one = usable[at]
      if (!one) continue
      let z = weights[0] ?? 0
      for (let k = 0; k < input.length; k++) z += (weights[k + 1] ?? 0) * (input[k] ?? 0)
      const error = (1 / (1 + Math.exp(-z)) - (one.isTrue ? 1 : 0)) * one.weight * (one.isTrue ? cost : 1)
      slope[0] = (slope[0] ?? 0) + error
      for (let k = 0; k < input.length; k++) slope[k + 1] = (slope[k + 1] ?? 0) + error * (input[k] ?? 0)
    }
    for (let k = 0; k < weights.length; k++) {
      const gradient = (slope[k] ?? 0) / mass + (k === 0 ? 0 : ridge * (weights[k] ?? 0))
      speed[k] = 0.9 * (speed[k] ?? 0) - 0.5 * gradient
      weights[k] = (weights[k] ?? 0) + (speed[k] ?? 0)
    }
  }
  return {
    intercept: weights[0] ?? 0,
    weights: Object.fromEntries(keys.map((key, at) => [key, Number((weights[at + 1] ?? 0).toFixed(3))])),
  }
}

const likelihood = ({ intercept, weights }: Weights, features: ClaimFeatures): number => {
  let z = intercept
  for (const [name, weight] of Object.entries(weights)) z += weight * (features[name as keyof ClaimFeatures] ?? 0)
  return 1 / (1 + Math.exp(-z))
}

function report(title: string, rows: readonly Example[], isOut: (row: Example) => boolean): void {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const line = kinds.map((kind) => {
    const some = rows.filter((row) => row.kind === kind)
    return `${kind} ${some.filter(isOut).length}/${some.length}`
  })
  console.log(`${title}: out ${line.join(', ')}`)
}

const all = examples()
const cost = option('cost', 2)
const ridge = option('ridge', 0.002)
report(
  'as it is',
  all,
  (row) => !row.isSure && (!row.features || likelihood(weightsFile as Weights, row.features) >= 0.5),
)
const bySite = new Map(
  [...sites.keys()].map((name) => [
    name,
    train(
      all.filter(({ site }) => site !== name),
      cost,
      ridge,
    ),
  ]),
)
const left = (row: Example): boolean => {
  const weights = bySite.get(row.site)
  return !row.isSure && (!row.features || (weights !== undefined && likelihood(weights, row.features) >= 0.5))
}
report('left out', all, left)
/** Where no rule is sure, the likelihood without the row's own site. */
const scoreOf = ({ features, site, isSure }: Example): number =>
  isSure ? 0 : features ? likelihood(bySite.get(site) ?? { intercept: 0, weights: {} }, features) : 1
const free = all
  .filter(({ kind }) => kind === 'natural')
  .map(scoreOf)
  .toSorted((a, b) => a - b)
for (const share of [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]) {
  const certain = free[Math.floor(share * free.length)] ?? 1
  report(`surely, from ${certain.toFixed(3)}`, all, (row) => scoreOf(row) >= certain)
}
const final = train(all, cost, ridge)
report('at home', all, (row) => !row.isSure && (!row.features || likelihood(final, row.features) >= 0.5))
console.log(JSON.stringify(final))
const wanted = process.argv.find((one) => one.startsWith('--feature='))?.split('=')[1] as
  | keyof ClaimFeatures
  | undefined
if (wanted)
  for (const row of all.toSorted((a, b) => (b.features?.[wanted] ?? 0) - (a.features?.[wanted] ?? 0)))
    if (row.features?.[wanted] && row.kind !== 'mutated' && row.kind !== 'verbatim')
      console.log(
        row.features[wanted].toFixed(2),
        row.isTrue ? 'TRUE ' : 'FALSE',
        row.isSure ? 'sure' : '',
        row.kind,
        row.site,
        row.text,
      )
if (process.argv.includes('--list'))
  for (const row of all)
    if (left(row) !== row.isTrue && row.kind !== 'mutated')
      console.log(row.isTrue ? 'STOPPED' : 'OUT', row.kind, row.site, row.text)
if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../../worker/answering/check/weights.json', import.meta.url),
    `${JSON.stringify({ intercept: Number(final.intercept.toFixed(3)), weights: final.weights }, null, 2)}\n`,
  )
