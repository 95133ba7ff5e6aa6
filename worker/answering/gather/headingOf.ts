import type { Statement } from '../../knowledge'

const LONGEST_TITLE = 40

/** The line above a statement in a prompt. Page "Prices | Otter Plumbing", heading "Drains" → "[Prices > Drains]". */
export const headingOf = ({ source, trail }: Statement): string => {
  const title = source.title.split(/ [|–—-] /)[0]?.slice(0, LONGEST_TITLE) ?? ''
  return `[${[title, ...trail.filter((one) => one !== title)].join(' > ')}]`
}
