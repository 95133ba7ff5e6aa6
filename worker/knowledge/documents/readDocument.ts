import type { Source } from '../../../contract/chat'
import { pdfText } from '../../pdf/pdfText'
import { PdfError } from '../../pdf/value'
import type { Locale } from '../../text/value'
import { TOO_LONG, UnreadableFile } from '../errors'
import { composingStatements, naming } from '../extraction/composeStatements'
import { decodeText, percentDecoded } from '../extraction/decodeText'
import { parsingHtml } from '../extraction/parseHtml'
import { piecesOfPage } from '../extraction/pieces'
import type { Piece } from '../extraction/readCard'
import type { Statement } from '../statement'
import type { Steps } from '../steps'
import { docxMarkup } from './docxMarkup'
import { piecesOfText } from './readText'

const LONGEST_TEXT = 1_000_000

/** How a file is read, by what it is sent as. */
const READERS = new Map<string, (bytes: Uint8Array) => Steps<Piece[]>>([
  ['application/pdf', piecesOfPdf],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', piecesOfDocx],
  ['text/plain', piecesOfPlain],
  ['text/markdown', piecesOfPlain],
])

const typeOf = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase()
export const isDocumentType = (contentType: string): boolean => READERS.has(typeOf(contentType))

type Input = { bytes: Uint8Array; contentType: string; title: string; id: string; url?: string; locale: Locale }
type DocumentRead = { title: string; statements: Statement[] }

/** A file as statements. Throws `UnreadableFile`. */
export function* readingDocument({ bytes, contentType, title, id, url, locale }: Input): Steps<DocumentRead> {
  const reader = READERS.get(typeOf(contentType)) ?? piecesOfPlain
  const source: Source = { kind: 'site', title, ...(url && { url }) }
  const statements = yield* naming(yield* composingStatements(yield* reader(bytes)), source, id, locale)
  if (statements.length === 0)
    throw new UnreadableFile(
      'There’s no text in this file. A scan is just a picture of the text, so please send the document it was made from.',
    )
  return { title, statements }
}

function piecesOfPlain(bytes: Uint8Array): Steps<Piece[]> {
  return piecesOfShort(decodeText(bytes))
}

function piecesOfShort(text: string): Steps<Piece[]> {
  if (text.length > LONGEST_TEXT) throw new UnreadableFile(TOO_LONG)
  return piecesOfText(text)
}

function* piecesOfDocx(bytes: Uint8Array): Steps<Piece[]> {
  const roots = yield* parsingHtml(yield* docxMarkup(bytes))
  return yield* piecesOfPage(roots, [])
}

function* piecesOfPdf(bytes: Uint8Array): Steps<Piece[]> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new UnreadableFile('This isn’t a PDF.')
  try {
    return yield* piecesOfShort(yield* pdfText(bytes))
  } catch (cause) {
    if (!(cause instanceof PdfError)) throw cause
    throw new UnreadableFile(PDF_FAULTS[cause.fault], { cause })
  }
}

const PDF_FAULTS: Record<PdfError['fault'], string> = {
  locked: 'The file is locked. Please save it without a password and send it again.',
  large: 'The file unpacks to far more than a document should hold.',
  damaged: 'The file is damaged or isn’t a PDF.',
}

const LONGEST_NAME = 1_000

/** "https://shop.example/files/price%20list.pdf": "price list". */
export function documentTitleOf(name: string): string {
  const [path = ''] = name.slice(0, LONGEST_NAME).split(/[?#]/, 1)
  const last = path.slice(path.lastIndexOf('/') + 1)
  const title = percentDecoded(last)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return title || 'Document'
}
