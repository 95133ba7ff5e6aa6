import { pdfText } from '../../pdf/pdfText'
import { PdfError } from '../../pdf/value'
import type { Locale } from '../../text/value'
import { TOO_LONG, UnreadableFile } from '../errors'
import { decodeText } from '../extraction/decodeText'
import type { Statement } from '../statement'
import type { Steps } from '../steps'
import { docxText } from './docxText'
import { readingText } from './readText'

const LONGEST_TEXT = 1_000_000

/** How a file is read, by what it is sent as. */
const READERS: Record<string, (bytes: Uint8Array) => Steps<string>> = {
  'application/pdf': pdfLines,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docxText,
  'text/plain': plainText,
  'text/markdown': plainText,
}

const typeOf = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase()
export const isDocumentType = (contentType: string): boolean => typeOf(contentType) in READERS

type Input = { bytes: Uint8Array; contentType: string; title: string; id: string; url?: string; locale: Locale }
export type DocumentRead = { title: string; statements: Statement[] }

/** A file as statements. Throws `UnreadableFile`. */
export function* readingDocument({ bytes, contentType, title, id, url, locale }: Input): Steps<DocumentRead> {
  const reader = READERS[typeOf(contentType)] ?? plainText
  const text = yield* reader(bytes)
  if (text.length > LONGEST_TEXT) throw new UnreadableFile(TOO_LONG)
  const statements = yield* readingText(text, { kind: 'site', title, ...(url && { url }) }, id, locale)
  if (statements.length === 0)
    throw new UnreadableFile(
      'There is no text in the file. A scan holds pictures of text: please send the document it was made from.',
    )
  return { title, statements }
}

function* pdfLines(bytes: Uint8Array): Steps<string> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new UnreadableFile('The file is no PDF.')
  try {
    return yield* pdfText(bytes)
  } catch (cause) {
    if (!(cause instanceof PdfError)) throw cause
    throw new UnreadableFile(PDF_FAULTS[cause.fault], { cause })
  }
}

const PDF_FAULTS: Record<PdfError['fault'], string> = {
  locked: 'The file is locked. Please save it without protection and send it again.',
  large: 'The file unpacks to far more than a document holds.',
  damaged: 'The file is damaged, or no PDF.',
}

// biome-ignore lint/correctness/useYield: it is read at once.
function* plainText(bytes: Uint8Array): Steps<string> {
  return decodeText(bytes)
}

/** "https://shop.example/files/price%20list.pdf": "price list". */
export const titleOf = (name: string): string => {
  const last =
    name
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? name
  return (
    decodeURIComponent(last.replace(/%(?![\da-f]{2})/gi, '%25'))
      .replace(/\.\w{2,5}$/, '')
      .replace(/[_-]+/g, ' ')
      .trim() || 'Document'
  )
}
