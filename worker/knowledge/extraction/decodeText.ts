const DECLARED = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i
/** What UTF-16 begins with: no text in another encoding does. */
const UTF_16: Record<string, string> = { þÿ: 'utf-16be', ÿþ: 'utf-16le' }
const FALLBACK = 'windows-1252'

/** The text of a page whatever its server says of it: text that is valid UTF-8 and no ASCII is UTF-8, for no other encoding looks like it by chance. */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const start = new TextDecoder(FALLBACK).decode(bytes.subarray(0, 2048))
  const inHeader = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]
  const inPage = DECLARED.exec(start)
  const labels = [UTF_16[start.slice(0, 2)], 'utf-8', inHeader, inPage?.[1] ?? inPage?.[2], FALLBACK]
  for (const label of labels) {
    const text = label && decode(bytes, label)
    if (text) return text
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

/** Of an address; as it stands where it is no encoding. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
