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
import { type Features, featuresOf, type Judged } from './features'
import { daysMeant, judgeHours } from './hours'
import { codesOf, type Entry } from './index'
import { isGrounded, isStray, lostIn, saidIn, type Tied, tiedIn } from './judgeValues'
import { purposeOf } from './kinds'
import type { Promised } from './lexicon'
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

type Fault = { isSure: boolean; why: string; entry?: Entry | undefined }

/** A sentence's verdict, with what was measured of its words where no rule was sure. */
export function judge(text: string, context: Context): { verdict: Verdict; features?: Features } {
  const { profile, language, index, lexicon, isForeign } = context
  const values = parseValues(text, profile)
  const clauses = clausesOf(text, values, language)
  const purposes = new Map(clauses.map((clause) => [clause, purposeOf(clause, language)]))
  const claims = clauses.filter((clause) => purposes.get(clause) === 'claim')
  const sentence: Sentence = { text, values, clauses, claims }
  const faults: Fault[] = []
  const inHours = new Set<Clause>()
  const ties: Tied[] = []

  for (const value of values)
    if (!isGrounded(value, context))
      faults.push({ isSure: true, why: `"${value.text}" stands nowhere`, entry: rivalOf(value, sentence, context) })

  for (const code of codesOf(text))
    if (!index.codes.has(code) && !context.visitorCodes.has(code))
      faults.push({ isSure: true, why: `"${code}" stands nowhere` })

  for (const clause of clauses) {
    const purpose = purposes.get(clause)
    if (purpose === 'unknown') continue
    for (const value of clause.values)
      if (!isForeign && isStray(value, clause, context))
        faults.push({ isSure: false, why: `"${value.text}" is of something else` })
    const isClaim = purpose === 'claim'
    const hours = isClaim ? judgeHours(clause, daysFor(clause, clauses, context), context) : undefined
    if (hours?.state === 'true') inHours.add(clause)
    if (hours && hours.state !== 'true')
      faults.push({ isSure: hours.state === 'false', why: hours.why, entry: hours.entry })
    const tied = tiedIn(clause, sentence, context, hours ? TIMES : NONE)
    ties.push(...(isClaim ? tied : tied.filter(({ value }) => OFFERED.has(value.kind))))
    if (clause.folded.trimEnd().endsWith('?')) continue
    for (const [kind, { isDenied, words: promise }] of clause.promises) {
      if (!isClaim && kind === 'sameDay') continue
      const owned = new Set([...context.ownStems, ...promise])
      const words = isForeign ? NO_WORDS : tellingOf([clause], index, owned, true)
      const verdict = judgePromise(
        kind,
        isDenied,
        words,
        isForeign ? NO_WORDS : tellingOf(clauses, index, owned),
        index,
      )
      // What isn't promised at all is only doubted where the words could be compared.
      if (verdict.state !== 'true' && !(isForeign && isDenied && !verdict.entry))
        faults.push({ isSure: verdict.state === 'fail', why: verdict.why, entry: verdict.entry })
      if (
        verdict.state === 'true' &&
        !isForeign &&
        !isDenied &&
        conditionOf(kind, verdict.entry, sentence, context) > LOST
      )
        faults.push({ isSure: false, why: `${kind}: its condition is lost`, entry: verdict.entry })
    }
    if (isJudgement(clause, lexicon) && !isSaid(clause, context))
      faults.push({ isSure: true, why: 'a judgement that the business does not give' })
  }

  const judged =
    !isForeign && (claims.length > 0 || ties.length > 0)
      ? featuresOf({ ...sentence, claims: claims.filter((clause) => !inHours.has(clause)) }, ties, context)
      : undefined
  faults.push(...ties.flatMap((tied) => tieFault(tied, isForeign)))
  if (judged) faults.push(...wordFaults(judged))
  const isRuled = faults.length > 0
  if (!isRuled && judged && likelihoodOf(judged.features) < LIKELY)
    faults.push({ isSure: false, why: whyOf(judged.features), entry: judged.entry })
  const source = ties[0]?.entry.statement ?? judged?.entry?.statement
  const verdict = verdictOf(faults, sentence, context) ?? { state: 'pass' as const, ...(source && { source }) }
  return { verdict, ...(judged && !isRuled && { features: judged.features }) }
}

const LIKELY = 0.5
const TIMES = new Set<Value['kind']>(['days', 'span', 'clock', 'closed'])
const PRICES = new Set<Value['kind']>(['money', 'percent'])
/** What an offer may get wrong too. */
const OFFERED = new Set<Value['kind']>(['money', 'percent', 'phone', 'email'])
const NO_WORDS = new Map<string, number>()
const NONE = new Set<Value['kind']>()

/** The gravest fault, with what is said instead. */
function verdictOf(
  faults: readonly Fault[],
  sentence: Sentence,
  context: Context,
): Exclude<Verdict, { state: 'pass' }> | undefined {
  const fault = faults.find(({ isSure }) => isSure) ?? faults[0]
  if (!fault) return undefined
  const statement = fault.entry?.statement ?? nearestTo(sentence, context)
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

/** How much of what a promise is bound to on the site the sentence leaves out. */
function conditionOf(kind: Promised, entry: Entry, sentence: Sentence, context: Context): number {
  const clause = entry.clauses.find(({ promises }) => promises.has(kind))
  return clause ? lostIn(clause, entry, saidIn(sentence, context), context) : 0
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

/** Another value of its kind fits better, or a price lost what bounds it. Of words in another language fewer can be compared. */
function tieFault({ value, rivalry, rival, isLoose, conditionLost, entry }: Tied, isForeign: boolean): Fault[] {
  if (rivalry > (isForeign ? FOREIGN_RIVALS : RIVALS))
    return [{ isSure: false, why: `"${value.text}" is of something else`, entry: rival }]
  if (conditionLost > LOST && !isForeign) return [{ isSure: false, why: `"${value.text}" lost its condition`, entry }]
  return isLoose && PRICES.has(value.kind)
    ? [{ isSure: false, why: `"${value.text}" lost its bound or unit`, entry }]
    : []
}
const RIVALS = 0.2
const LOST = 0.6
const FOREIGN_RIVALS = 0.25

/** A name that neither the business nor the visitor says, a yes for a no. */
const wordFaults = ({ features, entry }: Judged): Fault[] => [
  ...(features.strangeNames > 0 ? [{ isSure: false, why: 'a name that stands nowhere', entry }] : []),
  ...(features.otherAnswer > 0 ? [{ isSure: false, why: 'the opposite is answered', entry }] : []),
]

/** The feature that tells most against it, for the log. */
const whyOf = ({ otherPolarity, otherAnswer }: Features): string =>
  otherPolarity > LIKELY || otherAnswer > 0 ? 'the opposite is stated' : 'too little of it is stated'
