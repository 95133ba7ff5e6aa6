import { spend } from './effort'
import { PdfFile } from './PdfFile'
import { ContentReader } from './readContent'
import { type Dict, nameOf, PdfError, type PdfValue } from './value'

const MOST_PAGES = 150
const DEEPEST_PAGE = 30
const MOST_CONTENTS = 100

/** The text of a PDF, a blank line between its pages, in steps. Throws `PdfError`. */
export function* pdfText(bytes: Uint8Array): Generator<void, string> {
  const file = new PdfFile(bytes)
  if (file.isLocked) throw new PdfError('locked')
  yield
  yield* file.open()
  const reader = new ContentReader(file)
  const texts: string[] = []
  for (const { page, resources } of pagesOf(file)) {
    const contents = file.list(page.get('Contents')).slice(0, MOST_CONTENTS)
    const seen = new Set(contents.map((one) => file.contentOf(one)))
    texts.push(yield* reader.read([...seen].join('\n'), resources))
    yield
  }
  if (texts.length === 0) throw new PdfError('damaged')
  return texts.join('\n\n')
}

type Page = { page: Dict; resources: Dict | undefined }

function pagesOf(file: PdfFile): Page[] {
  const pages: Page[] = []
  const seen = new Set<Dict>()
  const visit = (value: PdfValue | undefined, above: Dict | undefined, depth: number) => {
    const node = file.dict(value)
    if (!node || seen.has(node) || depth > DEEPEST_PAGE || pages.length >= MOST_PAGES) return
    seen.add(node)
    const resources = file.dict(node.get('Resources')) ?? above
    if (nameOf(file.get(node.get('Type'))) === 'Page' || !node.has('Kids')) pages.push({ page: node, resources })
    else {
      const kids = file.list(node.get('Kids'))
      spend(file.effort, 'entries', kids.length)
      for (const kid of kids) visit(kid, resources, depth + 1)
    }
  }
  visit(file.dict(file.root)?.get('Pages'), undefined, 0)
  return pages
}
