import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { readableText } from '../../text/readableText'
import type { Steps } from '../steps'
import { askedIn } from './askedRows'
import { needsSpace, protectedEmail, textOf, unsaidContact } from './elementText'
import { isFormField } from './formField'
import { isCallToAction, isCopyright, isFurniture, isPageEdge, isWorthKeepingAtEdge, WITHOUT_TEXT } from './furniture'
import { rowsOfGrid } from './grids'
import { partsOfTable } from './htmlTables'
import { type Piece, QUESTION_LEVEL, readCard } from './readCard'
import { rowsOfSiblings } from './rows'
import { scopeOf } from './scopes'
import { isChip } from './siblings'
import { isOfStrangers } from './strangers'
import { holdsValue, rowIn, rowsIn } from './values'
import { idsOpenedBy, isOpenedOnDemand, isUnseen } from './visibility'

const END_OF_ALL: Piece = { kind: 'end', depth: 0, fromLevel: 0 }
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr picture q ruby s samp small source span strike strong sub sup time tt u var wbr br button'.split(
    ' ',
  ),
)
const HEADING = /^h[1-6]$/
const isHeading = ({ name }: Element): boolean => HEADING.test(name)
const SCOPES = new Set('section article li aside footer header td dd details fieldset'.split(' '))
const BOLD_LEVEL = 7
/** A line across the page ends what small headings are over. */
const LEVEL_OF_A_PART = 3
const LONGEST_LABEL = 100
/** A paragraph beyond it is parted, and a line is no longer than a long answer. */
const LONGEST_TEXT = 10_000
const LONGEST_LINE = 3_000
const VISITED_AT_ONCE = 25
const MOST_CLASSES = 20

const isLabel = (text: string): boolean => text.length <= LONGEST_LABEL && !/[.!;,]$/.test(text)

const LISTS_QUESTIONS = ['faq', 'accordion', 'toggle', 'question']
const IS_ASKED = ['question', 'title', 'header', 'heading', 'trigger', 'button']

/** "faq__question", "accordion-header", "question". */
const isQuestionClass = (name: string): boolean =>
  name === 'question' ||
  name === 'faq-q' ||
  LISTS_QUESTIONS.some((list) => {
    const at = name.indexOf(list)
    return at >= 0 && IS_ASKED.some((asked) => name.indexOf(asked, at + list.length) >= 0)
  })

/** What is pressed, or stands there, to have an answer shown. */
const isAnswered = (element: Element): boolean => {
  if (element.name === 'summary' || element.name === 'dt') return true
  const classes = (element.attribs.class ?? '').toLowerCase().split(/\s+/, MOST_CLASSES)
  if (!classes.some(isQuestionClass) && !('aria-expanded' in element.attribs)) return false
  return isQuestionLong(textOf(element))
}
const isQuestionLong = ({ length }: string): boolean => length > 8 && length <= 200

/** What is said of a button, of the label of a box whose state shows what follows, or in bold at the start of a paragraph. */
const asks = (element: Element): boolean => {
  const words = textOf(element)
  if (element.name === 'strong' || element.name === 'b') return isQuestionLong(words) && ASKS.test(words)
  const box = element.name === 'label' ? DomUtils.prevElementSibling(element)?.attribs.type : 'checkbox'
  return /^(?:checkbox|radio)$/.test(box ?? '') && (ASKS.test(words) || isAnswered(element))
}
const ASKS = /\?\W{0,3}$/

const partOfSiblings = (element: Element) => {
  const rows = rowsOfGrid(element) ?? rowsOfSiblings(element)
  return rows && [{ name: '', rows }]
}

type Place = { depth: number; isItem: boolean; atEdge: boolean }

/** Reads a page into pieces. `elements`: all that are on it. */
export function* piecesOfPage(roots: ChildNode[], elements: Element[]): Steps<Piece[]> {
  const opened = idsOpenedBy(elements)
  const footLine = elements.slice(elements.findLastIndex(isHeading) + 1).findLast(({ name }) => name === 'hr')
  const depths = new Map<Element, number>()
  const pieces: Piece[] = []
  let text = ''
  let bold = 0
  let block = 0

  const flush = ({ depth, isItem, atEdge }: Place) => {
    const lines = text
      .split('\n')
      .map((line) => readableText(line.slice(0, LONGEST_LINE)))
      .filter((line) => /[\p{L}\d]/u.test(line))
    const isBold = bold > 0 && bold >= lines.join('').replace(/\s/g, '').length
    text = ''
    bold = 0
    if (lines.length === 0) return
    block += 1
    if (lines.length === 1 && isBold && !isItem && isLabel(lines[0] ?? '')) {
      pieces.push({ kind: 'heading', text: lines[0] ?? '', level: BOLD_LEVEL, depth, block })
      return
    }
    for (const line of lines) {
      if (isCopyright(line) || (atEdge && !isWorthKeepingAtEdge(line))) continue
      const rows = rowsIn(line) ?? [rowIn(line)].filter((row) => row !== undefined)
      if (rows.length === 0) pieces.push({ kind: isItem ? 'item' : 'line', text: line, block })
      for (const row of rows) pieces.push({ kind: 'row', text: row, block })
    }
  }

  const heading = (element: Element, level: number, { depth: here, atEdge }: Place) => {
    const scope = scopeOf(element)
    const depth = (scope && depths.get(scope)) ?? here
    const words = readableText(textOf(element)).replace(/\?[^\p{L}\d?]+$/u, '?')
    if (!/[\p{L}\d]/u.test(words)) return
    pieces.push({ kind: 'heading', text: words, level, depth, block: ++block, ...(atEdge && { isApart: true }) })
    const row = holdsValue(words, 'money') && level < QUESTION_LEVEL ? rowIn(words) : undefined
    if (row) pieces.push({ kind: 'row', text: row, block: ++block })
  }

  function* inline(element: Element, place: Place): Steps<void> {
    const { name, attribs } = element
    if (name === 'br') {
      text += '\n'
      return
    }
    const isBold = name === 'strong' || name === 'b'
    const isControl = name === 'button' || name === 'label'
    if ((isControl || (isBold && /(?:^|\n)\s*$/.test(text.slice(-20)))) && asks(element)) {
      flush(place)
      heading(element, QUESTION_LEVEL, place)
      return
    }
    if (isControl) return
    const email = protectedEmail(element)
    text += email ?? ''
    if (email) return
    const isApart = isChip(element)
    const inside = { ...place, depth: place.depth + 1, isItem: place.isItem || isApart }
    if (isApart) flush(place)
    const start = text.length
    if (!isApart && needsSpace(text, element)) text += ' '
    yield* children(element, inside)
    if (name === 'a') {
      text += unsaidContact(attribs, text.slice(start))
      if (isCallToAction(element, readableText(text.slice(start)))) text = text.slice(0, start)
    }
    if (isBold) bold += text.slice(start).replace(/\s/g, '').length
    if (isApart) flush(inside)
  }

  function* blockElement(element: Element, place: Place): Steps<void> {
    const { name } = element
    const inside: Place = {
      depth: place.depth + 1,
      isItem: name === 'li' || (place.isItem && name !== 'ul' && name !== 'ol'),
      atEdge: place.atEdge || isPageEdge(element),
    }
    flush(place)
    depths.set(element, inside.depth)
    const start = pieces.length
    if (HEADING.test(name) || element.attribs.role === 'heading') {
      heading(element, Math.min(Number(element.attribs['aria-level'] ?? name.slice(1)) || 2, BOLD_LEVEL), place)
      return
    }
    const parts = name === 'table' ? partsOfTable(element) : name === 'body' ? undefined : partOfSiblings(element)
    if (!parts && isAnswered(element)) {
      heading(element, QUESTION_LEVEL, place)
      return
    }
    if (name === 'hr') {
      pieces.push(element === footLine ? END_OF_ALL : { kind: 'end', depth: 0, fromLevel: LEVEL_OF_A_PART })
      return
    }
    // "What would you like?" over an empty box is asked of the visitor.
    if (isFormField(element)) return
    if (parts) {
      block += 1
      const asked = askedIn(parts.flatMap(({ rows }) => rows))
      for (const { question, answer } of asked ?? []) {
        pieces.push({ kind: 'heading', text: question, level: QUESTION_LEVEL, depth: inside.depth, block: ++block })
        pieces.push({ kind: 'line', text: answer, block: ++block })
      }
      if (asked) pieces.push({ kind: 'end', depth: inside.depth, fromLevel: QUESTION_LEVEL })
      for (const { name, rows } of asked ? [] : parts) {
        if (name !== '') pieces.push({ kind: 'heading', text: name, level: BOLD_LEVEL, depth: inside.depth, block })
        for (const row of rows)
          if (!inside.atEdge || isWorthKeepingAtEdge(row))
            pieces.push({ kind: row.includes(' | ') ? 'row' : 'item', text: row, block })
      }
      if (parts.length > 1) pieces.push({ kind: 'end', depth: inside.depth, fromLevel: BOLD_LEVEL })
      return
    }
    // What heads a page's own text heads neither its top nor its foot.
    const isApart = name === 'main' || (inside.atEdge && !place.atEdge)
    if (isApart && name !== 'main') pieces.push(END_OF_ALL)
    yield* children(element, inside)
    flush(inside)
    readCard(pieces, start, inside.depth)
    if (isApart) pieces.push(END_OF_ALL)
    pieces.push({ kind: 'end', depth: inside.depth, fromLevel: SCOPES.has(name) ? 2 : 3 })
  }

  function* children(element: Element, place: Place): Steps<void> {
    for (const child of element.children) yield* visit(child, place)
  }

  let visited = 0
  function* visit(node: ChildNode, place: Place): Steps<void> {
    if (++visited % VISITED_AT_ONCE === 0) yield
    if (isText(node)) text += node.data.slice(0, LONGEST_TEXT).replace(/\s+/g, ' ')
    if (text.length > LONGEST_TEXT) flush(place)
    if (!isTag(node) || WITHOUT_TEXT.has(node.name) || isFurniture(node) || isOfStrangers(node)) return
    if (isUnseen(node) && !isOpenedOnDemand(node, opened)) return
    if (INLINE.has(node.name)) yield* inline(node, place)
    else yield* blockElement(node, place)
  }

  const top: Place = { depth: 0, isItem: false, atEdge: false }
  for (const node of roots) yield* visit(node, top)
  flush(top)
  return pieces
}
