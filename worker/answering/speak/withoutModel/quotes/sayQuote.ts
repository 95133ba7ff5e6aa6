import { WEEK_DAYS } from '../../../../../contract/facts'
import type { Language } from '../../../../../contract/languages'
import type { Statement } from '../../../../knowledge'
import { asSentence } from '../../../../text/asSentence'
import { rowHours } from '../../../../text/hours/readHours'
import { languageOf } from '../../../../text/languageOf'
import { tokensOf } from '../../../../text/terms'
import { stemsIn } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import { stemsOf } from '../../../gather/searchIndex'
import { pageTitle } from '../../../gather/sections'
import { siteLanguage } from '../../../gather/siteLanguage'
import { denies } from '../../../lexicon/lexicon'
import { conceptsIn } from '../../../understand/classifier/features'
import { weekText } from '../facts/weekText'
import { PHRASES, type Speaking, say } from '../speaking'
import { shareHeld, termsOf } from './features'
import { thingsNamed, thingsUnasked, thingUnasked } from './isAbout'
import { isBeside, passageAt } from './passage'
import { cellsOf, nameOfRow, wordsBeside } from './row'
import { asLine } from './rowLine'

const FEWEST_WORDS = 4
const LONGEST_TITLE = 60
const LONGEST_QUESTION = 100
const LONGEST_QUOTE = 420
const LONGEST_PASSAGE = 300
const LONGEST_ITEM = 80
/** "Not here", "What we don’t do": a longer heading tells a story. */
const LONGEST_DENIAL = 30
const SENTENCE = /^["“«¿¡(]?[\p{Lu}\p{N}\p{Lo}$£€].*[.!?。！？”"»)]$/su

/** What reads well alone: a whole sentence, an answer, a row with a name and a value; or what a list names under a heading. */
export function mayBeSaid(statement: Statement): boolean {
  const { kind, text, values, source } = statement
  if (isPolicy(statement)) return true
  if (source.kind === 'fact' || /\?\W{0,2}$/.test(text)) return false
  if (kind === 'row')
    return text.includes(' | ') && values.length > 0 && /\p{L}{2}/u.test(text) && text.length <= LONGEST_QUOTE
  return isWhole(statement) || isNamed(statement)
}

/** What the owner typed under a name of their own: the only typed facts that stand in words. */
const isPolicy = ({ id }: Statement): boolean => id.startsWith('fact:policies')

const isWhole = ({ kind, text, values }: Statement): boolean =>
  (kind === 'faq' && values.length > 0) ||
  (SENTENCE.test(text) &&
    (kind === 'faq' || text.length <= LONGEST_QUOTE) &&
    (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= FEWEST_WORDS)

const isNamed = ({ trail, text, values }: Statement): boolean =>
  text.length <= LONGEST_ITEM && trail.length > 0 && /^[\p{Lu}\p{Lo}]/u.test(text) && values.length === 0

/** A statement in its own words: with where it stands, and in which language where that isn't the visitor's. */
export function sayQuote(speaking: Speaking, statement: Statement): string {
  const { language } = speaking.understood
  const { kind, text, trail } = statement
  const title = titleOf(statement)
  const hours = kind === 'row' && dayHours(speaking, statement)
  if (hours) return hours
  if (isPolicy(statement))
    return saidUnder(speaking, statement, isWhole(statement) ? text : `${title}: ${asSentence(text)}`)
  // "They never expire." is said, "Hot towel shave" is listed.
  const isListed = !/[.!。]$/.test(text) && !title.endsWith('?')
  if (kind !== 'row' && !isWhole(statement) && isListed)
    return say(speaking, 'listed', { item: text.replace(/[.,;:]$/, ''), title })
  const thing = kind === 'faq' ? thingOf(speaking, statement) : undefined
  const quote = `${thing === undefined ? '' : `${thing}: `}${quoteText(statement, speaking.understood.lookup, speaking.evidence)}`
  const isBare =
    (kind === 'faq' && !isOfOther(speaking, statement)) ||
    (kind === 'row' && !isOfWeek(statement)) ||
    isDenied(trail.at(-1) ?? '')
  const written = writtenIn(speaking.evidence, statement, quote) ?? language
  return isBare && written === language ? quote : saidUnder(speaking, statement, quote)
}

/** The same in the middle of a model's reply: only an owner's answer stands there without a word of ours around it. */
export function sayWithin(speaking: Speaking, statement: Statement): string {
  if (statement.kind === 'faq') return sayQuote(speaking, statement)
  const hours = statement.kind === 'row' && dayHours(speaking, statement)
  return hours || saidUnder(speaking, statement, quoteText(statement, speaking.understood.lookup, speaking.evidence))
}

/** "How long does it take?" is answered of a divorce with the divorce named. */
const thingOf = ({ understood: { lookup }, evidence }: Speaking, statement: Statement): string | undefined =>
  thingUnasked(evidence, statement, termsOf(evidence, lookup), thingsNamed(evidence, lookup))

/** How much of its question is asked of who hears an answer without it. */
const SAME_THING = 0.5
const SAME_QUESTION = 0.8
/** "We'd rather you didn't" is of your own parts: who asks about a child is told so. */
function isOfOther({ understood, evidence }: Speaking, statement: Statement): boolean {
  if (statement.kind !== 'faq') return false
  const terms = wholeTerms(evidence, understood.lookup)
  // What it is of is named with the answer.
  const named = thingsUnasked(statement, terms, thingsNamed(evidence, understood.lookup))
  const asked = stemsOf(statement.trail.at(-1) ?? '').filter((stem) => !named.includes(stem))
  return shareHeld(asked, terms) < (isYesOrNo(statement.text) ? SAME_QUESTION : SAME_THING)
}

/** "No." and "Yes, we do" answer no other question than the one that was asked. */
const isYesOrNo = (text: string): boolean =>
  conceptsIn(tokensOf(text)).some(({ list, from }) => from === 0 && (list === 'yes' || list === 'no'))

/** "What are your hours?" asks of nothing but hours, which says elsewhere only what kind of answer is wanted. */
const wholeTerms = (evidence: Evidence, lookup: string) => ({ ...termsOf(evidence, lookup), stems: stemsOf(lookup) })

/** Hours that hold under a condition, with the heading they stand under, whatever mark they end with. */
export function quoteOf(speaking: Speaking, statement: Statement): string {
  const { kind, text } = statement
  const line = kind === 'row' ? asLine(cellsOf(text)) : text
  return saidUnder(speaking, statement, asSentence(line))
}

/** A quotation with the heading it stands under, and in which language where that isn't the visitor's. */
function saidUnder(speaking: Speaking, statement: Statement, quote: string): string {
  const { language } = speaking.understood
  const { source } = statement
  const isNear = isOfOther(speaking, statement)
  const isOwners = source.kind === 'faq' || source.kind === 'fact'
  const written = writtenIn(speaking.evidence, statement, quote) ?? language
  // An owner's answer is the business's word: its question may be what another visitor typed, and isn't shown.
  if (isOwners && written === language) return isNear ? say(speaking, 'ownNear', { quote }) : quote
  const title = isNear ? questionOf(statement) : titleOf(statement)
  if (written === language) return say(speaking, 'from', { title, quote: withoutTitle(quote, title) })
  const tongue = PHRASES[language].in[written]
  return say(speaking, isOwners ? 'ownIn' : 'fromIn', { title, quote, language: tongue })
}

/** “What we don’t do: …” names its heading by itself. */
const withoutTitle = (quote: string, title: string): string =>
  quote.startsWith(`${title}: `) ? quote.slice(title.length + 2) : quote

/** A row is mostly names, whose letters tell no language: it is of its site's. */
export function writtenIn(evidence: Evidence, { kind, trail }: Statement, quote: string): Language | undefined {
  const ofSite = siteLanguage(evidence)
  return kind === 'row' ? ofSite : languageOf(`${trail.join('. ')}. ${quote}`, ofSite)
}

/** Hours with what they hold under are only understood as the site's own words. */
const isOfWeek = ({ values }: Statement): boolean =>
  values.some(({ kind }) => kind === 'days') &&
  values.some(({ kind }) => kind === 'span' || kind === 'closed') &&
  !values.some(({ kind }) => kind === 'money')

/** "Fri | 8 – 1" as the hours of that day, where it says no more. */
function dayHours(speaking: Speaking, { text, values }: Statement): string | undefined {
  const hours = wordsBeside(text).length === 0 ? rowHours(values) : undefined
  return hours && asSentence(weekText(speaking, { hours: Object.fromEntries(hours) }, WEEK_DAYS))
}

/** A row as a line, an owner's answer as written, sentences with what stands beside them in their block. */
export function quoteText(statement: Statement, lookup: string, { statements }: Pick<Evidence, 'statements'>): string {
  const { kind, text, block, trail } = statement
  if (kind === 'row') return rowText(statement, lookup)
  if (kind === 'faq') return text
  // "Not here": without its heading what is denied sounds as if it were offered.
  const heading = trail.at(-1)
  const beside = statements.filter((one) => one.block === block && isBeside(one, statement) && isWhole(one))
  if (heading && isDenied(heading)) {
    // "We don't handle bankruptcy. We're happy to refer you to …": what to do instead belongs to it.
    const next = beside[beside.indexOf(statement) + 1]
    const instead = next && beside.includes(statement) && !denies(next.text) ? ` ${next.text}` : ''
    return `${heading.replace(/[.:]$/, '')}: ${text}${instead}`
  }
  return passageAt(statement, beside, (one) => one.text, LONGEST_PASSAGE)
}

const isDenied = (heading: string): boolean =>
  !heading.endsWith('?') && heading.length <= LONGEST_DENIAL && denies(heading)

/** "Swedish massage | 60 min | $95" → "Swedish massage, 60 min: $95."; named by its heading where only that names it or carries what is asked of. */
export function rowText(statement: Statement, lookup: string): string {
  const { text, trail, values } = statement
  const cells = cellsOf(text)
  const name = nameOfRow(statement)
  const asked = stemsIn(lookup)
  const carries = (part: string) => !stemsIn(part).isDisjointFrom(asked)
  const isDay = values.some(({ kind }) => kind === 'days')
  const heading = name !== cells[0] ? (isDay ? undefined : name) : carries(text) ? undefined : trail.findLast(carries)
  return asSentence(asLine(heading && !cells.includes(heading) ? [heading, ...cells] : cells))
}

const questionOf = (faq: Statement): string => {
  const question = faq.trail.at(-1) ?? ''
  return question.length <= LONGEST_QUESTION ? question : titleOf(faq)
}

/** The heading that it stands under, else its page's. */
export function titleOf({ trail, kind, source }: Statement): string {
  const heading = (kind === 'faq' ? trail.at(-2) : undefined) ?? trail.at(-1)
  return heading && heading.length <= LONGEST_TITLE
    ? heading.replace(/[.:]$/, '')
    : pageTitle(source).slice(0, LONGEST_TITLE)
}
