import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import { TOO_LONG, UnreadableFile } from '../errors'
import type { Steps } from '../steps'

const BODY = 'word/document.xml'
const MAX_UNPACKED = 8 * 1024 * 1024
const MOST_ELEMENTS = 300_000
const MOST_FILES = 2_000
const DEEPEST = 200
const LONGEST_TEXT = 1_000_000
/** Packed bytes unpack to a thousand times as many at most. */
const PART = 256
const READ_AT_ONCE = 8 * 1024

/** The text of a Word file: headings marked by #, items by a dash, a table's cells parted by tabs. Throws `UnreadableFile`. */
export function* docxText(bytes: Uint8Array): Steps<string> {
  const lines = new Lines()
  const parser = new Parser(lines, { xmlMode: true })
  const decoder = new TextDecoder()
  let unpacked = 0
  let waiting = ''
  let files = 0
  let hasBody = false
  const unzip = new Unzip((file) => {
    files += 1
    if (files > MOST_FILES) throw new UnreadableFile('The file holds too many others.')
    if (file.name !== BODY || hasBody) return
    hasBody = true
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      unpacked += part.byteLength
      if (unpacked > MAX_UNPACKED) throw new UnreadableFile('The file unpacks to more than 8 MB.')
      waiting += decoder.decode(part, { stream: !isLast })
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += PART) {
      unzip.push(bytes.subarray(at, at + PART), at + PART >= bytes.length)
      for (let from = 0; from < waiting.length; from += READ_AT_ONCE) {
        parser.write(waiting.slice(from, from + READ_AT_ONCE))
        yield
      }
      waiting = ''
    }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile('The file is damaged, or no Word document.', { cause })
  }
  if (!hasBody) throw new UnreadableFile('The file is no Word document.')
  return lines.said.join('\n')
}

/** Hears a document's elements one after the other and keeps its lines. */
class Lines {
  readonly said: string[] = []
  #depth = 0
  #elements = 0
  #length = 0
  #cells: string[] | undefined
  #text = ''
  #mark = ''
  #isText = false

  onopentag(name: string, attribs: Record<string, string>): void {
    this.#depth += 1
    this.#elements += 1
    if (this.#depth > DEEPEST) throw new UnreadableFile('The file is nested too deep to be a document.')
    if (this.#elements > MOST_ELEMENTS) throw new UnreadableFile(TOO_LONG)
    if (name === 'w:tr') this.#cells = []
    else if (name === 'w:tc') this.#cells?.push('')
    else if (name === 'w:tab' || name === 'w:br') this.#text += ' '
    else if (name === 'w:numPr') this.#mark ||= '- '
    else if (name === 'w:pStyle') {
      const [said, level] = /^(?:heading|title)\s*([1-6])?/i.exec(attribs['w:val'] ?? '') ?? []
      if (said) this.#mark = `${'#'.repeat(Number(level ?? 1))} `
    }
    this.#isText = name === 'w:t'
  }

  ontext(text: string): void {
    if (!this.#isText) return
    this.#length += text.length
    if (this.#length > LONGEST_TEXT) throw new UnreadableFile(TOO_LONG)
    this.#text += text
  }

  onclosetag(name: string): void {
    this.#depth -= 1
    this.#isText = false
    if (name === 'w:tr' && this.#cells) {
      this.said.push(this.#cells.join('\t'))
      this.#cells = undefined
    } else if (name === 'w:p') this.#endParagraph()
  }

  #endParagraph(): void {
    const text = this.#text.trim()
    const cell = this.#cells?.length
    if (this.#cells && cell) this.#cells[cell - 1] = `${this.#cells[cell - 1]} ${text}`.trim()
    else this.said.push(text && `${this.#mark}${text}`, '')
    this.#text = ''
    this.#mark = ''
  }
}
