import { fold } from '../../text/fold'
import { sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { holds, ILLNESSES, type Promised, REMEDIES } from '../lexicon/lexicon'
import { carriersOf, type StemWeights, sumOf, tellingOf, weighed } from './carry'
import type { Clause } from './clauses'
import type { SentenceContext } from './context'
import { doubt, type Fault, sure } from './fault'
import type { EvidenceEntry, EvidenceIndex } from './index'
import { LOST, lostIn } from './judgeValues'

const NO_WORDS: StemWeights = new Map()

/** Of what a promise is said, this share must stand around the same promise on the site, or of the whole sentence the second. */
const SAME_THING = 0.4
const SAME_SENTENCE = 0.55
/** In other words than the site's it may be the same after all: whoever judges sees it. */
const OF_ANOTHER = SAME_THING - 0.01
/** Of the business as a whole as often as of a thing; and what nobody can promise from a page. */
const STRICTNESS: Partial<Record<Promised, number>> = { insured: 0, licence: 0.2, availability: 0.7, arrival: 0.6 }
const NEARLY_SO = 0.75

/** A promise needs a statement with the same promise, of the same polarity, about the same thing, and a judgement one that says it nearly so. */
export function promiseFaults(clause: Clause, sentence: SentenceContext): Fault[] {
  const { index, ownStems, visitorStems, isForeign, lexicon } = sentence
  if (clause.folded.trimEnd().endsWith('?')) return []
  const faults = [...clause.promises].flatMap(([kind, { isDenied, words }]): Fault[] => {
    // "I've noted that you're free after five."
    const isTheirs = !sentence.claims.includes(clause) && [...words].every((stem) => visitorStems.has(stem))
    // "I moved your appointment" is no note.
    if (isTheirs && (kind !== 'availability' || words.size === 1)) return []
    // "If your car is here already."
    if (kind === 'records' && holds(lexicon.case, clause.folded)) return []
    // How much it is and of what, its value tells.
    if (kind === 'discount' && clause.values.some((one) => isStatedAs(kind, one, sentence))) return []
    const owned = new Set([...ownStems, ...words])
    const about = isForeign ? NO_WORDS : aboutOf(clause, owned, sentence)
    const all = isForeign ? NO_WORDS : tellingOf(sentence.clauses, index, owned)
    const { best, opposite } = statedBest(kind, isDenied, about, all, sentence)
    const priced = kind === 'free' && !isDenied && best ? typedPriceOf(about, best.entry, sentence) : undefined
    if (priced) return [sure('free: the owner states a price', priced)]
    if (best && best.share >= (STRICTNESS[kind] ?? SAME_THING) && best.share >= (opposite?.share ?? 0)) {
      const stated = best.entry.clauses.find(({ promises }) => promises.has(kind))
      const isLost = stated && !isForeign && !isDenied && lostIn(stated, best.entry, sentence) > LOST
      return isLost ? [doubt(`${kind}: its condition is lost`, best.entry)] : []
    }
    if (opposite && opposite.share > (best?.share ?? 0))
      return [doubt(`${kind}: the opposite is stated`, opposite.entry)]
    if (best) return [doubt(`${kind}: stated of something else`, best.entry)]
    // What isn't promised at all may be denied where the words can't be compared.
    return isDenied
      ? isForeign
        ? []
        : [doubt(`${kind}: nothing of the kind is stated`)]
      : [sure(`${kind}: nothing of the kind is stated`)]
  })
  const isJudged =
    (holds(REMEDIES, clause.folded) || holds(lexicon.judgement, clause.folded) || isDiagnosis(clause, sentence)) &&
    !isQuoted(clause, sentence)
  const [said] = isJudged && !isForeign ? carriersOf(tellingOf([clause], index, ownStems), index) : []
  const share = said?.share ?? 0
  if (!isJudged || share >= NEARLY_SO) return faults
  const why = 'a judgement that the business does not give'
  // What is told of a medicine that the visitor spoke of may be no advice: "please tell them that he reacts to amoxicillin".
  const isTheirs =
    !holds(lexicon.judgement, clause.folded) &&
    !isDiagnosis(clause, sentence) &&
    holds(REMEDIES, fold(sentence.visitorSaid))
  return [...faults, share < SAME_THING && !isTheirs ? sure(why) : doubt(why, said?.entry)]
}

/** "We take two of these a day": the business's own words are its own judgement. */
const isQuoted = ({ folded }: Clause, { index }: SentenceContext): boolean =>
  index.entries.some(({ statement }) => fold(statement.text).includes(folded.trim()))

/** Whether a sum or a share is stated beside such a promise. */
const isStatedAs = (kind: Promised, value: Value, { index }: SentenceContext): boolean =>
  (value.kind === 'percent' || value.kind === 'money') &&
  (index.hits.get(value.kind) ?? []).some((hit) => sameValue(hit.value, value) && promiseIn(hit.entry, kind) === false)

/** "It's an infection"; a price that is told with its name is a visit's: "the diabetic eye check is $145". */
const isDiagnosis = ({ folded, isNegated, values }: Clause, { lexicon }: SentenceContext): boolean =>
  !isNegated &&
  holds(ILLNESSES, folded) &&
  holds(lexicon.subject, folded) &&
  !values.some(({ kind }) => kind === 'money')

/** What a promise is made of: what its clause says beside it, or else what was asked: "It's on the house." */
function aboutOf(clause: Clause, owned: ReadonlySet<string>, { index, asked }: SentenceContext): StemWeights {
  const about = tellingOf([clause], index, owned, true)
  if (about.size > 0) return about
  return weighed(
    [...asked].filter((stem) => !owned.has(stem) && index.isKnown(stem)),
    index,
  )
}

/** What the owner typed a price for isn't free, whatever a page says: only what comes with it, such as an estimate, may be. */
function typedPriceOf(
  about: StemWeights,
  stated: EvidenceEntry,
  { index }: SentenceContext,
): EvidenceEntry | undefined {
  const { source } = stated.statement
  if (source.kind === 'fact' || source.kind === 'faq' || joinedIn(stated, 'free') !== undefined) return undefined
  return index.entries.find(
    ({ statement, named }) =>
      statement.source.kind === 'fact' &&
      named.size > 0 &&
      statement.values.some(({ kind }) => kind === 'money') &&
      [...named].every((stem) => about.has(stem)),
  )
}

const joinedIn = ({ clauses }: EvidenceEntry, kind: Promised): string | undefined =>
  clauses.find(({ promises }) => promises.has(kind))?.promises.get(kind)?.of

/** A "free estimate for drain cleaning" makes the estimate free, and no drain cleaning. */
function isSaidOfSame(entry: EvidenceEntry, kind: Promised, { clauses, asked }: SentenceContext): boolean {
  const of = kind === 'free' ? joinedIn(entry, kind) : undefined
  return of === undefined || asked.has(of) || clauses.some(({ stems }) => stems.has(of))
}

type Stated = { entry: EvidenceEntry; share: number }

/** Where a promise is stated best of the same, and where its opposite is. */
function statedBest(
  kind: Promised,
  isDenied: boolean,
  about: StemWeights,
  all: StemWeights,
  sentence: SentenceContext,
) {
  const { index } = sentence
  let best: Stated | undefined
  let opposite: Stated | undefined
  for (const entry of index.entries) {
    const said = promiseIn(entry, kind)
    if (said === undefined) continue
    const isTied = shareIn(all, entry, index) >= SAME_SENTENCE
    const told = Math.max(shareIn(about, entry, index, kind), isTied ? SAME_SENTENCE : 0)
    const share = said || isSaidOfSame(entry, kind, sentence) ? told : Math.min(told, OF_ANOTHER)
    if (said === isDenied && share > (best?.share ?? -1)) best = { entry, share }
    if (said !== isDenied && share > (opposite?.share ?? -1)) opposite = { entry, share }
  }
  return { best, opposite }
}

const PLACE = { heading: 0.9, statement: 0.7, beside: 0.3 }

function shareIn(words: StemWeights, entry: EvidenceEntry, { beside }: EvidenceIndex, kind?: Promised): number {
  const { clauses, own, above } = entry
  const clause = kind && clauses.find(({ promises }) => promises.has(kind))
  const placeOf = (stem: string): number => {
    if (clause ? clause.stems.has(stem) : own.has(stem)) return 1
    if (above.has(stem)) return PLACE.heading
    if (own.has(stem)) return PLACE.statement
    return beside.get(entry)?.has(stem) ? PLACE.beside : 0
  }
  const carried = [...words].reduce((sum, [stem, weight]) => sum + weight * placeOf(stem), 0)
  return words.size === 0 ? 1 : carried / sumOf(words)
}

/** Whether a statement denies a promise, asserts it, or says nothing of it; an answer speaks of what its heading asks. */
function promiseIn({ clauses, headingPromises, answers }: EvidenceEntry, kind: Promised): boolean | undefined {
  const said = clauses.find(({ promises }) => promises.has(kind))?.promises.get(kind)
  if (said) return said.isDenied
  if (headingPromises.has(kind)) return answers === 'no'
  // A price is the opposite of what costs nothing.
  return kind === 'free' && clauses.some(({ values }) => values.some(({ kind }) => kind === 'money')) ? true : undefined
}
