import type { Draft } from './composePassages'

const TELLS_ALONE = 40

/** What a passage says, however it is typed. Short ones and rows say something else under another heading. */
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
export function foldDuplicates<T extends Draft>(passages: T[]): T[] {
  const seen = new Set<string>()
  return passages.filter((passage) => {
    const saying = sayingOf(passage)
    const isNew = !seen.has(saying)
    seen.add(saying)
    return isNew
  })
}
