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
    if (filter === 'FlateDecode' || filter === 'Fl') left = inflate(left, effort)
    else if (filter === 'ASCII85Decode' || filter === 'A85') left = fromAscii85(left)
    else if (filter === 'ASCIIHexDecode' || filter === 'AHx')
      left = new Uint8Array(
        Buffer.from(
          Buffer.from(left)
            .toString('latin1')
            .replace(/[^\da-f]/gi, ''),
          'hex',
        ),
      )
    else return new Uint8Array()
  }
  return left
}

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
  return new Uint8Array(Buffer.concat(parts))
}

const ZERO = 33

function fromAscii85(bytes: Uint8Array): Uint8Array {
  const said: number[] = []
  let group: number[] = []
  const close = () => {
    const count = group.length
    if (count < 2) return
    let value = 0
    for (let at = 0; at < 5; at++) value = value * 85 + (group[at] ?? 84)
    for (let at = 0; at < count - 1; at++) said.push(Math.floor(value / 256 ** (3 - at)) % 256)
    group = []
  }
  for (const byte of bytes) {
    if (byte === 126) break
    if (byte === 122 && group.length === 0) said.push(0, 0, 0, 0)
    if (byte < ZERO || byte > 117) continue
    group.push(byte - ZERO)
    if (group.length === 5) close()
  }
  close()
  return Uint8Array.from(said)
}
