import type { Evidence } from '../evidence/evidence'
import type { Passage } from '../evidence/passages'
import type { Ranked } from '../evidence/rank'
import { isTypedFact } from '../evidence/typedFacts'
import { words } from '../language/tokens'
import { isLight, isStop } from '../language/wordClasses'
import { type Draft, distinct, fact, sentence } from './draft'
import { BARE, passageReply } from './passageReply'
import { saidRow } from './saidRow'

const priced = ({ carries, kind, text, heading }: Passage) =>
  carries.price ||
  (kind === 'faq' && BARE.test(text) && CHARGED.test(heading)) ||
  ((carries.percent || carries.terms) && (kind === 'faq' || kind === 'sentence'))
/** "Do we have to pay for parking? No." */
const CHARGED = /\b(?:pay|charge|cost|fee|free)\b/i
/** An amount answers better than a word about the price that fits a little better. */
const AMOUNT = 0.12
const worth = ({ passage, score, meetsItself }: Ranked) =>
  score + (passage.carries.price ? AMOUNT * (meetsItself ? 1 : HEADED) : 0)
/** Of what it is the price only its heading says. */
const HEADED = 0.5

/** "60 minutes: $90" says little without the heading it stands under. */
const needsHeading = ({ passage: { text, heading }, meetsItself }: Ranked): boolean => {
  const isBare = words(text).every((word) => isLight(word) || isStop(word))
  return (isBare || !meetsItself) && heading !== '' && heading.length < 50 && !/\?\W*$/.test(heading)
}
const MOST_ROWS = 4
const isWithin = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)
const NEAR = 0.05

/** Rows of one list are said together, under the heading that they share. */
const sayRows = (rows: Ranked[]): string => {
  const [first] = rows
  if (first === undefined) return ''
  const shared = sharedTrail(rows.map(({ passage: { trail } }) => trail))
  const heading =
    shared
      .split(' / ')
      .at(-1)
      ?.replace(/[^\p{L}\d)]+$/u, '') ?? ''
  const say = ({ passage }: Ranked) =>
    passage.trail === shared || passage.heading === ''
      ? saidRow(passage.text)
      : `${passage.heading}, ${saidRow(passage.text)}`
  if (heading !== '' && rows.every((row) => needsHeading(row) && !row.passage.text.startsWith(heading)))
    return sentence(`${heading}: ${rows.map(say).join('; ')}`)
  return rows.map((row) => sentence(needsHeading(row) ? say(row) : saidRow(row.passage.text))).join(' ')
}
const sharedTrail = (trails: string[]): string =>
  trails.reduce((shared, trail) => {
    const [one, other] = [shared.split(' / '), trail.split(' / ')]
    const differs = one.findIndex((heading, at) => heading !== other[at])
    return differs < 0 ? shared : one.slice(0, differs).join(' / ')
  })

/** What the owner typed holds; the site's row of the same name says nothing more, or something old. */
const saidOnce = (rows: Ranked[], evidence: Evidence): Ranked[] => {
  const typed = evidence.passages.filter((passage) => passage.kind === 'row' && isTypedFact(passage))
  const held = rows.map((row) => {
    const own = typed.find((passage) => isSamePrice(passage, row.passage))
    return own === undefined ? row : { ...row, passage: own }
  })
  return held.filter(
    (row, at) =>
      held.findIndex(
        (other) =>
          other.passage === row.passage || (!needsHeading(row) && textOf(other.passage) === textOf(row.passage)),
      ) === at,
  )
}
const textOf = ({ text }: Passage): string => text.toLowerCase()
const labelOf = ({ text }: Passage): string[] => words(saidRow(text).split(':')[0] ?? '')
const amountsOf = (text: string): string[] => text.match(/[$£€]\s?\d[\d,.]*\d|[$£€]\s?\d/g) ?? []
const isSamePrice = (typed: Passage, other: Passage): boolean => {
  if (typed === other || isTypedFact(other)) return typed === other
  const label = labelOf(typed)
  if (label.join(' ') === labelOf(other).join(' ')) return true
  const said = new Set(words(other.text))
  const amounts = amountsOf(typed.text)
  return label.every((word) => said.has(word)) && amountsOf(other.text).every((amount) => amounts.includes(amount))
}

/** A listed price, or what is said about the price; never one that isn't there. */
export const priceReply = (ranked: Ranked[], evidence: Evidence): Draft | undefined => {
  const fitting = ranked.filter(({ passage }) => priced(passage)).sort((a, b) => worth(b) - worth(a))
  const best = fitting[0]
  if (best === undefined) return undefined
  if (best.passage.kind !== 'row') return passageReply(fitting, evidence)
  const rows = saidOnce(
    fitting
      .filter(
        ({ passage, score, meetsItself }) =>
          passage.kind === 'row' && score >= best.score - NEAR && meetsItself === best.meetsItself,
      )
      .filter(({ passage }) => best.meetsItself || isWithin(passage.trail, best.passage.trail)),
    evidence,
  )
    .slice(0, MOST_ROWS)
    .sort((a, b) => a.passage.paragraph - b.passage.paragraph)
  const prose = fitting.find(
    ({ passage, score }) =>
      passage.kind !== 'row' &&
      score >= best.score - NEAR &&
      !rows.some((row) => isTypedFact(row.passage) && isSamePrice(row.passage, passage)),
  )
  const said = sayRows(rows)
  const more =
    prose === undefined || said.length + prose.passage.text.length > 400 ? '' : ` ${sentence(prose.passage.text)}`
  return fact(
    said + more,
    distinct([...rows, ...(more === '' || prose === undefined ? [] : [prose])].map(({ passage }) => passage.source)),
  )
}

/** "How much do you charge?" with nothing named: the first of the list. */
export const pricesReply = (evidence: Evidence): Draft | undefined => {
  const rows = evidence.passages.filter(({ kind, carries }) => kind === 'row' && carries.price).slice(0, 5)
  const prose = evidence.passages
    .filter(({ kind, carries }) => (kind === 'faq' || kind === 'sentence') && carries.price)
    .slice(0, 2)
  const shown = rows.length > 0 ? rows : prose
  if (shown.length === 0) return undefined
  const lead = rows.length > 0 ? 'Here are some of our prices. ' : ''
  return fact(
    lead + shown.map(({ text }) => sentence(saidRow(text))).join(' '),
    distinct(shown.map(({ source }) => source)),
  )
}
