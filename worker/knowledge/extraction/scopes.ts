import { type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'

const HEADING = /^h([1-6])$/
/** A card or a part of a page; what is longer has its own ways to say where a heading ends. */
const LONGEST = 800
const FRAMES = /^(?:html|body|main|header|footer|table|ul|ol)$/

/**
 * How far a heading reaches: the largest element around it that holds no other of its level or above. The title of a card reaches to its
 * foot, though an element of its own ends before. Only headings that reach further than their own element are in it.
 */
export function headingScopes(elements: readonly Element[]): Map<Element, Element> {
  const headings = elements.filter(({ name }) => HEADING.test(name))
  const holding = new Map<Element, number[]>()
  for (const heading of headings)
    for (const above of ancestorsOf(heading)) {
      const levels = holding.get(above) ?? []
      levels.push(levelOf(heading))
      holding.set(above, levels)
    }
  const scopes = new Map<Element, Element>()
  for (const heading of headings) {
    const level = levelOf(heading)
    for (const above of ancestorsOf(heading)) {
      const isAlone = (holding.get(above) ?? []).filter((one) => one <= level).length === 1
      if (!isAlone || FRAMES.test(above.name) || DomUtils.textContent(above).length > LONGEST) break
      scopes.set(heading, above)
    }
  }
  return scopes
}

const levelOf = ({ name }: Element): number => Number(HEADING.exec(name)?.[1] ?? 6)

function* ancestorsOf(element: Element): Generator<Element> {
  for (let node = element.parent; node && isTag(node); node = node.parent) yield node
}
