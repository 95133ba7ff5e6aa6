import { type ChildNode, DomHandler, type Element } from 'domhandler'
import { Parser } from 'htmlparser2'
import { atOnce, type Steps } from '../steps'

/** Builders of pages nest some fifty deep, and what holds more than a book is no page. */
const DEEPEST = 400
const MOST_NODES = 30_000
const MOST_TEXT = 1_000_000
const MOST_ATTRIBUTES = 40
const LONGEST_ATTRIBUTE = 2_000
const LONGEST_NAMES = 300
/** A tag with more is none: all that it says is read before any of it is seen. */
const MOST_ATTRIBUTES_READ = 300
const PART = 16 * 1024

/** Holds no text of the page, and may hold most of its bytes. */
const LEFT_OUT = new Set(['svg', 'math', 'style', 'script'])

class TooMuch extends Error {}

class BoundedHandler extends DomHandler {
  #depth = 0
  #leftOut = 0
  #nodes = 0
  #text = 0
  #attributes = 0

  override onopentag(name: string, attribs: Element['attribs']): void {
    this.#depth += 1
    this.#attributes = 0
    this.#nodes += 1
    if (this.#depth > DEEPEST || this.#nodes > MOST_NODES) throw new TooMuch()
    if (this.#leftOut > 0 || (LEFT_OUT.has(name) && !/ld\+json/i.test(attribs.type ?? ''))) this.#leftOut += 1
    else super.onopentag(name, bounded(attribs))
  }

  onattribute(): void {
    this.#attributes += 1
    if (this.#attributes > MOST_ATTRIBUTES_READ) throw new TooMuch()
  }

  override onclosetag(): void {
    this.#depth -= 1
    if (this.#leftOut > 0) this.#leftOut -= 1
    else super.onclosetag()
  }

  override ontext(text: string): void {
    if (this.#leftOut > 0) return
    this.#text += text.length
    if (this.#text > MOST_TEXT) throw new TooMuch()
    super.ontext(text)
  }

  override oncomment(): void {
    // Comments are no text of the page.
  }
  override onprocessinginstruction(): void {
    // Nor are processing instructions.
  }
}

/** What is looked at word by word. */
const NAMES = new Set(['class', 'id', 'aria-controls'])

const bounded = (attribs: Element['attribs']): Element['attribs'] =>
  Object.fromEntries(
    Object.entries(attribs)
      .slice(0, MOST_ATTRIBUTES)
      .map(([name, value]) => [name, value.slice(0, NAMES.has(name) ? LONGEST_NAMES : LONGEST_ATTRIBUTE)]),
  )

/** A page as a tree; one that is too deep or too large only up to that point. */
export function* parsingHtml(html: string): Steps<ChildNode[]> {
  const handler = new BoundedHandler()
  const parser = new Parser(handler, { lowerCaseTags: true, decodeEntities: true })
  try {
    for (let at = 0; at < html.length; at += PART) {
      parser.write(html.slice(at, at + PART))
      yield
    }
    parser.end()
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error
  }
  return handler.dom
}

export const parseHtml = (html: string): ChildNode[] => atOnce(parsingHtml(html))
