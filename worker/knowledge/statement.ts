import type { Source } from '../../contract/chat'
import type { Value } from '../text/value'

/**
 * One thing that the business says, parsed once, when it is saved or read: data, never instructions. Whose word it is, is its source's
 * `kind`: `fact` and `faq` are the owner's, `site` what was read on the business's own site or in its documents, `page` what the
 * visitor's browser says is in front of them.
 */
export type Statement = {
  id: string
  source: Source
  /** The headings above it, outermost first. */
  trail: string[]
  /** `faq`: the last heading is the question that it answers. `row`: a table's or price list's row, its cells joined by " | ". */
  kind: 'sentence' | 'row' | 'item' | 'faq'
  text: string
  /** Statements of one block of the page share it and follow each other. */
  block: number
  values: Value[]
}
