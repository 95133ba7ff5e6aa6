import { wholeName } from '../../text/contact'
import { endsWithQuestionMark } from '../../text/marks'
import { parseValues } from '../../text/parseValues'
import { sentencesOf } from '../../text/sentences'

type Visitor = { country: string; name?: string | undefined }

/**
 * The question without the visitor's name, phone number and email: "I'm Ana, 512 555 0100. Do you do drains?" → "Do you do drains?". Empty
 * if nothing else was said.
 */
export function withoutDetails(text: string, visitor: Visitor): string {
  const sentences = sentencesOf(text).map((sentence) => ({ sentence, rest: strip(sentence, visitor) }))
  const untouched = sentences.filter(({ sentence, rest }) => sentence === rest)
  // Drops sentences that only introduce the visitor.
  const asked = sentences.filter(({ sentence, rest }) => sentence === rest || endsWithQuestionMark(sentence))
  const kept = asked.length > 0 ? asked : untouched.length > 0 ? untouched : sentences
  return tidy(kept.map(({ rest }) => rest).join(' '))
}

function strip(sentence: string, { country, name }: Visitor): string {
  const values = parseValues(sentence, { country, currency: '' }).filter(
    ({ kind }) => kind === 'phone' || kind === 'email',
  )
  const cut = values.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), sentence)
  return name ? cut.replace(wholeName(name), '') : cut
}

/** Removes commas and spaces left around what was cut out. */
const tidy = (text: string): string =>
  text
    .replace(/(?:\s*[,;:]){2,}/g, ',')
    .replace(/\s+(?=[,;:.?!])/g, '')
    .replace(/^[\s,;:.\-–—]+|[\s,;:\-–—]+$/g, '')
    .replace(/\s{2,}/g, ' ')
