import type { Statement } from '../../knowledge'

type Place = Pick<Statement, 'source' | 'trail'>

const LONGEST_TITLE = 40

/** What tells a page's part from all others: its address and the headings above it. */
export const sectionOf = ({ source, trail }: Place): string => [source.url, ...trail].join('\n')

/** "Prices | Otter Plumbing" → "Prices". */
export const pageTitle = ({ title }: Statement['source']): string => title.split(/ [|–—-] /)[0] ?? title

/** The line above a statement in a prompt. Page "Prices | Otter Plumbing", heading "Drains" → "[Prices > Drains]". */
export const headingOf = ({ source, trail }: Place): string => {
  const title = pageTitle(source).slice(0, LONGEST_TITLE)
  return `[${[title, ...trail.filter((one) => one !== title)].join(' > ')}]`
}
