import type { Source } from '../../../contract/chat'
import type { Locale } from '../../text/value'
import { composingStatements, naming } from '../extraction/composeStatements'
import { foldDuplicates } from '../extraction/foldDuplicates'
import { readableText, withoutInvisible } from '../extraction/readableText'
import type { Piece } from '../extraction/readCard'
import { hoursRow, namesDay, priceRow } from '../extraction/values'
import type { Statement } from '../statement'
import { atOnce, type Steps } from '../steps'

const LONGEST_HEADING = 80
const LONGEST_LINE = 3_000
const ITEM = /^\s*(?:[-*•·▪◦–]|\d{1,2}[.)])\s+/

/** Plain text as its writer laid it out: blank lines part, short lines over others head, tabs and bars part cells. */
export function* readingText(text: string, source: Source, name: string, locale: Locale): Steps<Statement[]> {
  const lines = withoutInvisible(text)
    .split(/\r\n|\r|\n|\f/)
    .map((line) => line.slice(0, LONGEST_LINE))
  const pieces: Piece[] = []
  let block = 0
  let paragraph = ''
  const close = () => {
    const line = readableText(paragraph)
    paragraph = ''
    if (!/[\p{L}\d]/u.test(line)) return
    const row = hoursRow(line) ?? priceRow(line)
    pieces.push({ kind: row ? 'row' : 'line', text: row ?? line, block: ++block })
  }
  for (const [at, raw] of lines.entries()) {
    yield
    const line = readableText(raw)
    const cells = raw
      .split(/\t+|\s\|\s/)
      .map(readableText)
      .filter(Boolean)
    const above = readableText(lines[at - 1] ?? '')
    if (line === '') {
      close()
      // A question's answer goes as far as its paragraph.
      pieces.push({ kind: 'end', depth: 0, fromLevel: QUESTION_LEVEL })
    } else if (
      isHeading(
        raw,
        above,
        lines
          .slice(at + 1, at + 4)
          .map(readableText)
          .find(Boolean) ?? '',
      )
    ) {
      close()
      pieces.push({
        kind: 'heading',
        text: line.replace(/^#+\s*|:$/g, ''),
        level: levelOf(line),
        depth: 0,
        block: ++block,
      })
    } else if (cells.length > 1) {
      close()
      pieces.push({ kind: 'row', text: cells.join(' | '), block: ++block })
    } else if (ITEM.test(raw)) {
      close()
      const item = line.replace(ITEM, '')
      const row = priceRow(item)
      pieces.push({ kind: row ? 'row' : 'item', text: row ?? item, block: ++block })
    } else if (hoursRow(line) || priceRow(line)) {
      close()
      paragraph = line
      close()
    } else paragraph = `${paragraph} ${line}`.slice(0, LONGEST_LINE)
  }
  close()
  return yield* naming(foldDuplicates(yield* composingStatements(pieces, 0)), source, name, locale)
}

export const readText = (text: string, source: Source, name: string, locale: Locale): Statement[] =>
  atOnce(readingText(text, source, name, locale))

const QUESTION_LEVEL = 8
const levelOf = (line: string): number => /^#+/.exec(line)?.[0].length ?? (line.endsWith('?') ? QUESTION_LEVEL : 2)

/** Marked as one, or short, without an end of sentence, with nothing above and something below. */
function isHeading(raw: string, above: string, below: string): boolean {
  const line = readableText(raw)
  if (/^#{1,6}\s/.test(line)) return true
  if (line.length > LONGEST_HEADING || ITEM.test(raw) || raw.includes('\t') || above !== '') return false
  if (line.endsWith('?')) return below !== ''
  return (
    /^\p{Lu}/u.test(line) &&
    !namesDay(line) &&
    !/[.!,;]$/.test(line) &&
    !/\d/.test(line) &&
    line.split(' ').length <= 9 &&
    below !== ''
  )
}
