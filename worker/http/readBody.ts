import { ProblemError } from './problem'

/** The body's bytes as they came. Throws 413, for one that doesn't say how long it is as well. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new ProblemError(413, 'too-large', `The request body is larger than ${maxBytes / 1024} KB.`)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw tooLarge()
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
