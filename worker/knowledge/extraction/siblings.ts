import { type Element, isTag, isText } from 'domhandler'
import { textOf } from './elementText'

const MARKED = /^(?:a|span|strong|b|em|i|small|time|label)$/
const FEWEST_APART = 3
const LONGEST_CHIP = 60
/** More stand side by side in a text alone. */
const MOST_BESIDE = 400

type Standing = 'parts' | 'chips' | 'prose'
const known = new WeakMap<Element, Standing>()

/**
 * What stands side by side in an element: `parts`, told apart by style alone (a name and its price), `chips`, a list in a row, or `prose`.
 */
function look(parent: Element): Standing {
  if (parent.children.length > MOST_BESIDE) return 'prose'
  if (parent.children.some((child) => isText(child) && child.data.trim() !== '')) return 'prose'
  const inside = parent.children.filter(isTag)
  if (inside.length < 2 || !inside.every(({ name }) => MARKED.test(name))) return 'prose'
  const texts = inside.map((one) => textOf(one)).filter(Boolean)
  if (texts.length < 2 || texts.every((text) => text.length <= 2)) return 'prose'
  const areChips = texts.every((text) => text.length <= LONGEST_CHIP && /^[^\p{Ll}.,;:!?)]/u.test(text))
  return areChips && (texts.length >= FEWEST_APART || inside.every(({ name }) => name === 'a')) ? 'chips' : 'parts'
}

function standing({ parent }: Element): Standing {
  if (!parent || !isTag(parent)) return 'prose'
  const found = known.get(parent) ?? look(parent)
  known.set(parent, found)
  return found
}

export const isPart = (element: Element): boolean => MARKED.test(element.name) && standing(element) !== 'prose'
export const isChip = (element: Element): boolean => MARKED.test(element.name) && standing(element) === 'chips'
