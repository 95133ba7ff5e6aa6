import { CASE_PRACTICES, HEALTH_PRACTICES } from '../../../contract/businessTypes'
import { parseValues } from '../../text/parseValues'
import { tellingStemsIn, wordsOf } from '../../text/words'
import { nearTo, wordVectorOf } from '../../text/wordVectors'
import { holds, placeOf } from '../lexicon/lexicon'
import { isGivenName } from '../understand/details/names'
import { isCommon } from './carry'
import type { Clause } from './clauses'
import type { CheckContext } from './context'
import { type EvidenceIndex, indexFrom } from './index'
import { judge } from './judge'
import { isCourtesy } from './kinds'
import type { Shown } from './passages'
import { statedOpenings } from './statedOpenings'
import { is } from './valueKinds'

/** What is said with the visitor's own words may have so many others that aren't theirs, and so many where it is kind or careful by a reader's word. */
const FEW = 2
const FEW_OF_KINDNESS = 3

/** What of a sentence some lines carry: not its values, promises and names; these, and some of its words, or no line and kind words; or all of it. */
export type Carriage = 'nothing' | 'partly' | 'whole'

/**
 * What the lines that somebody names carry of a sentence, as if the business said nothing else: the whole where each claim shares a word with them.
 * No line is needed for what is said of the visitor's own matter, in nearly all their own words: "After thirty years it has earned some patience!" Nor
 * is one for the case that something is told for. `calendar`: lines of the calendar that may carry it, too.
 */
export function carriageOf(
  sentence: string,
  lines: readonly Shown[],
  context: CheckContext,
  calendar: readonly string[] = [],
): Carriage {
  const { index: whole, isForeign } = context
  const entries = lines
    .flatMap(({ statements }) => statements)
    .flatMap((one) => whole.entries[whole.places.get(one) ?? -1] ?? [])
  const index = indexFrom(entries, whole)
  const calendarValues = [...context.calendarValues, ...parseValues(calendar.join('\n'), context.profile)]
  const { verdict, claims } = judge(sentence, { ...context, index, openings: statedOpenings(entries), calendarValues })
  const isPriced = parseValues(sentence, context.profile).some((value) => is('price', value))
  if (verdict.state === 'fail' || (isPriced && lines.length === 0)) return 'nothing'
  const names = namesIn(claims, context)
  const areNamed = names.every((name) => index.postings.has(name) || !whole.postings.has(name))
  if (isForeign) return areNamed ? 'whole' : 'nothing'
  const planned = new Set(tellingStemsIn(calendar.join('\n')))
  // "So it's one or the other" says nothing by itself.
  const saying = claims.filter(({ stems, values }) => values.length > 0 || [...stems].some((stem) => !isCommon(stem)))
  const isBacked = (claim: Clause) =>
    isSharedBy(claim, index, planned) || isOfVisitor(claim, context) || isCase(claim, context)
  const isWhole =
    saying.length === 0
      ? claims.length === 0
      : saying.every(isBacked) && !saying.every((claim) => isCase(claim, context))
  if (isWhole && areNamed) return 'whole'
  const isPartly =
    lines.length > 0
      ? names.every((name) => index.postings.has(name)) && saying.some((claim) => isSharedBy(claim, index, planned))
      : saying.some((claim) => isTheirs(claim, context)) &&
        saying.every((claim) => isAnybodys(claim, context, FEW_OF_KINDNESS) && !tells(claim, context))
  return isPartly ? 'partly' : 'nothing'
}

/** "That comes to $225" says nothing but its value, which stands in them or follows from them. */
function isSharedBy({ stems, values }: Clause, { postings }: EvidenceIndex, planned: ReadonlySet<string>): boolean {
  const telling = [...stems].filter((stem) => !isCommon(stem))
  if (telling.length === 0) return values.length > 0
  const isIn = (stem: string) => postings.has(stem) || planned.has(stem)
  return telling.some((stem) => isIn(stem) || [...nearTo(stem).keys()].some(isIn))
}

/** "If mornings suit you better": the case that what is told is for, and nothing of the business; what it is told with stands in a clause of its own. */
const isCase = ({ folded, values, promises }: Clause, { lexicon }: CheckContext): boolean =>
  values.length === 0 && promises.size === 0 && placeOf(lexicon.case, folded) === 0 && !INNER_COMMA.test(folded)
const INNER_COMMA = /[,，、]\s*\S/u

/** Kind words, or of what the visitor told: nearly all that it says is theirs, and nobody is named, of the business or else. */
const isOfVisitor = (claim: Clause, context: CheckContext): boolean =>
  isTheirs(claim, context) && isAnybodys(claim, context, FEW)

const isTheirs = ({ folded, stems }: Clause, { visitorStems, language, name = '' }: CheckContext): boolean => {
  const called = tellingStemsIn(name)
  const isOwn = (stem: string) => !isCommon(stem) && (visitorStems.has(stem) || called.includes(stem))
  return isCourtesy(folded, language) || [...stems].some(isOwn)
}

/** All but a few words are the visitor's, or everybody's, and nobody is named. */
function isAnybodys(claim: Clause, context: CheckContext, few: number): boolean {
  const { visitorStems, ownStems, name = '', index } = context
  const called = new Set(tellingStemsIn(name))
  const others = [...claim.stems].filter(
    (stem) => !isCommon(stem) && !visitorStems.has(stem) && !ownStems.has(stem) && !called.has(stem),
  )
  const isNamed =
    capitalsIn(claim, 1).some((stem) => others.includes(stem)) ||
    capitalsIn(claim).some((stem) => !isCommon(stem) && !called.has(stem) && index.postings.has(stem))
  return !isNamed && others.length <= few
}

/** What the business does, and whatever is told to somebody who asks for a doctor or a lawyer, needs a line. */
const tells = ({ folded }: Clause, { profile, lexicon }: CheckContext): boolean =>
  holds(lexicon.firstPerson, folded) || [...HEALTH_PRACTICES, ...CASE_PRACTICES].includes(profile.businessType)

/** Its words with a capital letter that the business says, or that are names, and that the visitor didn't say. */
const namesIn = (claims: readonly Clause[], { index, ownStems, visitorStems }: CheckContext): string[] =>
  claims.flatMap((claim) =>
    capitalsIn(claim, 1, (stem) => index.postings.has(stem)).filter(
      (one) => !isCommon(one) && !ownStems.has(one) && !visitorStems.has(one),
    ),
  )

/** Stems of a clause's words with a capital letter, from a place in it on: of its first word, and where `isKnown` is given of any, where it is a name. */
const capitalsIn = ({ text, stems }: Clause, from = 0, isKnown?: (stem: string) => boolean): string[] =>
  wordsOf(text)
    .filter(({ stem, start, text: word }) => {
      const isName = isGivenName(word) || wordVectorOf(word) === undefined
      const counts = isName || (isKnown ? isKnown(stem) : start > 0)
      return start >= from && stems.has(stem) && /^\p{Lu}/u.test(text.slice(start)) && counts
    })
    .map(({ stem }) => stem)
