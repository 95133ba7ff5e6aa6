import type { Statement } from '../../knowledge/statement'
import { parseValues } from '../../text/parseValues'
import type { Value } from '../../text/value'
import { carriersOf, tellingOf } from './carry'
import { type Clause, clausesOf } from './clauses'
import { type Checked, type Context, contextOf, doubt, type Fault, type Sentence } from './context'
import { type Features, featuresOf, isOtherAnswer, strangeNames } from './features'
import { judgeHours } from './hours'
import { groundFaults, type Tied, tiedIn } from './judgeValues'
import { purposeOf } from './kinds'
import { promiseFaults } from './promises'
import trained from './weights.json'

export type { Checked } from './context'

/** `statement`: the nearest in the business's own words, said instead. A doubtful sentence may first be put to a model with it. */
export type Verdict =
  | { state: 'pass'; source?: Statement }
  | { state: 'doubtful'; statement: Statement; why: string }
  | { state: 'fail'; statement?: Statement; why: string }

/** Reads what the business says once, then judges the sentences of a reply one by one. */
export function checkerOf(checked: Checked): (sentence: string) => Verdict {
  const context = contextOf(checked)
  return (text) => judge(text, context).verdict
}

/** A sentence's verdict, with what was measured of its words where no rule was sure. */
export function judge(text: string, context: Context): { verdict: Verdict; features?: Features } {
  const { profile, language, isForeign } = context
  const values = parseValues(text, profile)
  const clauses = clausesOf(text, values, language)
  const claims = clauses.filter((clause) => purposeOf(clause, language) === 'claim' && !isEchoOf(clause, context))
  const sentence: Sentence = { ...context, said: text, values, clauses, claims }
  const faults = groundFaults(sentence)
  const ties: Tied[] = []
  const isTimed = new Set<Clause>()
  for (const clause of clauses) {
    if (purposeOf(clause, language) === 'unknown') continue
    const isClaim = claims.includes(clause)
    const hours = isClaim ? judgeHours(clause, sentence) : undefined
    if (hours) isTimed.add(clause)
    faults.push(...(hours ?? []), ...promiseFaults(clause, sentence))
    const tied = tiedIn(clause, sentence).filter(({ value }) =>
      isClaim ? !hours || !TIMES.has(value.kind) : OFFERED.has(value.kind),
    )
    ties.push(...tied)
  }
  faults.push(...ties.flatMap((tied) => tied.faults))
  if (isForeign || (claims.length === 0 && ties.length === 0))
    return { verdict: verdictOf(faults, ties[0]?.entry.statement, sentence) }

  const untimed = { ...sentence, claims: claims.filter((clause) => !isTimed.has(clause)) }
  const { features, entry } = featuresOf(untimed, leastTied(ties)?.entry)
  if (strangeNames(sentence).length > 0) faults.push(doubt('a name that stands nowhere', entry))
  if (isOtherAnswer(sentence)) faults.push(doubt('the opposite is answered', entry))
  const isRuled = faults.length > 0
  if (!isRuled && likelihoodOf(features) < 0.5)
    faults.push(doubt(features.otherPolarity > 0.5 ? 'the opposite is stated' : 'too little of it is stated', entry))
  return {
    verdict: verdictOf(faults, (ties[0]?.entry ?? entry)?.statement, sentence),
    ...(!isRuled && { features }),
  }
}

/** "Of course, Ana." */
const isEchoOf = ({ stems, isNegated, values }: Clause, { visitorStems }: Context): boolean =>
  stems.size === 1 && !isNegated && values.length === 0 && [...stems].every((stem) => visitorStems.has(stem))

/** What is held against the week instead; what an offer may get wrong too. */
const TIMES = new Set<Value['kind']>(['days', 'span', 'clock', 'closed'])
const OFFERED = new Set<Value['kind']>(['money', 'percent', 'phone', 'email'])

const leastTied = (ties: readonly Tied[]): Tied | undefined => ties.toSorted((a, b) => a.share - b.share)[0]

/** How likely a sentence is true: logistic regression, trained by eval/train/trainCheck.ts. */
function likelihoodOf(features: Features): number {
  const names = Object.keys(trained.weights) as (keyof Features)[]
  return (
    1 / (1 + Math.exp(-names.reduce((sum, name) => sum + trained.weights[name] * features[name], trained.intercept)))
  )
}

/** The gravest fault, with what is said instead. */
function verdictOf(faults: readonly Fault[], source: Statement | undefined, sentence: Sentence): Verdict {
  const fault = faults.find(({ isSure }) => isSure) ?? faults[0]
  if (!fault) return { state: 'pass', ...(source && { source }) }
  const statement = fault.entry?.statement ?? nearestTo(sentence)
  if (fault.isSure || !statement) return { state: 'fail', ...(statement && { statement }), why: fault.why }
  return { state: 'doubtful', statement, why: fault.why }
}

const RELEVANT = 0.3

/** The statement that carries most of the sentence, or else the likeliest for the question. */
function nearestTo({ clauses, index, ownStems, evidence, isForeign }: Sentence): Statement | undefined {
  const [best] = isForeign ? [] : carriersOf(tellingOf(clauses, index, ownStems), index)
  if (best && best.near >= RELEVANT) return best.entry.statement
  const [first] = evidence.ranked
  return first && first.coverage >= RELEVANT ? first.statement : undefined
}
