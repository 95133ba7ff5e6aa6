import type { ReadPage } from '../store/pageStore'
import type { Rules } from './robots'

/** What came of reading one address. */
export type AddressOutcome =
  | { kind: 'robots'; rules: Rules; delayMs: number }
  | { kind: 'sitemap'; urls: string[]; maps: string[] }
  | { kind: 'page'; title: string; page: ReadPage; links: string[] }
  /** The site lives elsewhere: the address that was given leads there. */
  | { kind: 'moved'; url: string }
  | { kind: 'skipped'; reason: string }
  /** Nobody answered, or the server was out of order. */
  | { kind: 'unanswered'; reason: string; again: boolean }

/** An address to be read next, after so long a pause. */
export type NextAddress = {
  url: string
  kind: 'robots' | 'sitemap' | 'page' | 'upload'
  depth: number
  run: number
  pauseMs: number
  host: string
}
