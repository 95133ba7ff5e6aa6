import { newEffort, spend } from './effort'
import { Lexer } from './Lexer'
import { unpack } from './unpack'
import { type Dict, isDict, nameOf, numberOf, type Operator, PdfError, type PdfValue, Ref } from './value'

const MOST_OBJECTS = 60_000
const END = 'endstream'
const MOST_LINKS = 10
const LONGEST_OBJECT = 256 * 1024

type Place = { text: string; at: number }

/**
 * The objects of a file, wherever they stand: the table that says where is not trusted, for it may be wrong and may be hostile. Of an
 * object that was written twice the later one counts.
 */
export class PdfFile {
  readonly #text: string
  readonly #places = new Map<number, Place>()
  readonly #read = new Map<number, PdfValue>()
  readonly #ends: number[] = []
  readonly #unpacked = new Map<Dict, string>()
  readonly #streams = new Map<Dict, number>()
  readonly effort = newEffort()

  constructor(readonly bytes: Uint8Array) {
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    for (
      let at = this.#text.indexOf(END);
      at >= 0 && this.#ends.length < MOST_OBJECTS;
      at = this.#text.indexOf(END, at + 1)
    )
      this.#ends.push(at)
    let objects = 0
    for (const { 0: said, 1: number, index } of this.#text.matchAll(/\b(\d{1,9})\s{1,4}\d{1,5}\s{1,4}obj\b/g)) {
      const at = index + said.length
      this.#places.set(Number(number), { text: this.#text, at })
      if (++objects > MOST_OBJECTS) throw new PdfError('large')
    }
  }

  /** What is packed into streams is laid open first. */
  *open(): Generator<void, void> {
    for (const [number, { at }] of [...this.#places])
      if (this.#text.slice(at, at + 400).includes('/ObjStm')) {
        this.#openPacked(number)
        yield
      }
  }

  get isLocked(): boolean {
    return /\/Encrypt[\s<]/.test(this.#text)
  }

  get root(): PdfValue | undefined {
    const at = this.#text.lastIndexOf('/Root ')
    const [, said] = /^\/Root\s{1,4}(\d{1,9})\s/.exec(this.#text.slice(at, at + 30)) ?? []
    const number = said === undefined ? undefined : Number(said)
    if (number !== undefined) return this.get(new Ref(number))
    for (const known of this.#places.keys()) {
      const value = this.get(new Ref(known))
      if (isDict(value) && nameOf(value.get('Type')) === 'Catalog') return value
    }
    return undefined
  }

  /** The value itself where it is named by its number. */
  get(value: PdfValue | undefined): PdfValue | undefined {
    let found = value
    for (let link = 0; found instanceof Ref && link < MOST_LINKS; link++) found = this.#object(found.number)
    return found instanceof Ref ? undefined : found
  }

  dict(value: PdfValue | undefined): Dict | undefined {
    const found = this.get(value)
    return isDict(found) ? found : undefined
  }

  list(value: PdfValue | undefined): PdfValue[] {
    const found = this.get(value)
    return Array.isArray(found) ? found : found === undefined || found === null ? [] : [found]
  }

  /** What a stream holds, unpacked, a character a byte; nothing where the object is none. */
  contentOf(value: PdfValue | undefined): string {
    const dict = this.dict(value)
    const from = dict && this.#streams.get(dict)
    if (!dict || from === undefined) return ''
    const known = this.#unpacked.get(dict)
    if (known !== undefined) return known
    const filters = this.list(dict.get('Filter')).map((filter) => nameOf(this.get(filter)))
    const packed = this.bytes.subarray(from, this.#endOf(dict, from))
    const unpacked = unpack(packed, filters, this.effort)
    // What isn't packed may be said to be a part of many streams.
    spend(this.effort, 'unpacked', unpacked.byteLength)
    const content = Buffer.from(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength).toString('latin1')
    this.#unpacked.set(dict, content)
    return content
  }

  /** As long as it says where it ends there, else to the next end. */
  #endOf(dict: Dict, from: number): number {
    const said = from + numberOf(this.get(dict.get('Length')), -1)
    if (said >= from && /^\s{0,4}endstream/.test(this.#text.slice(said, said + 16))) return said
    let [low, high] = [0, this.#ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#ends[middle] ?? 0) < from) low = middle + 1
      else high = middle
    }
    return this.#ends[low] ?? this.#text.length
  }

  #object(number: number): PdfValue | undefined {
    const known = this.#read.get(number)
    if (known !== undefined) return known
    const place = this.#places.get(number)
    if (!place) return undefined
    const lexer = new Lexer(place.text.slice(place.at, place.at + LONGEST_OBJECT))
    const value = lexer.next() ?? null
    spend(this.effort, 'characters', lexer.at)
    const after = place.at + lexer.at
    const [start] = /^\s{0,4}stream(?:\r\n|\n|\r)/.exec(place.text.slice(after, after + 16)) ?? []
    if (start && place.text === this.#text && isDict(value)) this.#streams.set(value, after + start.length)
    // "4 0 R" alone is a link.
    const isLink =
      typeof value === 'number' && lexer.next() === 0 && (lexer.next() as Operator | undefined)?.name === 'R'
    const object = isLink ? new Ref(value) : value
    this.#read.set(number, object)
    return object
  }

  #openPacked(number: number): void {
    const dict = this.dict(new Ref(number))
    if (nameOf(dict?.get('Type')) !== 'ObjStm') return
    const text = this.contentOf(dict)
    const first = numberOf(this.get(dict?.get('First')))
    const head = new Lexer(text.slice(0, Math.min(first, LONGEST_OBJECT)))
    for (;;) {
      spend(this.effort, 'entries', 1)
      const [inside, offset] = [head.next(), head.next()]
      if (typeof inside !== 'number' || typeof offset !== 'number') return
      this.#places.set(inside, { text, at: first + offset })
      if (this.#places.size > MOST_OBJECTS) throw new PdfError('large')
    }
  }
}
