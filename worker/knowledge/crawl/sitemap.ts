import { parseDocument } from 'htmlparser2'
import { elementsIn, textOf } from '../extraction/elementText'

const MOST_URLS = 1_000

/** The pages that a sitemap lists, and the further sitemaps. https://www.sitemaps.org/protocol.html */
export function readSitemap(xml: string): { urls: string[]; maps: string[] } {
  const urls: string[] = []
  const maps: string[] = []
  for (const element of elementsIn(parseDocument(xml, { xmlMode: true }).children)) {
    if (element.name !== 'loc' || element.parent?.type !== 'tag') continue
    if (element.parent.name === 'sitemap') maps.push(textOf(element))
    else if (element.parent.name === 'url' && urls.length < MOST_URLS) urls.push(textOf(element))
  }
  return { urls, maps }
}
