import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { readableText } from '../../text/readableText'
import { percentDecoded } from './decodeText'
import { isFurniture, WITHOUT_TEXT } from './furniture'
import { isOfStrangers } from './strangers'
import { isUnseen } from './visibility'

/** A page may be nested deeper than a call stack: nothing in here calls itself. */
export function* nodesIn(roots: readonly ChildNode[], enters: (element: Element) => boolean): Generator<ChildNode> {
  const open = roots.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    if (isTag(node) && enters(node))
      for (let at = node.children.length - 1; at >= 0; at--) open.push(...node.children.slice(at, at + 1))
  }
}

export function* elementsIn(roots: readonly ChildNode[]): Generator<Element> {
  for (const node of nodesIn(roots, () => true)) if (isTag(node)) yield node
}

const read = new WeakMap<Element, boolean>()

/** Whether what stands in an element is text of the page. */
export function isRead(element: Element): boolean {
  const is =
    read.get(element) ??
    (!WITHOUT_TEXT.has(element.name) && !isFurniture(element) && !isOfStrangers(element) && !isUnseen(element))
  read.set(element, is)
  return is
}

/** Of a heading, a cell or a name; it is asked for on every level of a page. */
const LONGEST = 500
const MOST_NODES = 500

/** What a reader sees of an element, on one line, as far as a line goes. */
export function textOf(element: Element, longest = LONGEST): string {
  let text = ''
  let nodes = 0
  for (const node of nodesIn(element.children, isRead)) {
    if (text.length > longest || ++nodes > MOST_NODES) break
    if (isText(node) && isRead(node.parent && isTag(node.parent) ? node.parent : element))
      text += node.data.slice(0, longest)
    else if (isTag(node) && (/^(?:br|div|p|li|td|th|h[1-6])$/.test(node.name) || needsSpace(text, node))) text += ' '
  }
  return readableText(text)
}

/** "<span>Monday</span><span>9 to 5</span>": told apart on the page by style alone. */
export function needsSpace(before: string, { name, prev, children: [first] }: Element): boolean {
  if (!/^(?:a|span|strong|b|em|small|time)$/.test(name)) return false
  const [last = '', next = ''] = [before.at(-1), first && isText(first) ? first.data[0] : undefined]
  if (prev && isTag(prev) && prev.name !== 'br')
    return /^[\p{L}\d)]{2}$/u.test(before.slice(-2)) && /[\p{L}\d($]/u.test(next)
  return /\p{Ll}/u.test(last) ? /[\p{Lu}\d$£€]/u.test(next) : /\d/.test(last) && /[\p{L}$£€]/u.test(next)
}

const decodeProtected = (hex: string): string => {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return bytes.map((byte) => String.fromCharCode(byte ^ key)).join('')
}

/** An address written so that no mail robot reads it: the page's own script shows it. https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/ */
export const protectedEmail = ({ attribs }: Element): string | undefined => {
  const hex = attribs['data-cfemail'] ?? /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i.exec(attribs.href ?? '')?.[1]
  return hex && /^[\da-f]{6,400}$/i.test(hex) ? decodeProtected(hex) : undefined
}

/** The number or address behind a "Call us" that doesn't say it. */
export function unsaidContact({ href = '' }: Record<string, string>, said: string): string {
  const [, scheme, value = ''] = /^(tel|mailto):([^?]+)/.exec(href.trim().replace(/^\w+/, lowerCased)) ?? []
  if (!scheme || (scheme === 'tel' ? /\d{3}/ : /@/).test(said)) return ''
  return ` ${scheme === 'tel' ? value.replace(AMERICAN, '($1) $2-$3') : percentDecoded(value)}`
}
const AMERICAN = /^\+?1?[-. ]?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/
const lowerCased = (text: string) => text.toLowerCase()
