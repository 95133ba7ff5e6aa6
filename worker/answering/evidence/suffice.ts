import { groupNumber } from '../language/lexicon'
import type { Kind, Wanted } from '../question/kinds'
import type { Passage } from './passages'
import type { Ranked } from './rank'
import type { Asked } from './weigh'

/** How much of a question, weighed by rarity, a passage must meet to be its answer. */
const ENOUGH = { price: 0.5, faq: 0.52, other: 0.6 }
/** A story is met by what it is about, not by each of its words. */
const ENOUGH_OF_STORY = 0.25
/** Enough where an FAQ row's own question was asked nearly whole. */
const ENOUGH_OF_ASKED_FAQ = 0.4
/** Nothing but common words: nearly all of them have to be met; where the class is asked for, the class need not be. */
const ENOUGH_OF_COMMON = 0.8
const ENOUGH_OF_CLASS = 0.6
/** A "we don't" is worth quoting sooner: it keeps nobody waiting for what isn't offered. */
const ENOUGH_OF_NO = 0.4
const ASKED_WHOLE = 0.8
const ASKED_PLAINLY = 0.6

type Manner = { kind: Kind; wanted: Wanted | undefined; story: boolean; line: string }

/** "Do you give the shots" isn't answered by which of them must have been had. */
const ASKS_TO_GIVE = /\b(?:do|can|could|will|would) (?:you|you guys|they) (?:\w+ )?(?:give|provide|administer)\b/
const DEMANDS = /\b(?:requirements?|required|before you|what to bring|rules)\b/i
const isDemanded = ({ trail, kind, text }: Passage): boolean =>
  DEMANDS.test(trail) || (kind === 'heading' && DEMANDS.test(text))

const isAskedFaq = (
  { passage, returned, missesKey, missesAbsent, meetsKey, coverage }: Ranked,
  wanted: Wanted | undefined,
): boolean => {
  if (passage.kind !== 'faq' || returned < ASKED_WHOLE) return false
  if (passage.carries.no && meetsKey) return true
  if (missesAbsent) return false
  if (passage.asksPrice && passage.carries.price && coverage >= ENOUGH_OF_ASKED_FAQ) return true
  return (
    (wanted !== undefined && passage.wants === wanted && !missesKey) || (meetsKey && coverage >= ENOUGH_OF_ASKED_FAQ)
  )
}

const HALF = 0.5
const floorOf = ({ passage, returned }: Ranked, asked: Asked[], kind: Kind): number => {
  if (!asked.some(({ key }) => key) && passage.kind === 'faq' && returned >= HALF) return ENOUGH.other
  if (!asked.some(({ key }) => key))
    return asked.some(({ concept }) => concept.isClass) ? ENOUGH_OF_CLASS : ENOUGH_OF_COMMON
  if (passage.kind === 'faq') return ENOUGH.faq
  return kind === 'price' ? ENOUGH.price : ENOUGH.other
}

/** A row that names a thing of its own stands under the page's heading without being that heading's price; a fee never is. */
const isOfOther = ({ passage, namesOther, meetsItself, meetsNear }: Ranked): boolean =>
  passage.kind === 'row' &&
  namesOther &&
  !meetsItself &&
  (!meetsNear || !passage.trail.includes(' / ') || FEE.test(passage.text))
const FEE = /\b(?:fees?|deposit|service call|call-?out|trip|diagnos\w+|surcharge)\b/i

/** Nor is what a call costs. */
const FEE_OF = new RegExp(`${FEE.source}[^.]{0,20}[$£€]\\s?\\d`, 'i')
/** What is added to a price isn't the price. */
const ADDS = /\b(?:adds?|plus|additional|surcharge|upgrade)\b[^.]{0,20}[$£€]\s?\d/i

/** What holds in "the holiday week" is not said of Christmas Day. */
const FEAST =
  /\b(?:thanksgiving|christmas|xmas|new year'?s?|easter|halloween|(?:memorial|labor|independence|veterans|mother's|father's) day|(?:fourth|4th) of july|july 4(?:th)?|juneteenth|black friday)\b/i
const missesFeast = (line: string, { text, trail }: Passage): boolean => {
  const said = `${trail} ${text}`
  return FEAST.test(line) && !/\bholidays\b/i.test(said) && !FEAST.test(said)
}

/** Words of a discount that often are none: a promotion, special needs, an introduction. */
const DISCOUNT = groupNumber('discount')
const SAYS_DISCOUNT =
  /\b(?:discount\w*|percent|coupons?|deals?|promos?|promo codes?|(?:special|intro(?:ductory)?|group|family|reduced|lower) (?:offers?|rates?|pric\w+|specials?|deals?|pass(?:es)?)|specials|savings?|save|half[- ]price|half off|free|less|cheaper|waive\w*|off)\b|\d ?%/i
const missesDiscount = (asked: Asked[], { text, trail }: Passage): boolean =>
  asked.some(({ concept, key }) => key && concept.groups.includes(DISCOUNT)) && !SAYS_DISCOUNT.test(`${trail} ${text}`)

/** Whether a passage may answer at all. A missing word looks like a missing fact, so the rarest has to be met. */
export const suffices = (ranked: Ranked, asked: Asked[], { kind, wanted, story, line }: Manner): boolean => {
  const { passage, coverage, fits, missesKey, meetsKey, denies } = ranked
  if (!fits || missesFeast(line, passage) || missesDiscount(asked, passage)) return false
  const asksToGive = ASKS_TO_GIVE.test(line)
  if (story) return meetsKey && coverage >= ENOUGH_OF_STORY
  if (kind === 'offer' && asksToGive && isDemanded(passage) && passage.kind !== 'faq') return false
  if (kind === 'offer' && denies && coverage >= ENOUGH_OF_NO) return true
  if ((kind !== 'price' || passage.carries.price) && isAskedFaq(ranked, wanted)) return true
  // A "free" under a heading says nothing of the heading's price.
  if (kind === 'price' && asked.some(({ key }) => key) && isOfOther(ranked)) return false
  if (kind === 'price' && passage.kind === 'sentence' && !ranked.meetsItself && ADDS.test(passage.text)) return false
  if (kind === 'price' && passage.kind === 'sentence' && !ranked.meetsNear && FEE_OF.test(passage.text)) return false
  if (kind === 'price' && passage.kind === 'row' && !ranked.meetsItself && ranked.missesThing) return false
  if (kind === 'price' && !passage.carries.price && passage.kind === 'sentence' && !ranked.meetsItself) return false
  return !missesKey && coverage >= floorOf(ranked, asked, kind)
}

/** An FAQ row that is plainly what was asked, whatever kind of question it looks like. */
export const isPlain = ({ passage, coverage, returned }: Ranked): boolean =>
  passage.kind === 'faq' && coverage >= ASKED_PLAINLY && returned >= ASKED_PLAINLY
