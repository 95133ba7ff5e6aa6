import type { Statement } from '../statement'

export type Draft = Omit<Statement, 'id' | 'source' | 'values'>

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
export const foldDuplicates = <T extends Draft>(statements: readonly T[]): T[] =>
  [...Map.groupBy(statements, sayingOf).values()].flatMap(([first]) => first ?? [])

const EVERYWHERE = 3

/**
 * The pages of a site as one: what many pages carry, such as the badges over each page's title, is said once. What
 * they carry under different headings is the foot of each page, which stands under whatever came last, and has none.
 */
export function foldPages(statements: readonly Statement[]): Statement[] {
  const carriers = [...Map.groupBy(statements, carriedSaying).values()].filter(
    (group) => countOf(group, pageOf) >= EVERYWHERE,
  )
  const unheaded = new Set(carriers.filter((group) => countOf(group, headingOf) >= EVERYWHERE).flat())
  const once = foldDuplicates(statements).map((one) => (unheaded.has(one) ? { ...one, trail: [] } : one))
  const groups = [...Map.groupBy(once, carriedSaying).values()].filter((group) => countOf(group, pageOf) >= EVERYWHERE)
  const carried = new Set(groups.flatMap(([, ...again]) => again))
  return once.filter((one) => !carried.has(one))
}

const countOf = (group: readonly Statement[], of: (one: Statement) => string): number => new Set(group.map(of)).size
const pageOf = ({ source }: Statement): string => source.url ?? source.title
const headingOf = ({ trail }: Statement): string => trail.at(-1) ?? ''

/** A row says something else under another heading, and an answer to another question. */
const carriedSaying = ({ kind, text, trail }: Statement): string =>
  `${text.toLowerCase()}\n${kind === 'row' || kind === 'faq' ? trail.at(-1) : ''}`
