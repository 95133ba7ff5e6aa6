/** Text for HTML: mail is the one place where we write HTML as a string, and all of it passes here. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const SUBJECT_MAX = 150
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Embeddings, overrides and isolates turn the direction of all that follows them, also of what isn't theirs. */
export const withoutDirectionMarks = (text: string): string => text.replace(TURNS, '')

/** A header is one line: a name with a line break must not add another. What is too long is cut between characters, and says so. */
export function oneLine(text: string, max = SUBJECT_MAX): string {
  const line = withoutDirectionMarks(text.toWellFormed()).replace(/\s+/g, ' ').trim()
  const all = Array.from(characters.segment(line), ({ segment }) => segment)
  return all.length > max ? `${all.slice(0, max).join('').trimEnd()}…` : line
}

/** Further lines of what somebody typed stand back, so that none of them passes for one of ours. */
export const indented = (text: string): string => text.replace(/\r\n?|\n/g, '\n    ')
