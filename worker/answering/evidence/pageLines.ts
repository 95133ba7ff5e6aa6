import { plain } from '../language/tokens'
import { isBarePrice, priceRowsOf } from './prices'
import { sentencesOf } from './sentences'

/** A piece of a page that can be quoted: a sentence, a row of a price list, an item of a list, the answer to a question that stands above it. */
export type PagePiece = { kind: 'faq' | 'sentence' | 'row' | 'item'; text: string; heading: string; paragraph: number }

const LONGEST_LABEL = 60
/** A heading, a list item, a menu entry: short, and not a sentence. */
const isLabel = (line: string): boolean =>
  line.length <= LONGEST_LABEL && !/[.!;]$|,.*,/.test(line) && !/\d{3}|@/.test(line)
const isQuestion = (line: string): boolean => /\?\W{0,4}$/.test(line) && line.length <= 160

/** What every page carries: nothing that a visitor asks for. */
const FURNITURE =
  /^©|\b(?:all rights reserved|copyright|website (?:design )?by|accept (?:all )?cookies|cookie policy|skip to (?:main )?content)\b/i
/** A customer's words are not the business's own. */
const QUOTED = /^["“]/

const linesOf = (content: string): string[] =>
  plain(content)
    .split(/[\n\r]+/)
    .map((line) => line.replace(/\t+/g, ' ').replace(/ {2,}/g, ' ').trim())
    .filter((line) => /[\p{L}\d]/u.test(line) && !FURNITURE.test(line))

/** Text that reached us without line breaks still has its price lists and sentences. */
const piecesOfLine = (line: string, heading: string, paragraph: number): PagePiece[] => {
  const { rows, rest } = priceRowsOf(line)
  if (QUOTED.test(line)) return []
  if (rows.length === 0) return sentencesOf(line).flatMap((text) => sentenceOrRows(text, heading, paragraph))
  const pieces = rows.map(
    ({ label, price }): PagePiece => ({ kind: 'row', text: `${label}: ${price}`, heading, paragraph }),
  )
  return rest === ''
    ? pieces
    : [...pieces, ...sentencesOf(rest).map((text): PagePiece => ({ kind: 'sentence', text, heading, paragraph }))]
}
const sentenceOrRows = (text: string, heading: string, paragraph: number): PagePiece[] => {
  const { rows, rest } = priceRowsOf(text)
  if (rows.length < 2) return [{ kind: 'sentence', text, heading, paragraph }]
  const pieces = rows.map(
    ({ label, price }): PagePiece => ({ kind: 'row', text: `${label}: ${price}`, heading, paragraph }),
  )
  return rest === '' ? pieces : [...pieces, { kind: 'sentence', text: rest, heading, paragraph }]
}

/**
 * A page's visible text as pieces, each under the heading that it stands under. Labels that follow each other are a list;
 * what comes after a list stands under its first and its last label (a table's caption and its head).
 */
export const pagePieces = (content: string): PagePiece[] => {
  const lines = linesOf(content)
  const pieces: PagePiece[] = []
  let run: string[] = []
  let heading = ''
  let question = ''
  let answer: string[] = []
  const close = () => {
    if (answer.length > 0)
      pieces.push({ kind: 'faq', text: answer.join(' '), heading: question, paragraph: pieces.length })
    question = ''
    answer = []
  }
  lines.forEach((line, at) => {
    const label = isLabel(line) && !isQuestion(line) && priceRowsOf(line).rows.length === 0
    if (isQuestion(line)) close()
    if (isBarePrice(line) && question === '') {
      const above = lines[at - 1]
      if (above !== undefined && isLabel(above) && !isBarePrice(above))
        pieces.push({ kind: 'row', text: `${above}: ${line}`, heading: run[0] ?? heading, paragraph: at })
      return
    }
    if (isQuestion(line)) {
      question = line.replace(/\W+$/, '?')
      heading = question
      run = []
      return
    }
    if (question !== '' && !(label && answer.length > 0)) {
      answer.push(line)
      return
    }
    close()
    if (label) {
      run.push(line)
      pieces.push({ kind: 'item', text: line, heading: run.length > 1 ? (run[0] ?? '') : '', paragraph: at })
      return
    }
    if (run.length > 0) heading = [...new Set([run[0], run.at(-1)])].join(' / ')
    run = []
    pieces.push(...piecesOfLine(line, heading, at))
  })
  close()
  return pieces
}
