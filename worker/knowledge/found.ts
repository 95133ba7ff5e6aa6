import type { Statement } from './statement'

/** What the knowledge of a business holds for a question. */
export type Found = {
  /** Names what was live when it was read; the same version holds the same statements. */
  version: string
  /** Whether `statements` is all there is: a small site is handed over whole. */
  whole: boolean
  /** In reading order; where not whole, what the search found with what stands around it. */
  statements: Statement[]
  /** How many statements there are, and how many hold each of the question's stems: what a rare word is measured by. */
  total: number
  holding: Record<string, number>
  /** The ids of those nearest in meaning, best first, where statements can be compared by it; empty where the question came without a vector. */
  alike?: string[]
}

export const NOTHING_FOUND: Found = { version: '', whole: true, statements: [], total: 0, holding: {} }
