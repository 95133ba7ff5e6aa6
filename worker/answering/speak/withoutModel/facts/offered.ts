import { calledAbroad, type Statement } from '../../../../knowledge'
import { fold } from '../../../../text/fold'
import { parseValues } from '../../../../text/parseValues'
import { isStop } from '../../../../text/stopWords'
import { stemsIn, tellingStemsIn, wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import { stemsOf } from '../../../gather/searchIndex'
import { siteLanguage } from '../../../gather/siteLanguage'
import { JOINED } from '../../../gather/statementsOfProfile'
import { denies } from '../../../lexicon/lexicon'
import type { Spoken } from '../../spoken'
import type { AskedFor } from '../asked/asked'
import { heardIn } from '../asked/heard'
import { fitsAmounts } from '../quotes/matters'
import { cellsOf } from '../quotes/row'
import { sayQuote } from '../quotes/sayQuote'
import { answer, PHRASES, type Speaking, say, together } from '../speaking'
import { listText, priceText } from './formats'
import { introduce } from './introduce'
import { asListed, kindsReply, ofKindPressed, ofMany } from './priceList'
import SMALL from './smallWords.json'

/** How much of an entry's rarity a question must share to mean it: "delta" means Delta Dental, "dental" doesn't. */
const MEANT = 0.5
/** How much of what a question names an entry must carry, for a plain yes. */
const CARRIED = 0.7
const MOST_PRICES = 3
/** Of what was named. */
const MOST_OF_ONE = 6
/** How much of what a question names a price must carry to be told for it: "can you take us both, so it's only one fee?" asks for none of what is called "only". */
const LEAST_CARRIED = 0.3
/** Prices that carry nearly as much of it are told together. */
const AS_MUCH = 0.85
/** All of its name is asked for. */
const EXACT = 0.99
/** How much of it rows of the site must carry to be told: one that is named in full, and others. */
const LEAST_EXACT = 0.4
const LEAST_NEAR = 0.6
const OFFERED = /^fact:(?:services|specialties)#/
const PRICED = /^fact:(?:prices|services|specialties)#/

const rarityOf = (stems: readonly string[], { rarity }: Evidence): number =>
  stems.reduce((sum, stem) => sum + rarity(stem), 0)

export function isMeant(item: string, stems: ReadonlySet<string>, evidence: Evidence): boolean {
  const own = [...new Set(tellingStemsIn(item))]
  const shared = own.filter((stem) => stems.has(stem))
  return shared.length > 0 && rarityOf(shared, evidence) >= MEANT * rarityOf(own, evidence)
}

/** By its own word, or by that of another language: "masaje" names the massage. */
const isNamedAbroad = (stem: string, stems: ReadonlySet<string>): boolean =>
  [...calledAbroad(stem)].some((one) => stems.has(one))
const isOwnWord = (stem: string, stems: ReadonlySet<string>): boolean => stems.has(stem)
const isNamed = (stem: string, stems: ReadonlySet<string>): boolean => stems.has(stem) || isNamedAbroad(stem, stems)

/** The name of what is offered, as far as its owner typed one before a price: "Drain cleaning from $129". */
function nameOf({ text, values }: Statement): string {
  const price = values.find(({ kind }) => kind === 'money')
  return text.slice(0, price?.start).replace(/[\s|,:;(–—-]+$/, '')
}

/** "Do you do whitening?", where the owner lists just that. */
export function serviceReply(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  const { topics, wanted, things } = asked
  const { evidence, understood, question } = speaking
  if (!(topics.has('offer') || namesOnly(speaking, asked)) || wanted.size > 0 || things.length === 0) return undefined
  // "On Saturday", "for a 9 year old", "under $50": that it is done says nothing of when, for whom and for how much.
  const isSet = asked.weekDays.length + asked.dates.length + asked.holidays.length > 0 || asked.when.has('tomorrow')
  if (isSet || parseValues(understood.lookup, question.profile).length > 0) return undefined
  const stems = new Set([...stemsIn(understood.lookup), ...things].flatMap((stem) => [stem, ...calledAbroad(stem)]))
  const meant = evidence.statements.find((one) => {
    if (!OFFERED.test(one.id) || one.kind !== 'item') return false
    const own = stemsIn(one.text)
    const carried = things.filter((stem) => isNamed(stem, own))
    return isMeant(nameOf(one), stems, evidence) && rarityOf(carried, evidence) >= CARRIED * rarityOf(things, evidence)
  })
  const item = meant?.text ?? ''
  // "No heated cage dryers" is listed, and is no yes.
  return answer([denies(item) ? `${item}.` : say(speaking, 'serviceYes', { item })], meant?.source)
}

/** "Haircut?", "divorce with kids": things by name, and no word of what is to be told of them. */
export function namesOnly({ understood }: Speaking, { things, wanted, topics, smallTalk, when }: AskedFor): boolean {
  if (things.length === 0 || wanted.size + topics.size + smallTalk.size + when.size > 0) return false
  const words = wordsOf(understood.lookup)
  const named = words.filter(({ stem }) => things.includes(stem))
  // "Who does color" says more than a name.
  return named.length <= MOST_NAMED && words.length <= named.length + 1
}
const MOST_NAMED = 3

/** All that the owner says they do. */
export function servicesReply(speaking: Speaking, { topics }: AskedFor): Spoken | undefined {
  if (topics.has('learnMore') && !topics.has('services')) return introduce(speaking)
  if (!topics.has('services')) return undefined
  const services = speaking.evidence.statements.filter(({ id }) => id.startsWith('fact:services#'))
  const texts = services.map(({ text }) => text)
  const isList = services.every(({ kind }) => kind === 'item')
  const what = isList ? [say(speaking, 'services', { list: listText(speaking, texts) })] : texts.slice(0, 2)
  return answer(what, services[0]?.source)
}

/** Of two things that are named each gets its own price, or neither does. */
export function pricesReply(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  const { lookup, language } = speaking.understood
  const small = stemsIn([...heardIn(lookup, language, SMALL).words].join(' '))
  const things = asked.things.filter((stem) => !small.has(stem))
  if (things.length === 0 && asked.things.length > 0) return undefined
  const each = thingsEach(speaking, things)
  if (each.length < 2) return pricesOf(speaking, asked, things)
  const replies = each.map((own) => pricesOf(speaking, asked, own))
  const told = replies.flatMap((reply) => reply ?? [])
  return told.length === replies.length ? together(...told) : undefined
}

/** "The salt cave and a massage": what is named on either side of an "and", unless one price is of all of it. */
function thingsEach({ evidence, understood }: Speaking, things: readonly string[]): string[][] {
  const offered = evidence.statements.filter(({ id }) => PRICED.test(id)).map(({ text }) => stemsIn(text))
  const named = things.filter((stem) => offered.some((own) => own.has(stem)))
  if (offered.some((own) => named.every((stem) => own.has(stem)))) return []
  return understood.lookup.split(JOINED).flatMap((part) => {
    const own = stemsIn(part)
    const said = named.filter((stem) => own.has(stem))
    return said.length > 0 ? [said] : []
  })
}

/** The owner's prices whose names fit best what is asked of, or rows of the site that fit better; where nothing is named, the first ones. */
function pricesOf(speaking: Speaking, asked: AskedFor, things: readonly string[]): Spoken | undefined {
  const { statements } = speaking.evidence
  const set = parseValues(speaking.understood.lookup, speaking.question.profile)
  const fits = ({ values }: Statement) => fitsAmounts(set, values)
  // A row of the site is quoted whole, with each of its prices.
  const mayQuote = !isAbroad(speaking)
  const all = statements.filter(({ id, kind, values }) => {
    const count = amountsIn(values)
    return PRICED.test(id) ? count === 1 : kind === 'row' && (count === 1 || (count > 1 && mayQuote))
  })
  // "A 60-minute massage" is of massage: a session of something else may be as long.
  const amounted = stemsIn(set.map(({ text }) => text).join(' '))
  const named = things.filter((stem) => !amounted.has(stem))
  const isOfNamed = ({ text, trail }: Statement) => {
    const own = stemsIn(`${trail.join(' ')} ${text}`)
    return named.length === 0 || named.some((stem) => isNamed(stem, own))
  }
  // "3 bedroom 2 bath" is no price of two bedrooms.
  const counted = all.filter((one) => fits(one) === true && isOfNamed(one))
  const priced = counted.length > 0 ? counted : all.filter((one) => fits(one) !== false)
  const typed = priced.filter(({ id }) => PRICED.test(id))
  if (things.length === 0) return firstPrices(speaking, typed)
  const fit = priced.map((one) => ({ one, ...fitOf(one, things, speaking) }))
  const most = Math.max(0, ...fit.map(({ carried }) => carried))
  const near = fit.filter(({ carried }) => carried > 0 && carried >= most * AS_MUCH)
  const exact = near.filter(({ precise }) => precise > EXACT)
  const said = ofNumbers(
    (exact.length > 0 ? exact : near).map(({ one }) => one),
    speaking.understood.lookup,
  )
  // Where no price is asked for, all that is named must be priced.
  const least = asked.wanted.has('money') ? LEAST_CARRIED : EXACT
  if (most < (counted.length > 0 ? 0 : least)) return undefined
  const own = said.filter(({ id }) => PRICED.test(id))
  const amounts = new Set(own.flatMap(amountsOf))
  // The site names something that its owner typed no price of.
  const isOfSite = said.some((one) => !PRICED.test(one.id) && !amountsOf(one).every((amount) => amounts.has(amount)))
  if (!isOfSite || !mayQuote) return tellPrices(speaking, toldOnce(own.length > 0 ? own : said), MOST_OF_ONE)
  const isSure = said.length <= MOST_PRICES && most >= (exact.length > 0 ? LEAST_EXACT : LEAST_NEAR)
  return isSure
    ? answer(
        said.map((one) => sayQuote(speaking, one)),
        said[0]?.source,
      )
    : undefined
}

/** Where nothing is named: which kinds there are, or the few prices themselves. */
function firstPrices(speaking: Speaking, typed: readonly Statement[]): Spoken | undefined {
  const once = toldOnce(typed)
  const prices = once.map((one) => ({ name: nameOf(one), statement: one }))
  const kinds = once.length > MOST_PRICES ? kindsReply(speaking, prices) : undefined
  return kinds ?? tellPrices(speaking, once, MOST_PRICES)
}

const toldOnce = (said: readonly Statement[]): Statement[] =>
  [...Map.groupBy(said, pricedAs).values()].flatMap(([first]) => first ?? [])

/** The prices of the kind whose button was pressed. */
export function kindReply(speaking: Speaking): Spoken | undefined {
  const priced = speaking.evidence.statements.filter(
    ({ id, values }) => PRICED.test(id) && values.filter((value) => value.kind === 'money').length === 1,
  )
  const prices = priced.map((one) => ({ name: nameOf(one), statement: one }))
  const pressed = ofKindPressed(speaking, prices)
  return (
    pressed &&
    tellPrices(
      speaking,
      pressed.map(({ statement }) => statement),
      MOST_OF_ONE,
    )
  )
}

function tellPrices(speaking: Speaking, all: readonly Statement[], most: number): Spoken | undefined {
  const shown = all.slice(0, most)
  const named = shown.filter(({ id }) => PRICED.test(id)).map((one) => ({ name: nameOf(one), statement: one }))
  const told = answer([...shown.map((one) => sayPrice(speaking, one)), ...asListed(speaking, named)], all[0]?.source)
  return told && ofMany(speaking, told, { shown: shown.length, all: all.length })
}

/** "90?": those that say the number, where any does. */
function ofNumbers(said: readonly Statement[], lookup: string): readonly Statement[] {
  const numbers = [...stemsIn(lookup)].filter((stem) => /^\d/.test(stem))
  const besidePrices = ({ text, values }: Statement) =>
    values.reduceRight(
      (left, { kind, start, end }) => (kind === 'money' ? left.slice(0, start) + left.slice(end) : left),
      text,
    )
  const own = said.filter((one) => numbers.some((number) => stemsIn(besidePrices(one)).has(number)))
  return own.length > 0 ? own : said
}

/**
 * How much of what is asked stands in a price's name or above it, and how much of its name is asked for: "rekey my house" is no lockout of a
 * house, "heat pump install" no installation of a thermostat.
 */
function fitOf({ text, trail }: Statement, asked: readonly string[], speaking: Speaking) {
  const { evidence, question } = speaking
  const things = [...new Set(asked)]
  const carries = isAbroad(speaking) ? isNamed : isOwnWord
  const isIn = (stem: string, own: ReadonlySet<string>) => carries(stem, own) || isJoinedOf(stem, own, evidence)
  // What the business itself is called says nothing of which price is meant.
  const ofBusiness = stemsIn(question.profile.name)
  const tells = (stem: string) => !isStop(stem) && !/^\d/.test(stem) && !ofBusiness.has(stem)
  const name = new Set(stemsOf(cellsOf(text)[0] ?? '').filter(tells))
  const whole = new Set([...stemsOf(text), ...stemsOf(trail.at(-1) ?? '')])
  if (!things.some((stem) => isIn(stem, name))) return { carried: 0, precise: 0 }
  const carried = things.filter((stem) => isIn(stem, whole))
  const precise = [...name].filter((stem) => things.some((thing) => isIn(thing, new Set([stem]))))
  return {
    carried: rarityOf(carried, evidence) / rarityOf(things, evidence),
    precise: rarityOf(precise, evidence) / rarityOf([...name], evidence),
  }
}

const SHORTEST_PART = 3
/** "Haircut" asks for a "Men's cut", where the business speaks of hair. */
const isJoinedOf = (thing: string, own: ReadonlySet<string>, { rarity }: Evidence): boolean =>
  [...own].some((stem) => {
    const before = thing.slice(0, -stem.length)
    return (
      stem.length >= SHORTEST_PART &&
      thing.endsWith(stem) &&
      before.length >= SHORTEST_PART &&
      rarity(before) < rarity('')
    )
  })

const amountsIn = (values: Statement['values']): number => values.filter(({ kind }) => kind === 'money').length
const amountsOf = ({ values }: Statement): number[] =>
  values.flatMap((value) => (value.kind === 'money' ? [value.amount, value.to ?? value.amount] : []))

const pricedAs = ({ text, values }: Statement): string => {
  const price = values.find(({ kind }) => kind === 'money')
  const heads = cellsOf(text)[0] ?? ''
  return `${fold(heads.split(' – ').at(-1) ?? '')} ${price?.kind === 'money' ? price.amount : ''}`
}

/** A row is mostly names, whose letters tell no language: it is of its site's. */
export const isAbroad = ({ evidence, understood }: Speaking): boolean =>
  (siteLanguage(evidence) ?? 'en') !== understood.language

/** "Deep cleaning: from $120 – $150 per hour."; a sentence stays as its owner wrote it. */
export function sayPrice(speaking: Speaking, statement: Statement): string {
  const { text, values, kind } = statement
  const price = values.find((value) => value.kind === 'money')
  const name = kind === 'row' ? (cellsOf(text)[0] ?? '') : nameOf(statement)
  if (!price || kind === 'sentence' || name === '') return text
  const amounts = [price.amount, price.to].flatMap((one) => (one === undefined ? [] : [priceText(speaking, one)]))
  const amount = amounts.join(' – ')
  const bounded =
    price.bound === 'from' ? PHRASES[speaking.understood.language].from.replace('{price}', amount) : amount
  const said = price.bound && price.bound !== 'from' ? price.text : bounded
  if (PRICED.test(statement.id)) return `${name}: ${said}${unitOf(text, price)}.`
  return say(speaking, 'priceOf', { name, price: said })
}

function unitOf(text: string, price: { end: number; unit?: string }): string {
  const unit =
    text
      .slice(price.end)
      .replace(/[\s.]+$/, '')
      .trim() || (price.unit ? `per ${price.unit}` : '')
  return unit ? ` ${unit}` : ''
}
