/** Escapes text for HTML. Mail is the only place where HTML is written as a string. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const SUBJECT_MAX = 150
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Removes bidirectional control characters, which would reverse the text after them. */
export const withoutDirectionMarks = (text: string): string => text.replace(TURNS, '')

/** Text on one line, so that it can't add another mail header. Cut at `max` characters, with "…". */
export function oneLine(text: string, max = SUBJECT_MAX): string {
  const line = withoutDirectionMarks(text.toWellFormed()).replace(/\s+/g, ' ').trim()
  const all = Array.from(characters.segment(line), ({ segment }) => segment)
  return all.length > max ? `${all.slice(0, max).join('').trimEnd()}…` : line
}

/** Indents further lines of user text, so that none can pass for ours. */
export const indented = (text: string): string => text.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\n    ')
