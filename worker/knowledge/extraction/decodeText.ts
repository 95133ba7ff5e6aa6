const DECLARED = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i
const BYTE_ORDER_MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]
const FALLBACK = 'windows-1252'

/** The text of a page whatever its server says of it: text that is valid UTF-8 and no ASCII is UTF-8, for no other encoding looks like it by chance. */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const mark = BYTE_ORDER_MARKS.find(([start]) => start.every((byte, at) => bytes[at] === byte))
  if (mark) return decode(bytes, mark[1]) ?? ''
  const start = new TextDecoder(FALLBACK).decode(bytes.subarray(0, 2048))
  const inHeader = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]
  const inPage = DECLARED.exec(start)
  const labels = ['utf-8', inHeader, inPage?.[1] ?? inPage?.[2], FALLBACK]
  for (const label of labels) {
    const text = label && decode(bytes, label)
    if (text !== undefined && text !== '') return text
  }
  return ''
}

/** Undefined where the platform doesn't know the encoding or the bytes aren't in it. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}
