import { Parser } from 'htmlparser2'

const MOST_URLS = 1_000
const MOST_MAPS = 20
const LONGEST = 2_000
/** A list's own elements are four deep; each that is left open makes the next one slower. */
const DEEPEST = 100

/** The pages that a sitemap lists, and the further sitemaps. https://www.sitemaps.org/protocol.html */
export function readSitemap(xml: string): { urls: string[]; sitemaps: string[] } {
  const urls: string[] = []
  const sitemaps: string[] = []
  let around = ''
  let address: string | undefined
  let depth = 0
  const parser = new Parser(
    {
      onopentagname(name) {
        depth += 1
        if (name === 'url' || name === 'sitemap') around = name
        address = name === 'loc' ? '' : undefined
      },
      ontext(text) {
        if (address !== undefined && address.length < LONGEST) address += text
      },
      onclosetag(name) {
        depth -= 1
        if (name === 'loc' && address) (around === 'sitemap' ? sitemaps : urls).push(address.trim())
        address = undefined
      },
    },
    { xmlMode: true },
  )
  const isEnough = () => urls.length >= MOST_URLS || sitemaps.length >= MOST_MAPS || depth > DEEPEST
  for (let at = 0; at < xml.length && !isEnough(); at += PART) parser.write(xml.slice(at, at + PART))
  return { urls: urls.slice(0, MOST_URLS), sitemaps }
}
const PART = 64 * 1024
