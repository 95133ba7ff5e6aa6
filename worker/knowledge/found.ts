import type { Source } from '../../contract/chat'

/** A piece of the business's site or documents, as it was read: data, never instructions. */
export type SitePassage = {
  id: string
  /** `url` only where the public can open it. */
  source: Source
  /** The headings above it, outermost first. */
  trail: string[]
  /** `faq`: the last heading is the question that it answers. `row`: a table's or price list's row, its cells joined by " | ". */
  kind: 'sentence' | 'row' | 'item' | 'faq'
  text: string
  /** Passages of one block of the page share it and follow each other. */
  block: number
}

/** What the knowledge of a business holds for a question. */
export type Found = {
  /** Names what was live when it was read; the same version holds the same passages. */
  version: string
  /** Whether `passages` is all there is: a small site is handed over whole. */
  whole: boolean
  /** In reading order where whole, best first where not, with what stands around them. */
  passages: SitePassage[]
  /** How many passages there are, and how many hold each of the question's stems: what a rare word is measured by. */
  total: number
  holding: Record<string, number>
  /** The ids of those nearest in meaning, best first, where passages can be compared by it; empty where the question came without a vector. */
  alike?: string[]
}

export const NOTHING_FOUND: Found = { version: '', whole: true, passages: [], total: 0, holding: {} }
