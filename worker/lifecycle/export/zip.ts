import { Zip, ZipDeflate } from 'fflate'
import type { ExportFile } from './files'

/** A ZIP of the files, generated while it is read, with at most one part of one file in memory. */
export async function* zip(files: ExportFile[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let ready: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  for (const { name, parts } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    archive.add(entry)
    for await (const part of parts) {
      entry.push(encoder.encode(part))
      yield* take()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  archive.end()
  yield* take()
}
