import { spend } from './effort'
import GLYPHS from './glyphs.json'
import type { PdfFile } from './PdfFile'
import { unicodesOf } from './unicodesOf'
import { type Dict, nameOf, numberOf } from './value'

/** What a string of a font's codes says, and how far it goes in thousandths of its size. */
export type Font = (codes: string) => { text: string; width: number; codes: number }

const NAMES = new Map(Object.entries(GLYPHS.names))
const ACCENTS = new Map(Object.entries(GLYPHS.accents))
const USUAL_WIDTH = 500
const LONGEST_NAME = 60

export function fontOf(file: PdfFile, font: Dict): Font {
  const said = unicodesFor(file, font)
  const isWide = nameOf(font.get('Subtype')) === 'Type0'
  const size = isWide ? 2 : 1
  const widths = isWide ? wideWidths(file, font) : narrowWidths(file, font)
  const letters = isWide ? new Map<number, string>() : lettersOf(file, font)
  return (codes) => {
    let text = ''
    let width = 0
    for (let at = 0; at < codes.length; at += size) {
      const code = isWide ? codes.charCodeAt(at) * 256 + (codes.charCodeAt(at + 1) || 0) : codes.charCodeAt(at)
      text += said.get(code) ?? letters.get(code) ?? ''
      width += widths.get(code) ?? widths.get(-1) ?? USUAL_WIDTH
    }
    return { text, width, codes: codes.length / size }
  }
}

/** By their table: a file may name the same one for hundreds of fonts. */
const known = new WeakMap<Dict, Map<number, string>>()

function unicodesFor(file: PdfFile, font: Dict): Map<number, string> {
  const table = file.dict(font.get('ToUnicode'))
  const found = (table && known.get(table)) ?? unicodesOf(file.contentOf(font.get('ToUnicode')), file.effort)
  if (table) known.set(table, found)
  return found
}

function narrowWidths(file: PdfFile, font: Dict): Map<number, number> {
  const first = numberOf(file.get(font.get('FirstChar')))
  return new Map(
    file
      .list(font.get('Widths'))
      .slice(0, 256)
      .map((width, at) => [first + at, numberOf(file.get(width), USUAL_WIDTH)]),
  )
}

/** "code [width width …]" or "first last width", by turns. */
function wideWidths(file: PdfFile, font: Dict): Map<number, number> {
  const inner = file.dict(file.list(font.get('DescendantFonts'))[0])
  const widths = new Map([[-1, numberOf(file.get(inner?.get('DW')), 1000)]])
  const values = file.list(inner?.get('W')).map((value) => file.get(value))
  spend(file.effort, 'entries', values.length)
  for (let at = 0; at < values.length; ) {
    const [first, next, width] = [numberOf(values[at]), values[at + 1], values[at + 2]]
    if (Array.isArray(next)) {
      spend(file.effort, 'entries', next.length)
      for (const [nth, one] of next.entries()) widths.set(first + nth, numberOf(file.get(one), USUAL_WIDTH))
      at += 2
    } else {
      const last = Math.min(numberOf(next), first + 65_535)
      spend(file.effort, 'entries', Math.max(0, last - first))
      for (let code = first; code <= last; code++) widths.set(code, numberOf(width, USUAL_WIDTH))
      at += 3
    }
  }
  return widths
}

/** What the codes of a font of single bytes stand for: an encoding, and what differs from it. */
function lettersOf(file: PdfFile, font: Dict): Map<number, string> {
  const encoding = file.get(font.get('Encoding'))
  const given = encoding instanceof Map ? encoding : undefined
  const base = nameOf(given ? file.get(given.get('BaseEncoding')) : encoding)
  const decoder = new TextDecoder(base === 'MacRomanEncoding' ? 'macintosh' : 'windows-1252')
  const letters = new Map(Array.from({ length: 256 }, (_, code) => [code, decoder.decode(Uint8Array.of(code))]))
  let code = 0
  for (const value of file.list(given?.get('Differences')).slice(0, 1_000)) {
    const name = nameOf(value)
    if (typeof value === 'number') code = value
    if (name !== undefined) letters.set(code++, letterOf(name) ?? letters.get(code - 1) ?? '')
  }
  return letters
}

/** "Eacute", "uni00E9", "one", "e". */
function letterOf(glyph: string): string | undefined {
  const name = glyph.slice(0, LONGEST_NAME).replace(/(?<=.)\..*$/, '')
  const [, hex] = /^(?:uni|u)([\dA-F]{4,6})$/.exec(name) ?? []
  if (hex && Number.parseInt(hex, 16) <= 0x10ffff) return String.fromCodePoint(Number.parseInt(hex, 16))
  const letter = NAMES.get(name) ?? (name.length === 1 ? name : undefined)
  if (letter !== undefined) return letter
  const accent = ACCENTS.get(name.slice(1))
  return accent && (name.charAt(0) + accent).normalize('NFC')
}
