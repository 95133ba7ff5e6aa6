import { fold } from '../../text/fold'
import { carriersOf, isCommon, type Telling, tellingOf } from './carry'
import type { Context, Sentence } from './context'
import { answerOf, type Entry, nearOf, stemsOf } from './index'
import { holds } from './lexicon'

/** What is measured of the words of a sentence in the site's language, each from 0 to 1; weights.json has a weight for each. */
export type Features = {
  /** Share of its telling words that the business says anywhere, and that the best statement with its neighbours says. */
  everywhere: number
  best: number
  telling: number
  hasValue: number
  /** Words that the business never says; whether the visitor asked for one and it isn't denied; "yes, we do" besides. */
  strange: number
  strangeAsked: number
  offersAsked: number
  /** Names that the business doesn't say together; what is said of one person stands under another's name. */
  namesApart: number
  otherName: number
  /** How telling the word is that the statements near the best deny where the sentence asserts, or the reverse. */
  otherPolarity: number
  /** All, always, either way: where the best statement doesn't say so. */
  absolute: number
  /** How far the best statement answers the question. */
  asked: number
}
export type Judged = { features: Features; entry: Entry | undefined; strangeNames: string[]; isOtherAnswer: boolean }

const FEW = 3
const LEVEL = 0.75
const share = (some: Iterable<number>, total: number) => (total === 0 ? 1 : sum(some) / total)
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)
const flag = (is: boolean): number => (is ? 1 : 0)

export function featuresOf(sentence: Sentence, valued: Entry | undefined, context: Context): Judged {
  const { index, ownStems, lexicon, homeLexicon, visitorStems, asked, language } = context
  const rare = tellingOf(sentence.claims, index, ownStems)
  const telling = rare.size > 0 ? rare : tellingOf(sentence.claims, index, ownStems, true)
  const total = sum(telling.values())
  const carriers = carriersOf(telling, index)
  const best = carriers[0]?.near ?? 0
  const level = carriers.filter(({ near }) => near >= LEVEL * best).map(({ entry }) => entry)
  const strange = [...telling.keys()].filter((stem) => !index.isKnown(stem))
  const entry = valued ?? carriers[0]?.entry
  const near = entry ? nearOf(entry, index) : []
  const isAsked = strange.some((stem) => visitorStems.has(stem)) && !sentence.claims.some(({ isNegated }) => isNegated)
  const isYes =
    answerOf(sentence.clauses, language) === 'yes' ||
    sentence.claims.some(({ folded }) => holds(lexicon.offering, folded))
  const isAll = holds(lexicon.every, fold(sentence.text))
  const question = [...asked].filter((stem) => !isCommon(stem))
  const answered = question.filter((stem) => near.some((one) => one.has(stem)))
  const names = namesIn(sentence, context)
  const features: Features = {
    everywhere: share(
      [...telling].map(([stem, weight]) => (index.isKnown(stem) ? weight : 0)),
      total,
    ),
    best: total === 0 ? 1 : best,
    telling: Math.min(1, telling.size / (2 * FEW)),
    hasValue: flag(valued !== undefined),
    strange: Math.min(1, strange.length / FEW),
    strangeAsked: flag(isAsked),
    offersAsked: flag(isAsked && isYes),
    namesApart: flag(areApart(names.filter(index.isKnown), context)),
    otherName: flag(isOtherName(telling, sentence.text, context)),
    otherPolarity: otherPolarity(telling, sentence, level),
    absolute: flag(isAll && !near.some(({ statement }) => holds(homeLexicon.every, fold(statement.text)))),
    asked: share(answered.map(index.weigh), sum(question.map(index.weigh))),
  }
  return {
    features,
    entry,
    strangeNames: names.filter((name) => !index.isKnown(name)),
    isOtherAnswer: isOtherAnswer(sentence, context),
  }
}

/** Capital letters inside a sentence, where they mark names. */
function namesIn({ text, values }: Sentence, { language, ownStems, visitorStems }: Context): string[] {
  if (language === 'de') return []
  return [...text.matchAll(/(?<=[\p{L}\p{N},;&)] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu)]
    .filter(({ index }) => !values.some(({ start, end }) => index >= start && index < end))
    .flatMap(([name]) => stemsOf(name, language))
    .filter((name) => !isCommon(name) && !ownStems.has(name) && !visitorStems.has(name))
}

const areApart = (names: readonly string[], { index }: Context): boolean =>
  names.length > 1 &&
  !(index.postings.get(names[0] ?? '') ?? []).some((entry) =>
    names.every((name) => nearOf(entry, index).some((one) => one.has(name))),
  )

const SAYS_IT = 0.6

/** Whether what a sentence says of a name is carried best where another name stands and this one doesn't. */
function isOtherName(telling: Telling, text: string, { index }: Context): boolean {
  const capital = new Set([...text.matchAll(/\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu)].flatMap(([word]) => stemsOf(word)))
  const names = [...telling.keys()].filter((stem) => index.names.has(stem) && capital.has(stem))
  const [best, next] = carriersOf(new Map([...telling].filter(([stem]) => !index.names.has(stem))), index)
  if (names.length === 0 || !best || best.own < SAYS_IT || (next && next.own >= best.own)) return false
  return (
    !names.some((name) => best.entry.has(name)) &&
    [...best.entry.own, ...best.entry.above].some((stem) => index.names.has(stem))
  )
}

const ANSWERS = 0.5

/** Answers the question with a no where the likeliest answer of the site begins with a yes, or the reverse. */
function isOtherAnswer({ clauses }: Sentence, { language, evidence, index }: Context): boolean {
  const answer = answerOf(clauses, language)
  const [first] = evidence.ranked
  if (!answer || !first || first.coverage < ANSWERS) return false
  const stated = index.entries.find(({ statement }) => statement === first.statement)?.answers
  return stated !== undefined && stated !== answer
}

function otherPolarity(telling: Telling, { claims }: Sentence, level: readonly Entry[]): number {
  let most = 0
  for (const [stem, tells] of telling) {
    const isDenied = claims.some(({ denied }) => denied.has(stem))
    const stated = level.flatMap(({ clauses, answers, deniesAll, above }) => {
      if (above.has(stem) && answers) return [answers === 'no']
      return clauses.flatMap(({ stems, denied }) => (stems.has(stem) ? [denied.has(stem) || deniesAll] : []))
    })
    if (stated.length > 0 && stated.every((one) => one !== isDenied)) most = Math.max(most, tells)
  }
  return most / Math.max(...telling.values())
}
