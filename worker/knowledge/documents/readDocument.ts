import type { Locale } from '../../text/value'
import { UnreadableFile } from '../errors'
import type { Statement } from '../statement'
import { docxText } from './docxText'
import { pdfText } from './pdfText'
import { readText } from './readText'

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const LONGEST_TEXT = 1_000_000
const MOST_STATEMENTS = 5_000

const typeOf = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase()
export const isDocumentType = (contentType: string): boolean => [PDF, DOCX].includes(typeOf(contentType))

type Input = { bytes: Uint8Array; contentType: string; name: string; source: { url?: string }; locale: Locale }

/** A PDF or Word file as statements. Throws `UnreadableFile`. */
export async function readDocument({
  bytes,
  contentType,
  name,
  source,
  locale,
}: Input): Promise<{ title: string; statements: Statement[] }> {
  const text = typeOf(contentType) === PDF ? await pdfText(bytes) : docxText(bytes)
  if (text.length > LONGEST_TEXT)
    throw new UnreadableFile('The file holds more text than a book. Please send the part that visitors ask about.')
  const title = titleOf(name)
  const statements = readText(text, { kind: 'site', title, ...source }, name, locale).slice(0, MOST_STATEMENTS)
  if (statements.length === 0)
    throw new UnreadableFile(
      'There is no text in the file. A scan holds pictures of text: please send the document it was made from.',
    )
  return { title, statements }
}

/** "https://shop.example/files/price%20list.pdf": "price list". */
const titleOf = (name: string): string => {
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
