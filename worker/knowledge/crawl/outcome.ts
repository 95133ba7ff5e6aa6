import type { ReadPage } from '../store/pageStore'
import type { Rules } from './robots'

/** What came of reading one address. */
export type AddressOutcome =
  | { kind: 'robots'; rules: Rules; delayMs: number }
  | { kind: 'sitemap'; urls: string[]; sitemaps: string[] }
  | { kind: 'page'; title: string; page: ReadPage; links: string[] }
  /** The site lives elsewhere: the address that was given leads there. */
  | { kind: 'moved'; url: string }
  | { kind: 'skipped'; reason: string }
  /** Nobody answered, or the server was out of order; another try may do better, or none will. */
  | { kind: 'unanswered'; reason: string; mayTryAgain: boolean }

/** What is read next, after so long a pause: an address, or an `upload`, whose title is its `url`. */
export type NextAddress = {
  url: string
  kind: 'robots' | 'sitemap' | 'page' | 'upload'
  depth: number
  run: number
  pauseMs: number
  host: string
}
