import { Name, Operator, PdfError, type PdfValue, Ref } from './value'

const BLANK = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const NUMBER = /[+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})/y
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]{0,200})/y
const HEX = /<([\da-fA-F\s]*)>/y
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]{1,200}/y
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const DEEPEST = 40
const LONGEST_STRING = 64 * 1024
const LONGEST_LIST = 20_000
/** What is in no list of a document, and takes too long at once. */
const MOST_IN_LIST = 60_000

/** Reads values one after the other, from a file's text of a character a byte. */
export class Lexer {
  #depth = 0

  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  /** Undefined at the end, and where a list or dictionary closes. */
  next(): PdfValue | undefined {
    this.#take(BLANK)
    const sign = this.text[this.at]
    if (sign === '/') return new Name(unescaped(this.#take(NAME)?.[1] ?? ''))
    if (sign === '(') return this.#string()
    if (this.text.startsWith('<<', this.at)) return this.#dict()
    if (sign === '[') return this.#list(']')
    const hex = sign === '<' ? this.#take(HEX) : undefined
    if (hex) return fromHex(hex[1] ?? '')
    const number = this.#take(NUMBER)
    if (number) return Number(number[0])
    const word = this.#take(WORD)?.[0]
    if (word === undefined) return undefined
    return word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : new Operator(word)
  }

  /** Passes over one character that nothing begins with; false at the end. */
  skip(): boolean {
    this.at += 1
    return this.at < this.text.length
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at += found[0].length
    return found ?? undefined
  }

  #list(close: string): PdfValue[] {
    const values: PdfValue[] = []
    this.at += close.length
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new PdfError('damaged')
    let count = 0
    for (let value = this.next(); value !== undefined; value = this.next()) {
      if (++count > MOST_IN_LIST) throw new PdfError('large')
      if (value instanceof Operator && value.name === 'R' && values.length > 1) {
        const [number] = values.splice(-2)
        value = new Ref(Number(number))
      }
      if (values.length < LONGEST_LIST) values.push(value)
    }
    this.#depth -= 1
    if (this.text.startsWith(close, this.at)) this.at += close.length
    return values
  }

  #dict(): PdfValue {
    const values = this.#list('>>')
    const dict = new Map<string, PdfValue>()
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [key, value] = [values[at], values[at + 1]]
      if (key instanceof Name && value !== undefined) dict.set(key.name, value)
    }
    return dict
  }

  #string(): string {
    const parts: string[] = []
    this.at += 1
    for (let open = 1; parts.length < LONGEST_STRING; ) {
      const sign = this.text[this.at++]
      if (sign === '(') open += 1
      if (sign === ')') open -= 1
      if (sign === undefined || open === 0) break
      parts.push(sign === '\\' ? this.#escaped() : sign)
    }
    return parts.join('')
  }

  #escaped(): string {
    const octal = /[0-7]{1,3}/y
    const digits = this.#take(octal)?.[0]
    if (digits) return String.fromCharCode(Number.parseInt(digits, 8) % 256)
    const sign = this.text[this.at++] ?? ''
    if (sign === '\r' && this.text[this.at] === '\n') this.at += 1
    return sign === '\r' || sign === '\n' ? '' : (ESCAPES[sign] ?? sign)
  }
}

const unescaped = (name: string): string =>
  name.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

export const fromHex = (hex: string): string =>
  (hex.replace(/\s/g, '').match(/..?/g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
    .join('')
