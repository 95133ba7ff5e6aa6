import { type Element, isTag, isText } from 'domhandler'
import { readableText } from '../../text/readableText'
import { isRead, nodesIn, textOf } from './elementText'
import { isPart } from './siblings'
import { isBarePrice, isBareValue } from './values'

const PART = /^(?:div|p|li|dt|dd|td|h[1-6]|section|article|header|br)$/
const FEWEST = 2
const MOST = 4
const LONGEST_ROW = 300
const MOST_NODES = 80
const LONGEST_LABEL = 90
const MOST_PAIRED = 1_000

/** The lines of an element, or undefined as soon as they are too many for a row. */
function fewLines(element: Element): string[] | undefined {
  const lines: string[] = []
  let within: Element | undefined
  let nodes = 0
  let size = 0
  for (const node of nodesIn(element.children, isRead)) {
    nodes += 1
    if (nodes > MOST_NODES || (isTag(node) && /^(?:table|ul|ol|dl|form|details)$/.test(node.name))) return undefined
    if (isTag(node) && node.name === 'br') within = undefined
    if (!isText(node)) continue
    size += node.data.trim().length
    if (size > LONGEST_ROW) return undefined
    const part = partAround(node.parent && isTag(node.parent) ? node.parent : element, element)
    const open = part === within ? (lines.pop() ?? '') : ''
    lines.push(open + node.data)
    within = part
  }
  const said = lines.map(readableText).filter((line) => /[\p{L}\d]/u.test(line))
  return said.length < FEWEST || said.length > MOST ? undefined : said
}

function partAround(from: Element, top: Element): Element {
  let node = from
  while (node !== top && !PART.test(node.name) && !isPart(node) && node.parent && isTag(node.parent)) node = node.parent
  return node
}

/** Rows made of siblings: a name, perhaps a line on it, and its price or hours, each in an element of its own. */
export function rowsOfSiblings(element: Element): string[] | undefined {
  if (element.name === 'dl') return pairsOf(element)
  if (!/^(?:div|li|p|article|section|a)$/.test(element.name)) return undefined
  const lines = fewLines(element)
  if (!lines) return undefined
  const [first = '', other = ''] = lines
  if (lines.length === 2 && BARE_NUMBER.test(first) && isShortLabel(other))
    return Number.parseFloat(first) > 0 ? [`${first} ${other}`] : []
  if (lines.some(isTold)) return undefined
  const values = lines.filter(isBareValue)
  const names = lines.length - values.length
  if (values.length === 0 || names === 0 || (values.length > 1 && names > 1)) return undefined
  if (names > 2 || first.length > LONGEST_LABEL || lines.some((line) => line.endsWith('?'))) return undefined
  return [(lines.length === 2 && isBarePrice(first) ? lines.toReversed() : lines).join(' | ')]
}

/** "15+" over "Years of experience"; 0 is where a script will count from. */
const BARE_NUMBER = /^\d[\d,.]*\s?[+%k]?$/i
const isShortLabel = (text: string): boolean => /\p{L}/u.test(text) && text.length <= 40 && !/\d/.test(text)
/** A sentence on what it is stands by itself, and the price beside the name. */
const isTold = (text: string): boolean => text.length > 60 || (text.length > 20 && /[.!]$/.test(text))

/** A list of terms with a short word on each. */
function pairsOf(list: Element): string[] | undefined {
  const parts = list.children
    .filter(isTag)
    .filter(({ name }) => name === 'dt' || name === 'dd')
    .slice(0, MOST_PAIRED)
  const rows: string[] = []
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    if (part.name !== 'dt' || next?.name !== 'dd') continue
    const [term, word] = [textOf(part), textOf(next)]
    if (term.endsWith('?') || term.length > LONGEST_LABEL || isTold(word)) return undefined
    if (term && word) rows.push(`${term} | ${word}`)
  }
  return rows.length > 0 ? rows : undefined
}
