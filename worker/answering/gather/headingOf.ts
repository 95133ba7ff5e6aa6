import type { Statement } from '../../knowledge'

const LONGEST_TITLE = 40

export const headingOf = ({ source, trail }: Statement): string => {
  const title = source.title.split(/ [|–—-] /)[0]?.slice(0, LONGEST_TITLE) ?? ''
  return `[${[title, ...trail.filter((one) => one !== title)].join(' > ')}]`
}
