import { ProblemError } from './problem'

/** The body's bytes as they came. Throws 413, for one that doesn't say how long it is as well. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const isTooLarge = Number(request.headers.get('content-length')) > maxBytes
  const bytes = isTooLarge ? undefined : await readUpTo(request.body, maxBytes)
  if (bytes) return bytes
  throw new ProblemError(413, 'too-large', `The request body is larger than ${maxBytes / 1024} KB.`)
}

/** What arrives is counted unpacked: a small answer may hold a very large one. Undefined where it is too much. */
export async function readUpTo(body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
