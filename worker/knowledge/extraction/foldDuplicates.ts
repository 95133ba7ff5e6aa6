import type { Statement } from '../statement'
import type { Draft } from './composeStatements'

const TELLS_ALONE = 40

/** What a statement says, however it is typed. Short ones and rows say something else under another heading. */
function sayingOf({ kind, text, trail }: Draft): string {
  const words = (said: string) =>
    said
      .toLowerCase()
      .replace(/[^\p{L}\d$£€%]+/gu, ' ')
      .trim()
  const needsHeading = kind === 'faq' || ((kind === 'row' || text.length < TELLS_ALONE) && !/\d{4}|@/.test(text))
  return `${words(text)}\n${needsHeading ? words(trail.slice(-2).join(' ')) : ''}`
}

/** Each saying once, where it stands first. */
export function foldDuplicates<T extends Draft>(statements: T[]): T[] {
  const seen = new Set<string>()
  return statements.filter((statement) => {
    const saying = sayingOf(statement)
    const isNew = !seen.has(saying)
    seen.add(saying)
    return isNew
  })
}

const EVERYWHERE = 3

/** The pages of a site as one: what many pages carry, such as the badges over each page's title, is said once. */
export function foldPages(statements: Statement[]): Statement[] {
  const once = foldDuplicates(statements)
  const pages = new Map<string, Set<string>>()
  for (const one of once) {
    const saying = carriedSaying(one)
    const known = pages.get(saying) ?? new Set()
    pages.set(saying, known.add(one.source.url ?? one.source.title))
  }
  const seen = new Set<string>()
  return once.filter((one) => {
    const saying = carriedSaying(one)
    const isNew = !seen.has(saying)
    seen.add(saying)
    return isNew || (pages.get(saying)?.size ?? 0) < EVERYWHERE
  })
}

/** A row says something else under another heading, and an answer to another question. */
const carriedSaying = ({ kind, text, trail }: Statement): string =>
  `${text.toLowerCase()}\n${kind === 'row' || kind === 'faq' ? trail.at(-1) : ''}`
