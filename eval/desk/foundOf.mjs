import { readPage } from '../../worker/knowledge/extraction/readPage.ts'

/** What the knowledge of a business holds of its site: all of it, in reading order, as a crawl would have left it. */
export async function foundOf({ files }, address) {
  const passages = []
  for (const [file, html] of files) {
    const url = new URL(file === 'index.html' ? '' : file, address).href
    passages.push(...readPage(html, url, (passages.at(-1)?.block ?? -1) + 1).passages)
  }
  return { version: 'eval', whole: true, passages, total: passages.length, holding: {} }
}
