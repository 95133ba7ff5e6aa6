import { LANGUAGES } from '../../../../../contract/languages'
import { type Statement, synonymsOf } from '../../../../knowledge'
import { remembering } from '../../../../platform/recent'
import { editDistance } from '../../../../text/editDistance'
import { holidaysIn } from '../../../../text/holidays'
import { parseValues } from '../../../../text/parseValues'
import { sameValue } from '../../../../text/sameValue'
import { isStop } from '../../../../text/stopWords'
import { tells } from '../../../../text/tells'
import { inAllLanguages, termFinder, tokensOf } from '../../../../text/terms'
import { ANYWHERE, type Value } from '../../../../text/value'
import { wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import { stemsOf } from '../../../gather/searchIndex'
import { denies } from '../../../lexicon/lexicon'
import FORMS from '../asked/forms.json'
import { heardIn } from '../asked/heard'
import WHEN from '../asked/when.json'
import { type LookupTerms, shareHeld, termsOf } from './features'
import { fitsAmounts, isOfMatters } from './matters'
import { perQuestion } from './perQuestion'
import { nameOfRow } from './row'

/** What a question sets: what holds on other days, on other dates or at another age is no answer. */
const SETS: ReadonlySet<Value['kind']> = new Set(['days', 'date', 'duration'])
const SAFE = { safe: FORMS.safe }
/** How much of a name's rarity a question that means it says. */
const NAMED = 0.5
/** A question's are asked for with each statement. */
const holidaysOf = remembering(100, (text) => holidaysIn(text, LANGUAGES, ANYWHERE.country).map(({ on }) => on))

/** `things`: what a question names of which the site has a row or a heading: what is said of another doesn't answer it. `inRows`: what rows are named by. */
export type Named = {
  things: readonly (readonly string[])[]
  inRows: ReadonlySet<string>
  /** By block: what the rows of one list are named by. */
  inList: ReadonlyMap<number, ReadonlySet<string>>
  /** What the business has, by the words of its services, its prices and its headings. */
  ofBusiness: ReadonlySet<string>
}

export const thingsNamed = perQuestion((evidence, lookup): Named => {
  const { ranked } = evidence
  const terms = termsOf(evidence, lookup)
  const names = ranked.flatMap(({ statement }) => [
    statement.trail.at(-1) ?? '',
    ...(statement.kind === 'row' ? [nameOfRow(statement) ?? ''] : []),
  ])
  const named = new Set([...new Set(names)].map(stemsOf).flatMap((own) => (shareHeld(own, terms) >= NAMED ? own : [])))
  const rows = ranked.flatMap(({ statement }) =>
    statement.kind === 'row' ? [{ block: statement.block, own: stemsOf(nameOfRow(statement) ?? '') }] : [],
  )
  const lists = [...Map.groupBy(rows, ({ block }) => block)]
  return {
    things: terms.ways.filter((some) => some.some((stem) => named.has(stem))),
    inRows: new Set(rows.flatMap(({ own }) => own)),
    inList: new Map(lists.map(([block, some]) => [block, new Set(some.flatMap(({ own }) => own))])),
    ofBusiness: thingsOf(evidence),
  }
})

/** By statements, which are the same for each question of a business: all that it has, but not what it is called by or what most of it is. */
function thingsOf({ statements }: Evidence): ReadonlySet<string> {
  const names = statements.flatMap((one) => {
    if (one.kind === 'faq') return []
    return [...one.trail.filter((heading) => !heading.endsWith('?')), ...offeredIn(one)]
  })
  const offered = [...new Set(statements.flatMap(offeredIn))].map((name) => new Set(stemsOf(name)))
  const own = new Set(statements.filter(({ id }) => id.startsWith(NAME)).flatMap(({ text }) => stemsOf(text)))
  const isOfMost = (stem: string) =>
    offered.length > 1 && offered.filter((name) => name.has(stem)).length / offered.length > MOST_OF_IT
  return new Set([...new Set(names)].flatMap(stemsOf).filter((stem) => !own.has(stem) && !isOfMost(stem)))
}
const NAME = 'fact:name'
const OFFERED = /^fact:(?:services|specialties)#/
const MOST_OF_IT = 0.5

/** What a statement names that can be had. */
function offeredIn(one: Statement): string[] {
  const name = one.kind === 'row' ? nameOfRow(one) : OFFERED.test(one.id) ? one.text : undefined
  return name === undefined ? [] : [name]
}
/** A word that is said in most questions names nothing. */
const TELLING = 0.5

/**
 * Whether a question with its answer is of another thing than the visitor's: "is it safe to visit the salt cave" is none of the sauna, nor
 * "what do I bring to a bankruptcy consultation" of a green card. Each names a thing that the other doesn't.
 */
export function asksOfOther(statement: Statement, terms: LookupTerms, named: Named): boolean {
  if (statement.kind !== 'faq') return false
  const asked = stemsOf(statement.trail.at(-1) ?? '')
  const said = new Set([...asked, ...stemsOf(statement.text)])
  // What is mistyped is near to a word as it is written.
  const written = wordsOf(`${statement.trail.at(-1) ?? ''}. ${statement.text}`).map(({ text }) => text)
  const isSaid = (stem: string) => isMet(stem, said) || written.some((word) => isSlip(stem, word))
  const [met = [], unmet = []] = [true, false].map((holds) =>
    terms.ways.filter((some) => some.some(isTelling) && some.some(isSaid) === holds),
  )
  const isMine = unmet.some((some) => some.some((stem) => named.ofBusiness.has(stem)))
  // "Any photos of your work" asks of photos.
  const isMore = tellsMost(unmet) > tellsMost(met)
  if (!isMine && !isMore) return false
  const mine = new Set(terms.stems)
  const isOwn = (stem: string) => isThing(stem, named) && !isMet(stem, mine)
  return [...(isMine && isMore ? said : asked)].some(isOwn)
}

/** What the business calls the thing that a question with its answer is of, where the visitor asks the same of no thing. */
export function thingUnasked({ statements }: Evidence, statement: Statement, terms: LookupTerms, named: Named) {
  const things = thingsUnasked(statement, terms, named)
  const covering = (name: string) => stemsOf(name).filter((stem) => things.includes(stem)).length
  const names =
    things.length > 0
      ? statements.flatMap(offeredIn).filter((name) => name.length <= LONGEST_NAME && covering(name) > 0)
      : []
  return names.toSorted((a, b) => covering(b) - covering(a) || a.length - b.length)[0]
}

const LONGEST_NAME = 60

/** The words for it. */
export function thingsUnasked({ kind, trail }: Statement, { stems }: LookupTerms, named: Named): string[] {
  const own = new Set(stems)
  const asked = kind === 'faq' ? stemsOf(trail.at(-1) ?? '') : []
  return asked.filter((stem) => isThing(stem, named) && !isMet(stem, own))
}

const isMet = (stem: string, by: ReadonlySet<string>): boolean =>
  by.has(stem) || [...synonymsOf(stem)].some((one) => by.has(one))
/** "An oil chnage" is one of an oil change. */
const isSlip = (a: string, b: string): boolean =>
  a[0] === b[0] && Math.min(a.length, b.length) >= SHORTEST_MENDED && editDistance(a, b, 1) === 1
const SHORTEST_MENDED = 5
const isTelling = (stem: string): boolean => /\p{L}/u.test(stem) && !isStop(stem) && tells(stem) >= TELLING
const tellsMost = (ways: LookupTerms['ways']): number => Math.max(0, ...ways.flat().map(tells))
const isThing = (stem: string, { ofBusiness }: Named): boolean => ofBusiness.has(stem) && isTelling(stem)

/** Whether a statement says of the days, the dates and the age that a question sets, and a row of the thing that it names. */
export function isAbout(statement: Statement, terms: LookupTerms, named: Named): boolean {
  const { kind, text, trail } = statement
  const { things, inRows, inList } = named
  const { stems, ways, lookup, values, matters } = terms
  if (!isOfMatters(matters, `${trail.at(-1) ?? ''}. ${text}`)) return false
  const own = new Set(stemsOf([...trail, text].join(' ')))
  const isSaid = (stem: string) => own.has(stem) || [...synonymsOf(stem)].some((one) => own.has(one))
  if (asksOfOther(statement, terms, named)) return false
  if (kind === 'faq' && !tellsIfSafe(trail.at(-1) ?? '', terms, isSaid)) return false
  // A question with its answer stands for itself: it is asked in other words.
  if (kind !== 'faq' && !things.every((some) => some.some(isSaid))) return false
  // "Nail trim, cat" where a dog is asked about, and another row of the list is of dogs.
  const saidByRow = new Set(stemsOf(text))
  const isOfOther = (some: readonly string[]) =>
    some.some((stem) => inList.get(statement.block)?.has(stem)) && !some.some((stem) => saidByRow.has(stem))
  if (kind === 'row' && ways.some(isOfOther)) return false
  // "Dogs to 50 lb" for one of 70, "no cleanout" for who has one.
  if (kind === 'row' && (fitsAmounts(values, statement.values) === false || isDeniedRow(statement, lookup)))
    return false
  const set = values.filter((value) => SETS.has(value.kind))
  const said = [...statement.values, ...(set.length > 0 ? parseValues(trail.join('. '), ANYWHERE) : [])]
  const isMet = (value: Value) =>
    said.some((one) => sameValue(one, value)) ||
    (value.kind === 'duration' && !said.some(({ kind }) => kind === 'duration'))
  const holidays = holidaysOf(lookup)
  const saidOfHolidays = holidays.length > 0 ? holidaysOf([...trail, text].join('. ')) : []
  if (!set.every(isMet) || !holidays.every((one) => saidOfHolidays.includes(one))) return false
  if (!namesOfDays(lookup, set).every((stem) => !stems.includes(stem) || isSaid(stem))) return false
  return kind !== 'row' || set.length > 0 || isNamed(statement, stems, inRows)
}

const findNear = termFinder(inAllLanguages({ near: WHEN.near }))
/** "Next Thursday" is a Thursday like any other. */
const isNear = (word: string): boolean => findNear(tokensOf(word)).length > 0

/** "Black Friday", "Easter Sunday": the word right before a day may make it another. */
export const namesOfDays = (lookup: string, values: readonly Value[]): string[] =>
  values.flatMap(({ kind, start }) => {
    const before = kind === 'days' ? lookup.slice(0, start).match(/[\p{L}\p{M}]+(?=\s+$)/u)?.[0] : undefined
    return before === undefined || isStop(before) || isNear(before) ? [] : stemsOf(before)
  })

const isDeniedRow = (row: Statement, lookup: string): boolean => denies(nameOfRow(row) ?? '') && !denies(lookup)

/** A row is of what its own name says, by another word only where no row has the word itself, or of its heading where it has none: what else stands in it may stand in any. */
function isNamed(statement: Statement, stems: readonly string[], inRows: ReadonlySet<string>): boolean {
  const name = wordsOf(nameOfRow(statement) ?? '').filter(({ text }) => !isStop(text))
  return name.some(
    ({ stem }) => stems.includes(stem) || stems.some((asked) => !inRows.has(asked) && synonymsOf(asked).has(stem)),
  )
}

/** Whether it is safe for somebody is told by an answer that names them, or that was given to a question of safety. */
function tellsIfSafe(question: string, { lookup, ways }: LookupTerms, isSaid: (stem: string) => boolean): boolean {
  const { keys, words } = heardIn(lookup, 'en', SAFE)
  if (!keys.has('safe')) return true
  const own = stemsOf(question)
  const isOfSafety = stemsOf([...words].join(' ')).some((stem) => !isStop(stem) && own.includes(stem))
  return isOfSafety || ways.every((some) => some.some((stem) => tells(stem) < TELLING || isSaid(stem)))
}
