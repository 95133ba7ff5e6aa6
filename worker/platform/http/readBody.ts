import { ProblemError } from './problem'

/** The raw body. Throws 413 if it is larger, with or without a Content-Length. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const isTooLarge = Number(request.headers.get('content-length')) > maxBytes
  const bytes = isTooLarge ? undefined : await readUpTo(request.body, maxBytes)
  if (bytes) return bytes
  throw new ProblemError(413, 'too-large', `The request body is larger than ${maxBytes / 1024} KB.`)
}

/** Counts decompressed bytes, since a small compressed body may be very large. Undefined beyond the limit. */
export async function readUpTo(body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  // Each part is let go once it is copied, so that a large body isn't held twice.
  for (let part = parts.shift(); part; part = parts.shift()) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
