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

/** A Word file as a page: its headings, paragraphs, items and tables. Throws `UnreadableFile`. */
export function* docxMarkup(bytes: Uint8Array): Steps<string> {
  const markup = new Markup()
  const parser = new Parser(markup, { xmlMode: true })
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
  return markup.text
}

/** Hears a document's elements one after the other and writes them as a page has them. */
class Markup {
  text = ''
  #depth = 0
  #elements = 0
  #paragraph = ''
  #tag = 'p'
  #isText = false

  onopentag(name: string, attribs: Record<string, string>): void {
    this.#depth += 1
    this.#elements += 1
    if (this.#depth > DEEPEST) throw new UnreadableFile('The file is nested too deep to be a document.')
    if (this.#elements > MOST_ELEMENTS) throw new UnreadableFile(TOO_LONG)
    if (name in TABLE) this.text += `<${TABLE[name]}>`
    else if (name === 'w:tab' || name === 'w:br') this.#paragraph += ' '
    else if (name === 'w:numPr' && this.#tag === 'p') this.#tag = 'li'
    else if (name === 'w:pStyle') {
      const [said, level] = /^(?:heading|title)\s*([1-6])?/i.exec(attribs['w:val'] ?? '') ?? []
      if (said) this.#tag = `h${level ?? 1}`
    }
    this.#isText = name === 'w:t'
  }

  ontext(text: string): void {
    if (this.#isText) this.#paragraph += text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  }

  onclosetag(name: string): void {
    this.#depth -= 1
    this.#isText = false
    if (name in TABLE) this.text += `</${TABLE[name]}>`
    if (name !== 'w:p') return
    this.text += `<${this.#tag}>${this.#paragraph}</${this.#tag}>`
    if (this.text.length > LONGEST_TEXT) throw new UnreadableFile(TOO_LONG)
    this.#paragraph = ''
    this.#tag = 'p'
  }
}

const TABLE: Record<string, string> = { 'w:tbl': 'table', 'w:tr': 'tr', 'w:tc': 'td' }
