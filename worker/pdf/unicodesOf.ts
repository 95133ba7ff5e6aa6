import { type Effort, spend } from './effort'
import { fromHex } from './Lexer'

const LONGEST = 300_000
const PAIR = /<([\da-fA-F\s]{1,16})>\s*<([\da-fA-F\s]{0,64})>/g
const RANGE =
  /<([\da-fA-F\s]{1,16})>\s*<([\da-fA-F\s]{1,16})>\s*(?:<([\da-fA-F\s]{0,64})>|\[([\da-fA-F\s<>]{0,4000})\])/g

/** What a font's own table says that its codes mean. */
export function unicodesOf(table: string, effort: Effort): Map<number, string> {
  const said = new Map<number, string>()
  const set = (code: number, text: string) => {
    spend(effort, 'entries', 1)
    said.set(code, text)
  }
  spend(effort, 'drawn', Math.min(table.length, LONGEST))
  for (const section of table.slice(0, LONGEST).split('beginbf').slice(1)) {
    const entries = section.slice(0, section.indexOf('endbf'))
    if (entries.startsWith('char')) {
      for (const [, code = '', to = ''] of entries.matchAll(PAIR)) set(numeric(code), utf16(to))
      continue
    }
    for (const [, from = '', last = '', to = '', list] of entries.matchAll(RANGE)) {
      const first = numeric(from)
      const texts = list?.match(/<[\da-fA-F\s]*>/g)?.map((one) => utf16(one.slice(1, -1)))
      const start = utf16(to)
      const [head, tail] = [start.slice(0, -1), start.charCodeAt(start.length - 1)]
      for (let nth = 0; nth <= numeric(last) - first; nth++)
        set(first + nth, texts ? (texts[nth] ?? '') : head + String.fromCharCode(tail + nth))
    }
  }
  return said
}

const numeric = (hex: string): number => Number.parseInt(hex.replace(/\s/g, '').slice(0, 8), 16)

const utf16 = (hex: string): string => {
  const bytes = fromHex(hex)
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1))
  return text || bytes
}
