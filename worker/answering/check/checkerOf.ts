import type { WeekDay } from '../../../contract/facts'
import type { Statement } from '../../knowledge/statement'
import { fold } from '../../text/fold'
import { parseValues } from '../../text/parseValues'
import type { Value } from '../../text/value'
import { aboutOf, attachments } from './attach'
import { carriersOf, tellingOf } from './carry'
import { type Clause, clausesOf } from './clauses'
import { type Checked, type Context, contextOf, type Sentence } from './context'
import { likelihoodOf } from './decide'
import { type Features, featuresOf } from './features'
import { daysMeant, judgeHours } from './hours'
import type { Entry } from './index'
import { isGrounded, type Tied, tiedIn } from './judgeValues'
import { purposeOf } from './kinds'
import { isJudgement, judgePromise } from './promises'

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

type Fault = { isSure: boolean; why: string; entry?: Entry | undefined; statement?: Statement | undefined }

/** A sentence's verdict, with what was measured of it where its words were. */
export function judge(text: string, context: Context): { verdict: Verdict; features?: Features } {
  const { profile, language, index, lexicon, isForeign } = context
  const values = parseValues(text, profile)
  const clauses = clausesOf(text, values, language)
  const purposes = new Map(clauses.map((clause) => [clause, purposeOf(clause, language)]))
  const claims = clauses.filter((clause) => purposes.get(clause) === 'claim')
  const sentence: Sentence = { text, values, clauses, claims }
  const faults: Fault[] = []
  const ties: Tied[] = []

  for (const value of values)
    if (!isGrounded(value, context)) faults.push({ isSure: true, why: `"${value.text}" stands nowhere`, entry: rivalOf(value, sentence, context) })

  for (const clause of clauses) {
    const purpose = purposes.get(clause)
    if (purpose === 'unknown') continue
    const isClaim = purpose === 'claim'
    const hours = isClaim ? judgeHours(clause, daysFor(clause, clauses, context), context) : undefined
    if (hours && hours.state !== 'true') faults.push({ isSure: hours.state === 'false', why: hours.why, statement: hours.statement })
    const tied = tiedIn(clause, sentence, context, hours ? TIMES : NONE)
    ties.push(...(isClaim ? tied : tied.filter(({ value }) => PRICES.has(value.kind))))
    if (clause.folded.trimEnd().endsWith('?')) continue
    for (const [kind, { isDenied }] of clause.promises) {
      if (!isClaim && kind === 'sameDay') continue
      const words = isForeign ? new Map<string, number>() : tellingOf([clause], index, context.ownStems, true)
      const verdict = judgePromise(kind, isDenied, words, index)
      if (verdict) faults.push({ isSure: verdict.state === 'fail', why: verdict.why, entry: verdict.entry })
    }
    if (isJudgement(clause, lexicon) && !isSaid(clause, context)) faults.push({ isSure: true, why: 'a judgement that the business does not give' })
  }

  const judged = !isForeign && (claims.length > 0 || ties.length > 0) ? featuresOf(sentence, ties, context) : undefined
  if (isForeign) faults.push(...foreignFaults(ties))
  else if (judged && likelihoodOf(judged.features) < 0.5) {
    const rival = ties.find(({ rivalry }) => rivalry > RIVALS)?.rival
    faults.push({ isSure: false, why: whyOf(judged.features), entry: rival ?? judged.entry })
  }
  const source = ties[0]?.entry.statement ?? judged?.entry?.statement
  const verdict = verdictOf(faults, sentence, context) ?? { state: 'pass' as const, ...(source && { source }) }
  return { verdict, ...(judged && { features: judged.features }) }
}

const RIVALS = 0.1
const TIMES = new Set<Value['kind']>(['days', 'span', 'clock', 'closed'])
const PRICES = new Set<Value['kind']>(['money', 'percent'])
const NONE = new Set<Value['kind']>()

/** The gravest fault, with what is said instead. */
function verdictOf(faults: readonly Fault[], sentence: Sentence, context: Context): Exclude<Verdict, { state: 'pass' }> | undefined {
  const fault = faults.find(({ isSure }) => isSure) ?? faults[0]
  if (!fault) return undefined
  const statement = fault.statement ?? fault.entry?.statement ?? nearestTo(sentence, context)
  const { why } = fault
  if (fault.isSure || !statement) return { state: 'fail', ...(statement && { statement }), why }
  return { state: 'doubtful', statement, why }
}

const RELEVANT = 0.3

/** The statement that carries most of the sentence, or else the likeliest for the question. */
function nearestTo(sentence: Sentence, { index, ownStems, evidence, isForeign }: Context): Statement | undefined {
  const [best] = isForeign ? [] : carriersOf(tellingOf(sentence.clauses, index, ownStems), index)
  if (best && best.near >= RELEVANT) return best.entry.statement
  const [first] = evidence.ranked
  return first && first.coverage >= RELEVANT ? first.statement : undefined
}

/** For a value that stands nowhere: where another of its kind is said of the same. */
function rivalOf(value: Value, sentence: Sentence, { asked, index }: Context): Entry | undefined {
  const clause = sentence.clauses.find(({ values }) => values.includes(value))
  if (!clause) return undefined
  const { rival } = attachments(value, aboutOf(value, clause, sentence.clauses, asked, index), index)
  return rival && rival.share >= RELEVANT ? rival.hit.entry : undefined
}

function daysFor(clause: Clause, clauses: readonly Clause[], { text, profile, lexicon, today }: Context): WeekDay[] {
  const meant = daysMeant(clause.folded, today, lexicon)
  if (meant.length > 0) return meant
  const said = clauses.flatMap(({ values }) => values.flatMap((value) => (value.kind === 'days' ? value.days : [])))
  if (said.length > 0) return said
  const asked = parseValues(text, profile).flatMap((value) => (value.kind === 'days' ? value.days : []))
  return asked.length > 0 ? asked : daysMeant(fold(text), today, lexicon)
}

const NEARLY_SO = 0.75

const isSaid = (clause: Clause, { index, ownStems, isForeign }: Context): boolean => {
  const [best] = carriersOf(tellingOf([clause], index, ownStems), index)
  return !isForeign && best !== undefined && best.own >= NEARLY_SO
}

/** Words of another language can't be weighed; what is tied by a name or a number that they share can. */
function foreignFaults(ties: readonly Tied[]): Fault[] {
  return ties.flatMap(({ value, rivalry, rival, isLoose, entry }) => {
    if (rivalry > FOREIGN_RIVALS) return [{ isSure: false, why: `"${value.text}" is of something else`, entry: rival }]
    if (isLoose && PRICES.has(value.kind)) return [{ isSure: false, why: `"${value.text}" lost its bound or unit`, entry }]
    return []
  })
}
const FOREIGN_RIVALS = 0.25

/** The feature that tells most against it, for the owner's log. */
const whyOf = (features: Features): string =>
  features.rivalry > RIVALS ? 'the value is of something else' : features.isLoose ? 'a bound or unit is lost' : features.otherPolarity > 0.2 ? 'the opposite is stated' : 'too little of it is stated'
