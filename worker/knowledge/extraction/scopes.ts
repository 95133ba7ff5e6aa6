import { type Element, isTag, isText } from 'domhandler'
import { nodesIn } from './elementText'

const HEADING = /^h([1-6])$/
/** A card or a part of a page; what is longer has its own ways to say where a heading ends. */
const LONGEST = 800
const LEVELS = 6
const FRAMES = /^(?:html|body|main|header|footer|table|ul|ol)$/

/**
 * How far a heading reaches: the largest element around it that holds no other of its level or above. The title of a card reaches to its
 * foot, though an element of its own ends before. Only headings that reach further than their own element are in it.
 */
export function headingScopes(elements: readonly Element[]): Map<Element, Element> {
  const headings = elements.filter(({ name }) => HEADING.test(name))
  /** How many headings of a level or above it an element holds, by that level. */
  const holding = new Map<Element, number[]>()
  for (const heading of headings)
    for (const above of ancestorsOf(heading)) {
      const counts = holding.get(above) ?? Array<number>(LEVELS + 1).fill(0)
      for (let level = levelOf(heading); level <= LEVELS; level++) counts[level] = (counts[level] ?? 0) + 1
      holding.set(above, counts)
    }
  const scopes = new Map<Element, Element>()
  for (const heading of headings) {
    const level = levelOf(heading)
    for (const above of ancestorsOf(heading)) {
      if (holding.get(above)?.[level] !== 1 || FRAMES.test(above.name) || isLong(above)) break
      scopes.set(heading, above)
    }
  }
  return scopes
}

function isLong(element: Element): boolean {
  let length = 0
  let nodes = 0
  for (const node of nodesIn(element.children, () => true)) {
    length += isText(node) ? node.data.length : 0
    if (length > LONGEST || ++nodes > LONGEST) return true
  }
  return false
}

const levelOf = ({ name }: Element): number => Number(HEADING.exec(name)?.[1] ?? 6)

function* ancestorsOf(element: Element): Generator<Element> {
  for (let node = element.parent; node && isTag(node); node = node.parent) yield node
}
