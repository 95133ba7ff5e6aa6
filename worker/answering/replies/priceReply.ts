import type { Evidence } from '../evidence/evidence'
import type { Passage } from '../evidence/passages'
import type { Ranked } from '../evidence/rank'
import { words } from '../language/tokens'
import { isLight, isStop } from '../language/wordClasses'
import { type Draft, distinct, fact, sentence } from './draft'
import { passageReply } from './passageReply'

const priced = ({ carries, kind }: Passage) =>
  carries.price || ((carries.percent || carries.terms) && (kind === 'faq' || kind === 'sentence'))
/** An amount answers better than a word about the price that fits a little better. */
const AMOUNT = 0.12
const worth = ({ passage, score }: Ranked) => score + (passage.carries.price ? AMOUNT : 0)

/** "60 minutes: $90" says little without the heading it stands under. */
const row = ({ text, heading }: Passage): string => {
  const bare = words(text).every((word) => isLight(word) || isStop(word))
  return bare && heading !== '' && heading.length < 50 ? `${heading}, ${text}` : text
}

/** A listed price, or what is said about the price; never one that isn't there. */
export const priceReply = (ranked: Ranked[], evidence: Evidence): Draft | undefined => {
  const fitting = ranked.filter(({ passage }) => priced(passage)).sort((a, b) => worth(b) - worth(a))
  const best = fitting[0]
  if (best === undefined) return undefined
  if (best.passage.kind !== 'row') return passageReply(fitting, evidence)
  const rows = fitting.filter(({ passage, score }) => passage.kind === 'row' && score >= best.score - 0.05).slice(0, 4)
  const prose = fitting.find(({ passage, score }) => passage.kind !== 'row' && score >= best.score - 0.05)
  const said = rows.map(({ passage }) => sentence(row(passage))).join(' ')
  const more =
    prose === undefined || said.length + prose.passage.text.length > 400 ? '' : ` ${sentence(prose.passage.text)}`
  return fact(
    said + more,
    distinct([...rows, ...(more === '' || prose === undefined ? [] : [prose])].map(({ passage }) => passage.source)),
  )
}

/** "How much do you charge?" with nothing named: the first of the list. */
export const pricesReply = (evidence: Evidence): Draft | undefined => {
  const rows = evidence.passages.filter(({ kind }) => kind === 'row').slice(0, 5)
  const prose = evidence.passages
    .filter(({ kind, carries }) => (kind === 'faq' || kind === 'sentence') && carries.price)
    .slice(0, 2)
  const shown = rows.length > 0 ? rows : prose
  if (shown.length === 0) return undefined
  const lead = rows.length > 0 ? 'Here are some of our prices. ' : ''
  return fact(lead + shown.map(({ text }) => sentence(text)).join(' '), distinct(shown.map(({ source }) => source)))
}
