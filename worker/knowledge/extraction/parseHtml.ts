import { type ChildNode, DomHandler, type Element } from 'domhandler'
import { Parser } from 'htmlparser2'

/** The parser moves its whole stack for each element that it opens: a page that only opens them would keep it busy for minutes. */
const DEEPEST = 4_000

class TooDeep extends Error {}

class BoundedHandler extends DomHandler {
  #depth = 0

  override onopentag(name: string, attribs: Element['attribs']): void {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new TooDeep()
    super.onopentag(name, attribs)
  }

  override onclosetag(): void {
    this.#depth -= 1
    super.onclosetag()
  }
}

/** A page as a tree; of one that is nested beyond all sense as far as it makes sense. */
export function parseHtml(html: string): ChildNode[] {
  const handler = new BoundedHandler()
  try {
    new Parser(handler, { lowerCaseTags: true, decodeEntities: true }).end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return handler.dom
}
