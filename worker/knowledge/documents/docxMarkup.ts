import { Parser } from 'htmlparser2'
import { TOO_LONG, UnreadableFile } from '../errors'
import type { Steps } from '../steps'
import { findEntry, unpacking } from './zipEntry'

const MAX_UNPACKED = 8 * 1024 * 1024
const MOST_ELEMENTS = 300_000
const MOST_ATTRIBUTES = 200
const DEEPEST = 200
const LONGEST_TEXT = 1_000_000
const READ_AT_ONCE = 8 * 1024
/** A tag or comment is kept until it ends: one that goes on for longer than these is none. */
const LONGEST_SILENCE = 8

/** A Word file as a page: its headings, paragraphs, items and tables. Throws `UnreadableFile`. */
export function* docxMarkup(bytes: Uint8Array): Steps<string> {
  try {
    const body = findEntry(bytes, 'word/document.xml')
    if (!body) throw new UnreadableFile('This isn’t a Word document.')
    const markup = new Markup()
    const parser = new Parser(markup, { xmlMode: true })
    const decoder = new TextDecoder()
    let unpacked = 0
    yield* unpacking(body, function* (part) {
      unpacked += part.byteLength
      if (unpacked > MAX_UNPACKED) throw new UnreadableFile('The file unpacks to more than 8 MB.')
      for (let at = 0; at < part.length; at += READ_AT_ONCE) {
        markup.listen()
        parser.write(decoder.decode(part.subarray(at, at + READ_AT_ONCE), { stream: true }))
        yield
      }
    })
    return markup.text
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile('The file is damaged or isn’t a Word document.', { cause })
  }
}

/** Hears a document's elements one after the other and writes them as a page has them. */
class Markup {
  text = ''
  #silence = 0
  #depth = 0
  #elements = 0
  #attributes = 0
  #paragraph = ''
  #tag = 'p'
  #isText = false

  /** Called before each part of the document. */
  listen(): void {
    this.#silence += 1
    if (this.#silence > LONGEST_SILENCE) throw new UnreadableFile(TOO_LONG)
  }

  onattribute(): void {
    this.#silence = 0
    this.#attributes += 1
    if (this.#attributes > MOST_ATTRIBUTES) throw new UnreadableFile(TOO_LONG)
  }

  onopentag(name: string, attribs: Record<string, string>): void {
    this.#silence = 0
    this.#attributes = 0
    this.#depth += 1
    this.#elements += 1
    if (this.#depth > DEEPEST) throw new UnreadableFile('The file is nested too deep to be a document.')
    if (this.#elements > MOST_ELEMENTS) throw new UnreadableFile(TOO_LONG)
    const part = TABLE.get(name)
    if (part) this.#write(`<${part}>`)
    else if (name === 'w:tab' || name === 'w:br') this.#say(' ')
    else if (name === 'w:numPr' && this.#tag === 'p') this.#tag = 'li'
    else if (name === 'w:pStyle') {
      const [said, level] = /^(?:heading|title)\s*([1-6])?/i.exec(attribs['w:val'] ?? '') ?? []
      if (said) this.#tag = `h${level ?? 1}`
    }
    this.#isText = name === 'w:t'
  }

  ontext(text: string): void {
    this.#silence = 0
    if (this.#isText) this.#say(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  }

  onclosetag(name: string): void {
    this.#silence = 0
    this.#depth -= 1
    this.#isText = false
    const part = TABLE.get(name)
    if (part) this.#write(`</${part}>`)
    if (name !== 'w:p') return
    if (this.#paragraph) this.#write(`<${this.#tag}>${this.#paragraph}</${this.#tag}>`)
    this.#paragraph = ''
    this.#tag = 'p'
  }

  #say(text: string): void {
    this.#paragraph += text
    if (this.#paragraph.length > LONGEST_TEXT) throw new UnreadableFile(TOO_LONG)
  }

  #write(markup: string): void {
    this.text += markup
    if (this.text.length > LONGEST_TEXT) throw new UnreadableFile(TOO_LONG)
  }
}

const TABLE = new Map([
  ['w:tbl', 'table'],
  ['w:tr', 'tr'],
  ['w:tc', 'td'],
])
