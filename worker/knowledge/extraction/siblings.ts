import { type Element, isTag, isText } from 'domhandler'
import { textOf } from './elementText'

const MARKED = /^(?:a|span|strong|b|em|i|small|time|label)$/
const FEWEST_APART = 3
const LONGEST_CHIP = 60

const known = new WeakMap<Element, 'parts' | 'chips' | 'prose'>()

/**
 * What stands side by side in an element: `parts`, told apart by style alone (a name and its price), `chips`, a list in a row, or `prose`.
 */
function standingIn(parent: Element): 'parts' | 'chips' | 'prose' {
  const seen = known.get(parent)
  if (seen) return seen
  const found = look(parent)
  known.set(parent, found)
  return found
}

function look(parent: Element): 'parts' | 'chips' | 'prose' {
  if (parent.children.some((child) => isText(child) && child.data.trim() !== '')) return 'prose'
  const inside = parent.children.filter(isTag)
  if (inside.length < 2 || !inside.every(({ name }) => MARKED.test(name))) return 'prose'
  const texts = inside.map((one) => textOf(one)).filter(Boolean)
  if (texts.length < 2 || texts.every((text) => text.length <= 2)) return 'prose'
  const areChips = texts.every((text) => text.length <= LONGEST_CHIP && /^[^\p{Ll}.,;:!?)]/u.test(text))
  return areChips && (texts.length >= FEWEST_APART || inside.every(({ name }) => name === 'a')) ? 'chips' : 'parts'
}

const standing = ({ parent }: Element) => (parent && isTag(parent) ? standingIn(parent) : 'prose')

export const isPart = (element: Element): boolean => MARKED.test(element.name) && standing(element) !== 'prose'
export const isChip = (element: Element): boolean => MARKED.test(element.name) && standing(element) === 'chips'
