import { fold } from '../../text/fold'
import { carriersOf, everywhereOf, isCommon, type Telling, tellingOf } from './carry'
import type { Context, Sentence } from './context'
import { answerOf, type Entry, stemsOf } from './index'
import type { Tied } from './judgeValues'
import { holds } from './lexicon'

/** What is measured of a sentence in the language of the site; each from 0 to 1, the names of the weights in weights.json. */
export type Features = {
  /** Share of its telling words that the business says anywhere, in the statement that carries most, and there with its neighbours. */
  everywhere: number
  bestOwn: number
  bestNear: number
  /** How many telling words there are, and how many that the business never says, in threes. */
  telling: number
  strange: number
  /** Strange words that the visitor asked about, where the sentence doesn't deny: "yes, we do gel manicures". */
  strangeAsked: number
  strangeNames: number
  /** Names that the business says, but not together. */
  namesApart: number
  /** What is said of one person stands under another's name. */
  otherName: number
  /** "Yes", "we offer" of what is strange. */
  offersStrange: number
  /** Both: "yes, we do gel manicures", where the site doesn't know the word. */
  offersAsked: number
  isDenied: number
  /** Answers with the other of yes and no than the best answer of the site. */
  otherAnswer: number
  /** Share of its words that the statements carrying them deny where it asserts, or the reverse. */
  otherPolarity: number
  /** All, always, only, never: where the best statement doesn't say so; most, some, usually: where only that says so. */
  absolute: number
  hedgeLost: number
  /** Of its values: how well the worst is tied, how much better a rival fits, and what was lost. */
  hasValue: number
  tie: number
  rivalry: number
  isLoose: number
  conditionLost: number
  /** How far the statement with its value, or else the best, carries the sentence and the question. */
  here: number
  asked: number
}

export type Judged = { features: Features; entry: Entry | undefined }

const FEW = 3
const LEVEL = 0.75

export function featuresOf(sentence: Sentence, ties: readonly Tied[], context: Context): Judged {
  const { index, ownStems, lexicon, homeLexicon, visitorStems, asked, language } = context
  const rare = tellingOf(sentence.claims, index, ownStems)
  const telling = rare.size > 0 ? rare : tellingOf(sentence.claims, index, ownStems, true)
  const total = sum(telling.values())
  const carriers = carriersOf(telling, index)
  const [best] = carriers
  const level = carriers.filter(({ near }) => near >= LEVEL * (best?.near ?? 0))
  const strange = [...telling.keys()].filter((stem) => !index.isKnown(stem))
  const isDenied = sentence.claims.some(({ isNegated }) => isNegated)
  const names = namesIn(sentence, context)
  const entry = ties.length > 0 ? worst(ties).entry : best?.entry
  const folded = fold(sentence.text)
  const places = entry ? [entry, ...(index.beside.get(entry) ?? [])].map((one) => fold(one.statement.text)) : []
  const held = (list: RegExp) => places.some((place) => holds(list, place))
  const isAsked = !isDenied && strange.some((stem) => visitorStems.has(stem))
  const isYes = answerOf(sentence.clauses, language) === 'yes'
  const isOffering =
    !isDenied &&
    strange.length > 0 &&
    (isYes || sentence.claims.some((clause) => holds(lexicon.offering, clause.folded)))
  const features: Features = {
    everywhere: everywhereOf(telling, index),
    bestOwn: total === 0 ? 1 : Math.max(0, ...carriers.map(({ own }) => own)),
    bestNear: total === 0 ? 1 : (best?.near ?? 0),
    telling: Math.min(1, telling.size / (2 * FEW)),
    strange: Math.min(1, strange.length / FEW),
    strangeAsked: isAsked ? 1 : 0,
    strangeNames: Math.min(1, names.filter((name) => !index.isKnown(name)).length / 2),
    namesApart: areApart(names.filter(index.isKnown), context) ? 1 : 0,
    otherName: otherName(telling, sentence.text, context) ? 1 : 0,
    offersStrange: isOffering ? 1 : 0,
    offersAsked: isOffering && isAsked ? 1 : 0,
    isDenied: isDenied ? 1 : 0,
    otherAnswer: otherAnswer(sentence, context) ? 1 : 0,
    otherPolarity:
      total === 0
        ? 0
        : otherPolarity(
            telling,
            sentence,
            level.map((one) => one.entry),
          ),
    absolute: holds(lexicon.every, folded) && !held(homeLexicon.every) ? 1 : 0,
    hedgeLost: entry && holds(homeLexicon.some, fold(entry.statement.text)) && !holds(lexicon.some, folded) ? 1 : 0,
    hasValue: ties.length > 0 ? 1 : 0,
    tie: Math.min(1, ...ties.map(({ share }) => share)),
    rivalry: Math.max(0, ...ties.map(({ rivalry }) => rivalry)),
    isLoose: ties.some((one) => one.isLoose) ? 1 : 0,
    conditionLost: Math.max(0, ...ties.map((one) => one.conditionLost)),
    here: entry ? coverage(telling, entry, context) : 0,
    asked: entry
      ? coverage(
          new Map([...asked].filter((stem) => !isCommon(stem)).map((stem) => [stem, index.weigh(stem)])),
          entry,
          context,
        )
      : 0,
  }
  return { features, entry }
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)
const worst = (ties: readonly Tied[]): Tied => ties.reduce((one, other) => (other.share < one.share ? other : one))

function coverage(telling: Telling, entry: Entry, { index }: Context): number {
  const total = sum(telling.values())
  const near = index.beside.get(entry) ?? []
  let carried = 0
  for (const [stem, weight] of telling) {
    if (entry.own.has(stem) || entry.above.has(stem)) carried += weight
    else if (near.some(({ own }) => own.has(stem))) carried += weight / 2
  }
  return total === 0 ? 1 : carried / total
}

/** Capital letters inside a sentence, where they mark names. */
function namesIn({ text, values }: Sentence, { language, ownStems, visitorStems }: Context): string[] {
  if (language === 'de') return []
  return [...text.matchAll(/(?<=[\p{L}\p{N},;&)] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu)]
    .filter(({ index }) => !values.some(({ start, end }) => index >= start && index < end))
    .flatMap(([name]) => stemsOf(name, language))
    .filter((name) => !isCommon(name) && !ownStems.has(name) && !visitorStems.has(name))
}

const SAYS_IT = 0.6

/** Whether what a sentence says of a name is carried best where another name stands and this one doesn't. */
function otherName(telling: Telling, text: string, { index }: Context): boolean {
  const capital = new Set([...text.matchAll(/\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu)].flatMap(([word]) => stemsOf(word)))
  const names = [...telling.keys()].filter((stem) => index.names.has(stem) && capital.has(stem))
  const rest = new Map([...telling].filter(([stem]) => !index.names.has(stem)))
  if (names.length === 0 || rest.size === 0) return false
  const [best, next] = carriersOf(rest, index)
  if (!best || best.own < SAYS_IT || (next && next.own >= best.own)) return false
  const { own, above } = best.entry
  const has = (name: string) => own.has(name) || above.has(name)
  return !names.some(has) && [...own, ...above].some((stem) => index.names.has(stem) && !isCommon(stem))
}

/** Names that no block of the site says together. */
function areApart(names: readonly string[], { index }: Context): boolean {
  const [first] = names
  if (first === undefined || names.length < 2) return false
  return !(index.postings.get(first) ?? []).some((entry) => {
    const near = [entry, ...(index.beside.get(entry) ?? [])]
    return names.every((name) => near.some(({ own, above }) => own.has(name) || above.has(name)))
  })
}

/** Answers the question with a no where the likeliest answer of the site begins with a yes, or the reverse. */
function otherAnswer({ clauses }: Sentence, { language, evidence, index }: Context): boolean {
  const answer = answerOf(clauses, language)
  const [first] = evidence.ranked
  if (!answer || !first || first.coverage < ANSWERS) return false
  const entry = index.entries.find(({ statement }) => statement === first.statement)
  return entry?.answers !== undefined && entry.answers !== answer
}
const ANSWERS = 0.5

/** How much of its most telling word or words every near-best statement denies where the sentence asserts, or the reverse. */
function otherPolarity(telling: Telling, { claims }: Sentence, level: readonly Entry[]): number {
  let weight = 0
  for (const [stem, tells] of telling) {
    const isDenied = claims.some(({ denied }) => denied.has(stem))
    const said = level.flatMap(({ clauses, answers, deniesAll, own, above }) => {
      if (above.has(stem) && answers) return [answers === 'no']
      return own.has(stem)
        ? clauses.flatMap((clause) => (clause.stems.has(stem) ? [clause.denied.has(stem) || deniesAll] : []))
        : []
    })
    if (said.length > 0 && said.every((one) => one !== isDenied)) weight = Math.max(weight, tells)
  }
  return weight / Math.max(...telling.values())
}
