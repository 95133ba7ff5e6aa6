import type { Statement } from '../../../../knowledge/statement'
import { languageOf } from '../../../../text/languageOf'
import { PHRASES, type Speaking, say } from '../speaking'

const FEWEST_WORDS = 4
const LONGEST_TITLE = 60
const SENTENCE = /^["“«¿¡(]?[\p{Lu}\p{N}\p{Lo}$£€].*[.!?。！？”"»)]$/su
const LONGEST_QUOTE = 420

/** A whole sentence, an answer, or a row that has a name and a value: what reads well alone. */
export function mayBeSaid({ kind, text, values, source }: Statement): boolean {
  if (source.kind === 'fact') return false
  if (text.length > LONGEST_QUOTE || /\?\W{0,2}$/.test(text)) return false
  if (kind === 'row') return text.includes(' | ') && values.length > 0 && /\p{L}{2}/u.test(text)
  if (kind === 'faq' && values.length > 0) return true
  return SENTENCE.test(text) && (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= FEWEST_WORDS
}

/** A statement in its own words: with where it stands, and in which language where that isn't the visitor's. */
export function sayQuote(speaking: Speaking, statement: Statement): string {
  const { language } = speaking.understood
  const quote = statement.kind === 'row' ? rowText(statement) : statement.text
  const written = languageOf(`${statement.trail.join(' ')} ${quote}`) ?? languageOf(statement.source.title)
  const isForeign = written !== undefined && written !== language
  const isOwners = statement.source.kind === 'faq'
  if (isOwners) return isForeign ? say(speaking, 'ownIn', { quote, language: nameOf(speaking, written) }) : quote
  if (statement.kind === 'row' && !isForeign) return quote
  const title = titleOf(statement)
  return isForeign
    ? say(speaking, 'fromIn', { title, quote, language: nameOf(speaking, written) })
    : say(speaking, 'from', { title, quote })
}

const nameOf = ({ understood }: Speaking, written: keyof (typeof PHRASES)['en']['in']): string =>
  PHRASES[understood.language].in[written]

/** "Swedish massage | 60 min | $95" → "Swedish massage, 60 min: $95." A row that begins with a value is named by its heading. */
export function rowText({ text, trail, values }: Statement): string {
  const cells = text.split(' | ').map((cell) => cell.trim())
  const heading = trail.at(-1)
  const opensWithValue = values.some(({ start, end }) => start <= 1 && end >= (cells[0] ?? '').length - 1)
  const named = opensWithValue && heading ? [heading, ...cells] : cells
  const last = named.at(-1) ?? ''
  return `${named.slice(0, -1).join(', ')}: ${last}${/[.!?]$/.test(last) ? '' : '.'}`
}

/** The heading that it stands under, else its page's. */
export function titleOf({ trail, kind, source }: Statement): string {
  const heading = (kind === 'faq' ? trail.at(-2) : undefined) ?? trail.at(-1)
  const page = source.title.split(/ [|–—-] /)[0] ?? source.title
  return heading && heading.length <= LONGEST_TITLE ? heading.replace(/[.:]$/, '') : page.slice(0, LONGEST_TITLE)
}
