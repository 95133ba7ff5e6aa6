import { Unzlib } from 'fflate'
import { type Effort, spend } from './effort'
import { PdfError } from './value'

const LARGEST = 4 * 1024 * 1024
const PART = 4 * 1024
const MOST_LAYERS = 3

/** Undoes the packing of a stream, layer by layer; what is packed as pictures are, is no text. */
export function unpack(bytes: Uint8Array, filters: readonly (string | undefined)[], effort: Effort): Uint8Array {
  if (filters.length > MOST_LAYERS) throw new PdfError('damaged')
  let left = bytes
  for (const filter of filters) {
    const undo = FILTERS.get(filter ?? '')
    if (!undo) return new Uint8Array()
    left = undo(left, effort)
  }
  return left
}

const FILTERS = new Map<string, (bytes: Uint8Array, effort: Effort) => Uint8Array>([
  ['FlateDecode', inflate],
  ['Fl', inflate],
  ['ASCII85Decode', fromAscii85],
  ['A85', fromAscii85],
  ['ASCIIHexDecode', fromHex],
  ['AHx', fromHex],
])

/** Stops as soon as it is too much; what is cut short or damaged is kept as far as it came. */
function inflate(bytes: Uint8Array, effort: Effort): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const unzlib = new Unzlib((part) => {
    parts.push(part)
    size += part.byteLength
    spend(effort, 'unpacked', part.byteLength)
  })
  try {
    for (let at = 0; at < bytes.length && size <= LARGEST; at += PART)
      unzlib.push(bytes.subarray(at, at + PART), at + PART >= bytes.length)
  } catch (error) {
    // fflate's own are plain errors; the part in hand is lost.
    if (error instanceof PdfError || !(error instanceof Error)) throw error
  }
  if (size > LARGEST) throw new PdfError('large')
  return Buffer.concat(parts)
}

/** What is packed as hexadecimal digits unpacks to half as much. */
function room(bytes: Uint8Array, effort: Effort): void {
  if (bytes.byteLength > LARGEST) throw new PdfError('large')
  spend(effort, 'unpacked', bytes.byteLength)
}

function fromHex(bytes: Uint8Array, effort: Effort): Uint8Array {
  room(bytes, effort)
  const digits = Buffer.from(bytes)
    .toString('latin1')
    .replace(/[^\da-f]/gi, '')
  return Buffer.from(digits, 'hex')
}

const FIRST = 33
const LAST = 117
/** Stands for five of `FIRST`. */
const ZEROS = 122
const END = 126

function fromAscii85(bytes: Uint8Array, effort: Effort): Uint8Array {
  let zeros = 0
  for (const byte of bytes) if (byte === ZEROS) zeros++
  // Five bytes of text are four, but one that stands for zeros is four alone.
  const most = zeros * 4 + Math.ceil(((bytes.byteLength - zeros) * 4) / 5) + 8
  if (most > LARGEST) throw new PdfError('large')
  spend(effort, 'unpacked', most)
  const said = Buffer.alloc(most)
  let size = 0
  let value = 0
  let count = 0
  for (const byte of bytes) {
    if (byte === END) break
    if (byte === ZEROS && count === 0) size += 4
    if (byte < FIRST || byte > LAST) continue
    value = value * 85 + byte - FIRST
    count += 1
    if (count < 5) continue
    size = said.writeUInt32BE(value % 2 ** 32, size)
    value = count = 0
  }
  if (count > 1) {
    for (let at = count; at < 5; at++) value = value * 85 + LAST - FIRST
    said.writeUInt32BE(value % 2 ** 32, size)
    size += count - 1
  }
  return said.subarray(0, size)
}
