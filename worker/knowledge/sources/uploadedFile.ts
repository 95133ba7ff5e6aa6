import { SOURCE_FILE_MAX_BYTES } from '../../../contract/knowledge'
import type { AppContext } from '../../platform/http/appEnv'
import { readBody } from '../../platform/http/readBody'
import { documentTitleOf } from '../documents/readDocument'
import { noSuchType, unreadableForm } from '../errors'
import type { Upload } from '../store/uploadStore'

const MULTIPART_ROOM = 64 * 1024
const MOST_PARTS = 20
const LONGEST_HEAD = 8 * 1024

/** The file of a form, or the body itself with its own content type. Throws 400, 413 and 415. */
export async function uploadedFile(c: Pick<AppContext, 'req'>): Promise<Upload> {
  const contentType = c.req.header('content-type') ?? ''
  const bytes = await readBody(c.req.raw, SOURCE_FILE_MAX_BYTES + MULTIPART_ROOM)
  if (!contentType.startsWith('multipart/form-data')) {
    const name = /filename="?([^";]+)/.exec(c.req.header('content-disposition') ?? '')?.[1] ?? 'Document'
    return { bytes, contentType, title: documentTitleOf(name) }
  }
  assertSmallForm(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), contentType)
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw unreadableForm(cause)
    })
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw noSuchType()
  return { bytes: new Uint8Array(await file.arrayBuffer()), contentType: file.type, title: documentTitleOf(file.name) }
}

/** A form of very many parts or headers takes seconds to parse, and nothing interrupts that. */
function assertSmallForm(form: Buffer, contentType: string): void {
  const [, quoted, plain] = /;\s?boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i.exec(contentType) ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  if (boundary === '--') throw unreadableForm()
  let parts = 0
  for (let at = form.indexOf(boundary); at >= 0; at = form.indexOf(boundary, at)) {
    at += boundary.length
    if (form.toString('latin1', at, at + 2) === '--') return
    parts += 1
    const head = form.subarray(at, at + LONGEST_HEAD)
    if (parts > MOST_PARTS || !head.includes('\r\n\r\n')) throw unreadableForm()
  }
}
