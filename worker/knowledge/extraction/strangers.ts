import { type Element, isTag } from 'domhandler'
import { fold } from '../../text/fold'
import STRANGERS from './strangers.json'

const NAMES = new Set(STRANGERS.names)
const NOT_NAMES = new Set(STRANGERS.notNames)
const TYPES = new Set(STRANGERS.types)
const PROPERTIES = new Set(STRANGERS.properties)
const FORUMS = new Set(STRANGERS.forums)
const HEADINGS = Object.values(STRANGERS.headings).flat()
/** A page's own frame may say that it has comments. */
const FRAMES = new Set(['html', 'body', 'main'])
const MOST_WORDS = 8

const namesOf = ({ attribs }: Element): string[] =>
  `${attribs.class ?? ''} ${attribs.id ?? ''}`.toLowerCase().split(/\s+/).filter(Boolean)

/** A type or property of schema.org, with or without what stands before its name. */
export const isOfStrangersType = (type: string): boolean => TYPES.has(type.replace(/^.*[/:#]/, ''))
export const isOfStrangersProperty = (name: string): boolean => PROPERTIES.has(name.replace(/^.*[/:#]/, ''))

/** Where visitors of a page write: comments, reviews, testimonials. Their word is never the business's. */
export function isOfStrangers(element: Element): boolean {
  const { attribs, name } = element
  if (FRAMES.has(name)) return false
  // Microdata, and RDFa.
  if (isOfStrangersType(attribs.itemtype ?? attribs.typeof ?? '')) return true
  if (isOfStrangersProperty(attribs.itemprop ?? attribs.property ?? '')) return true
  if (name === 'blockquote' && hasAuthor(element)) return true
  return namesOf(element).some((one) => !NOT_NAMES.has(one) && one.split(/[-_]+/).some((part) => NAMES.has(part)))
}

/** Whether a page is of a forum, by what its software calls itself. */
export const isForum = (elements: readonly Element[]): boolean =>
  elements.some((element) => {
    const { name, attribs } = element
    if (name === 'meta')
      return attribs.name === 'generator' && FORUMS.has(/^\S*/.exec(fold(attribs.content ?? ''))?.[0] ?? '')
    return (
      (name === 'body' || name === 'html' || attribs.id !== undefined) &&
      namesOf(element).some((one) => FORUMS.has(one))
    )
  })

/** A quotation whose speaker is named beside it is somebody else's. */
const hasAuthor = ({ children, parent }: Element): boolean =>
  children.some((child) => isTag(child) && (child.name === 'cite' || child.name === 'footer')) ||
  (parent !== null &&
    isTag(parent) &&
    parent.name === 'figure' &&
    parent.children.some((child) => isTag(child) && child.name === 'figcaption'))

/** Whether a heading announces what others say. */
export function headsStrangers(heading: string): boolean {
  const said = fold(heading)
  return !heading.includes('?') && said.split(/\s+/).length <= MOST_WORDS && HEADINGS.some((one) => said.includes(one))
}

/** "“They came within the hour.”" */
export const opensQuotation = (text: string): boolean => /^["“«„]/.test(text)
/** "— Ann B., Troy" */
export const namesSpeaker = (text: string): boolean => /^[-–—~]\s?\p{L}/u.test(text)
