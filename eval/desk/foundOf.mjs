import { readSite } from '../../worker/knowledge/extraction/readPage.ts'

/** What the knowledge of a business holds of its site: all of it, in reading order, as a crawl would have left it. */
export function foundOf({ files }, address, profile) {
  const pages = [...files].map(([file, html]) => ({
    html,
    url: new URL(file === 'index.html' ? '' : file, address).href,
  }))
  const statements = readSite(pages, profile)
  return { version: 'eval', whole: true, statements, total: statements.length, holding: {} }
}
