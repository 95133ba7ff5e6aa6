import type { Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses'
import type { Found, Statement } from '../../knowledge'
import type { VisitorPage } from '../answerer'

/** What is looked through for an answer. */
export type Grounds = { profile: BusinessProfile; page: VisitorPage; found?: Found | undefined; now?: Date }

/** A statement that shares words or meaning with the question. All but `score` and `words` lie between 0 and 1 or -1 and 1. */
export type RankedStatement = {
  statement: Statement
  /** What the order is by; comparable within one question alone. */
  score: number
  /** BM25F over text, headings and the page's title. */
  words: number
  /** How much of the question's rarity stands in the statement or above it. */
  coverage: number
  /** The same in its own text alone. */
  textCoverage: number
  /** How much the word tells that it meets least: 0 where it meets all, also by meaning. */
  missed: number
  /** 1 where it holds a value of the kind that is asked for, -1 where it holds none, 0 where no kind is asked for. */
  wanted: -1 | 0 | 1
  /** How far the question that it answers and the visitor's are the same, weighed both ways; 0 where it answers none. */
  faq: number
}

/** All that an answer may stand on. */
export type Evidence = {
  /** The owner's typed facts and FAQ rows, then the site's statements, in reading order. */
  statements: Statement[]
  /** What the visitor's browser says of the page in front of them: it tells what "this" is, and no answer stands on it. */
  page: Statement[]
  /** Whether the site is there whole. */
  whole: boolean
  /** For this question, best first. */
  ranked: RankedStatement[]
  /** What is looked up, in the business's own words as far as it has them. */
  lookup: string
  /** How much a word tells, by its stem: inverse document frequency over all that the business says, highest where it never says it. */
  rarity: (stem: string) => number
  /** What the question is asked in, where that is another language than the site's. */
  spoken?: Language
}
