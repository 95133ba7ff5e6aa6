import { parseValues } from './parseValues'
import type { Locale, Value, ValueContent } from './value'

/** Text as it stands, or with the value that it says. */
export type TextPart = string | readonly [text: string, value: ValueContent]

/** Parts as one text, each value where it stands in it. */
export function compose(parts: readonly TextPart[]): { text: string; values: Value[] } {
  let text = ''
  const values: Value[] = []
  for (const part of parts) {
    const [said, value] = typeof part === 'string' ? [part] : part
    if (value) values.push({ ...value, start: text.length, end: text.length + said.length, text: said })
    text += said
  }
  return { text, values }
}

/** What somebody wrote in their own words, such as a price's name or a policy. */
export function written(text: string, locale: Locale): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { start, end, text: said, ...value } of parseValues(text, locale)) {
    if (start < from) continue
    parts.push(text.slice(from, start), [said, value])
    from = end
  }
  return [...parts, text.slice(from)]
}
