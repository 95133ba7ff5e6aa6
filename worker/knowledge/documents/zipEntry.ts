import { Inflate } from 'fflate'
import { UnreadableFile } from '../errors'
import type { Steps } from '../steps'

/** Where a ZIP's parts keep what is read of them, and how each begins. */
const END = { sign: 'PK\x05\x06', size: 22, files: 10, list: 16 }
const LISTED = { sign: 'PK\x01\x02', size: 46, method: 10, packed: 20, name: 28, extra: 30, comment: 32, at: 42 }
const FILE = { sign: 'PK\x03\x04', size: 30, name: 26, extra: 28 }
const LONGEST_COMMENT = 65_535
const MOST_FILES = 2_000
const LONGEST_NAME = 200
const STORED = 0
const DEFLATED = 8
/** Packed bytes unpack to a thousand times as many at most. */
const PART = 1024

type Entry = { isStored: boolean; packed: Uint8Array }

/**
 * A file of a ZIP, by the list at its end: what else the ZIP holds isn't looked at. Undefined if it isn't listed. Throws `UnreadableFile`,
 * and `RangeError` where the list points outside of the ZIP.
 */
export function findEntry(bytes: Uint8Array, wanted: string): Entry | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tail = zip.subarray(-END.size - LONGEST_COMMENT)
  const found = tail.lastIndexOf(END.sign)
  if (found < 0) return undefined
  const files = tail.readUInt16LE(found + END.files)
  if (files > MOST_FILES) throw new UnreadableFile('There are too many files inside this one.')
  let at = tail.readUInt32LE(found + END.list)
  for (let nth = 0; nth < files; nth++) {
    assertSign(zip, at, LISTED.sign)
    const length = zip.readUInt16LE(at + LISTED.name)
    if (length > LONGEST_NAME) throw new UnreadableFile('A file inside this one has a name longer than 200 characters.')
    const name = zip.toString('utf8', at + LISTED.size, at + LISTED.size + length)
    if (name === wanted) return entryAt(zip, at)
    at += LISTED.size + length + zip.readUInt16LE(at + LISTED.extra) + zip.readUInt16LE(at + LISTED.comment)
  }
  return undefined
}

function entryAt(zip: Buffer, listed: number): Entry {
  const method = zip.readUInt16LE(listed + LISTED.method)
  if (method !== STORED && method !== DEFLATED) throw new RangeError(`Packed in an unknown way: ${method}`)
  const at = zip.readUInt32LE(listed + LISTED.at)
  assertSign(zip, at, FILE.sign)
  const from = at + FILE.size + zip.readUInt16LE(at + FILE.name) + zip.readUInt16LE(at + FILE.extra)
  return {
    isStored: method === STORED,
    packed: zip.subarray(from, from + zip.readUInt32LE(listed + LISTED.packed)),
  }
}

function assertSign(zip: Buffer, at: number, sign: string): void {
  if (zip.toString('latin1', at, at + sign.length) !== sign) throw new RangeError('The list points to no file')
}

/** Hands on what the file unpacks to, part by part. Throws what is wrong with its packing. */
export function* unpacking({ isStored, packed }: Entry, take: (part: Uint8Array) => Steps<void>): Steps<void> {
  const unpacked: Uint8Array[] = []
  const inflate = new Inflate((part) => unpacked.push(part))
  for (let at = 0; at < packed.length; at += PART) {
    const part = packed.subarray(at, at + PART)
    if (isStored) unpacked.push(part)
    else inflate.push(part, at + PART >= packed.length)
    for (const one of unpacked.splice(0)) yield* take(one)
    yield
  }
}
