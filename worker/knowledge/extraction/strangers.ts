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
const MOST_NAMES = 40

/** Where a page's builder says what an element is. */
const NAMED_BY = [
  'class',
  'id',
  'data-hook',
  'data-testid',
  'data-test-id',
  'data-component',
  'data-widget',
  'data-section-type',
]
const LONGEST_LABEL = 40

const namesOf = ({ attribs }: Element): string[] =>
  NAMED_BY.flatMap((name) => attribs[name]?.split(/\s+/, MOST_NAMES) ?? []).filter(Boolean)

/** "ReviewCard_root__x1", "customerReview", "comment-content". */
const partsOf = (name: string): string[] =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_:]+/)

const isNamedSo = (name: string): boolean =>
  !NOT_NAMES.has(name.toLowerCase()) && partsOf(name).some((part) => NAMES.has(part))

/** What a region is called to those who hear the page, and an element of the page's own making by its name. */
const isCalledSo = ({ name, attribs: { 'aria-label': label = '' } }: Element): boolean =>
  (label.length <= LONGEST_LABEL && REGIONS.test(name) && label.split(/\s+/).some(isNamedSo)) ||
  (name.includes('-') && isNamedSo(name))
const REGIONS = /^(?:section|div|aside|article|ul|ol)$/

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
  return isQuotation(element) || isCalledSo(element) || namesOf(element).some(isNamedSo)
}

/** With its speaker, where a figure holds both. */
const isQuotation = ({ name, children }: Element): boolean =>
  name === 'blockquote' ||
  (name === 'figure' && children.slice(0, 3).some((child) => isTag(child) && child.name === 'blockquote'))

/** Whether it stands where visitors write. */
export const isWithinStrangers = (element: Element): boolean => {
  for (let around = element.parent; around && isTag(around); around = around.parent)
    if (isOfStrangers(around)) return true
  return false
}

/** Whether a page is of a forum, by what its software calls itself. */
export const isForum = (elements: readonly Element[]): boolean =>
  elements.some((element) => {
    const { name, attribs } = element
    if (name === 'meta')
      return attribs.name === 'generator' && FORUMS.has(/^\S*/.exec(fold(attribs.content ?? ''))?.[0] ?? '')
    return (
      (name === 'body' || name === 'html' || attribs.id !== undefined) &&
      namesOf(element).some((one) => FORUMS.has(one.toLowerCase()))
    )
  })

/** Whether a heading announces what others say. */
export function headsStrangers(heading: string): boolean {
  const said = fold(heading)
  return !heading.includes('?') && said.split(/\s+/).length <= MOST_WORDS && HEADINGS.some((one) => said.includes(one))
}

/** "“They came within the hour.”" */
export const opensQuotation = (text: string): boolean => /^["“«„]/.test(text)
/** "— Ann B., Troy" */
export const namesSpeaker = (text: string): boolean => /^[-–—~]\s?\p{L}/u.test(text)
