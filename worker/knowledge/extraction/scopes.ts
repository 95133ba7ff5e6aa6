import { type Element, isTag, isText } from 'domhandler'
import { nodesIn } from './elementText'

const HEADING = /^h([1-6])$/
/** A card or a part of a page; what is longer has its own ways to say where a heading ends. */
const LONGEST = 800
const FRAMES = /^(?:html|body|main|header|footer|table|ul|ol)$/

/**
 * How far a heading reaches: the largest element around it that holds no other of its level or above. The title of a card reaches to its
 * foot, though an element of its own ends before. Undefined for one that reaches no further than its own element.
 */
export function scopeOf(heading: Element): Element | undefined {
  let scope: Element | undefined
  for (let above = heading.parent; above && isTag(above); above = above.parent) {
    if (FRAMES.test(above.name) || !isHeadedBy(heading, above)) break
    scope = above
  }
  return scope
}

function isHeadedBy(heading: Element, scope: Element): boolean {
  let length = 0
  let nodes = 0
  for (const node of nodesIn(scope.children, () => true)) {
    length += isText(node) ? node.data.length : 0
    if (length > LONGEST || ++nodes > LONGEST) return false
    if (isTag(node) && node !== heading && levelOf(node) <= levelOf(heading)) return false
  }
  return true
}

const levelOf = ({ name }: Element): number => Number(HEADING.exec(name)?.[1] ?? 7)
