import { plain } from '../language/tokens'
import { isBarePrice, priceRowsOf } from './prices'
import { sentencesOf } from './sentences'

/** A piece of a page that can be quoted: a sentence, a row of a price list, an item of a list. */
export type PagePiece = { kind: 'sentence' | 'row' | 'item'; text: string; heading: string; paragraph: number }

const LONGEST_LABEL = 60
/** A heading, a list item, a menu entry: short, and not a sentence. */
const isLabel = (line: string): boolean => line.length <= LONGEST_LABEL && !/[.!;]$/.test(line) && !/\d{3}|@/.test(line)
const isQuestion = (line: string): boolean => line.endsWith('?') && line.length <= 160

const linesOf = (content: string): string[] =>
  plain(content)
    .split(/[\n\r]+/)
    .map((line) => line.replace(/\t+/g, ' ').replace(/ {2,}/g, ' ').trim())
    .filter((line) => /[\p{L}\d]/u.test(line))

/** Text that reached us without line breaks still has its price lists and sentences. */
const piecesOfLine = (line: string, heading: string, paragraph: number): PagePiece[] => {
  const { rows, rest } = priceRowsOf(line)
  if (rows.length === 0) return sentencesOf(line).flatMap((text) => sentenceOrRows(text, heading, paragraph))
  const pieces = rows.map(({ label, price }): PagePiece => ({ kind: 'row', text: `${label}: ${price}`, heading, paragraph }))
  return rest === '' ? pieces : [...pieces, ...sentencesOf(rest).map((text): PagePiece => ({ kind: 'sentence', text, heading, paragraph }))]
}
const sentenceOrRows = (text: string, heading: string, paragraph: number): PagePiece[] => {
  const { rows, rest } = priceRowsOf(text)
  if (rows.length < 2) return [{ kind: 'sentence', text, heading, paragraph }]
  const pieces = rows.map(({ label, price }): PagePiece => ({ kind: 'row', text: `${label}: ${price}`, heading, paragraph }))
  return rest === '' ? pieces : [...pieces, { kind: 'sentence', text: rest, heading, paragraph }]
}

/** A page's visible text as pieces, each under the heading that it stands under. */
export const pagePieces = (content: string): PagePiece[] => {
  const lines = linesOf(content)
  const pieces: PagePiece[] = []
  let heading = ''
  let question = ''
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    if (isBarePrice(line)) {
      const label = lines[at - 1]
      if (label !== undefined && isLabel(label)) pieces.push({ kind: 'row', text: `${label}: ${line}`, heading, paragraph: at })
      return
    }
    if (isQuestion(line)) {
      question = line
      heading = line
      return
    }
    if (isLabel(line)) {
      const inList = isLabel(lines[at - 1] ?? '') && !isQuestion(lines[at - 1] ?? '?')
      if (!inList) heading = line
      const leads = next !== undefined && !isLabel(next)
      pieces.push(...(priceRowsOf(line).rows.length > 0 ? piecesOfLine(line, heading, at) : [{ kind: 'item' as const, text: line, heading: inList ? heading : '', paragraph: at }]))
      if (leads && !isBarePrice(next) && priceRowsOf(line).rows.length === 0) heading = line
      return
    }
    pieces.push(...piecesOfLine(line, question === '' ? heading : question, at))
    if (question !== '' && next !== undefined && isLabel(next)) question = ''
  })
  return pieces
}
