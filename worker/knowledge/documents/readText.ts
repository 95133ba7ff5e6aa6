import type { Source } from '../../../contract/chat'
import { readableText, withoutInvisible } from '../../text/readableText'
import type { Locale } from '../../text/value'
import { composingStatements, naming } from '../extraction/composeStatements'
import { type Piece, QUESTION_LEVEL } from '../extraction/readCard'
import { namesDay, rowIn } from '../extraction/values'
import type { Statement } from '../statement'
import { atOnce, type Steps } from '../steps'
import { linesOfList } from './splitList'

const LONGEST_HEADING = 80
const LONGEST_LINE = 3_000
const ITEM = /^\s*(?:[-*•·▪◦–]|\d{1,2}[.)])\s+/

/** Plain text as its writer laid it out: blank lines part, short lines over others head, tabs and bars part cells. */
export function* piecesOfText(text: string): Steps<Piece[]> {
  const lines = withoutInvisible(text)
    .split(/\r\n|\r|\n|\f/)
    .map((line) => line.slice(0, LONGEST_LINE))
  const pieces: Piece[] = []
  let block = 0
  let paragraph = ''
  const add = (kind: 'line' | 'item' | 'row', said: string) => {
    const row = kind === 'row' ? undefined : rowIn(said)
    if (/[\p{L}\d]/u.test(said)) pieces.push({ kind: row ? 'row' : kind, text: row ?? said, block: ++block })
  }
  const close = () => {
    for (const { text, isItem } of linesOfList(readableText(paragraph))) add(isItem ? 'item' : 'line', text)
    paragraph = ''
  }
  for (const [at, raw] of lines.entries()) {
    yield
    const line = readableText(raw)
    const cells = raw
      .split(/\t+|\s\|\s/)
      .map(readableText)
      .filter(Boolean)
    const heads = isHeading(raw, lines[at - 1], lines.slice(at + 1, at + 4))
    if (line !== '' && !heads && cells.length < 2 && !ITEM.test(raw) && !rowIn(line)) {
      paragraph = `${paragraph} ${line}`.slice(0, LONGEST_LINE)
      continue
    }
    close()
    // A question's answer goes as far as its paragraph.
    if (line === '') pieces.push({ kind: 'end', depth: 0, fromLevel: QUESTION_LEVEL })
    else if (heads) {
      const said = line.replace(/^#+\s*|:$/g, '')
      pieces.push({ kind: 'heading', text: said, level: levelOf(line), depth: 0, block: ++block })
    } else if (cells.length > 1) add('row', cells.join(' | '))
    else if (ITEM.test(raw)) add('item', line.replace(ITEM, ''))
    else add('line', line)
  }
  close()
  return pieces
}

export const readText = (text: string, source: Source, name: string, locale: Locale): Statement[] =>
  atOnce(naming(atOnce(composingStatements(atOnce(piecesOfText(text)))), source, name, locale))

const levelOf = (line: string): number => /^#+/.exec(line)?.[0].length ?? (line.endsWith('?') ? QUESTION_LEVEL : 2)

/** Marked as one, or short, without an end of sentence, with nothing above and something below. */
function isHeading(raw: string, above: string | undefined, below: readonly string[]): boolean {
  const line = readableText(raw)
  if (/^#{1,6}\s/.test(line)) return true
  if (line.length > LONGEST_HEADING || ITEM.test(raw) || raw.includes('\t') || above?.trim()) return false
  if (!below.some((one) => one.trim())) return false
  return line.endsWith('?') || (/^\p{Lu}[^\d]*[^\d.!,;]$/u.test(line) && !namesDay(line) && line.split(' ').length <= 9)
}
