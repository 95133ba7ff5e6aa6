import type { Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import type { Source } from '../../../contract/chat'
import { readableText } from '../../text/readableText'
import type { Locale } from '../../text/value'
import type { Statement } from '../statement'
import { atOnce, type Steps } from '../steps'
import { markedAddresses } from '../structured/markedAddresses'
import { readJsonLd } from '../structured/readJsonLd'
import { structuredStatements } from '../structured/structuredStatements'
import { composingStatements, naming } from './composeStatements'
import { elementsIn } from './elementText'
import { foldPages } from './foldDuplicates'
import { parsingHtml } from './parseHtml'
import { piecesOfPage } from './pieces'
import { isForum, isWithinStrangers } from './strangers'

type PageRead = {
  title: string
  statements: Statement[]
  /** Where the page leads, as addresses without their fragment. */
  links: string[]
}

const LONGEST_TITLE = 150
const MOST_LINKS = 2_000

/** What a page says, in reading order, and where it leads. */
export function* readingPage(html: string, url: string, locale: Locale, firstBlock = 0): Steps<PageRead> {
  const children = yield* parsingHtml(html)
  const elements = [...elementsIn(children)]
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name))
  const titleOf = (name: string) => readableText(named(name).slice(0, 1).map(DomUtils.textContent).join(''))
  const { pathname, search } = new URL(url)
  const title = (titleOf('title') || titleOf('h1') || pathname).slice(0, LONGEST_TITLE)
  const drafts = isForum(elements)
    ? []
    : yield* composingStatements(yield* piecesOfPage(children, elements), firstBlock)
  const isJsonLd = ({ attribs }: Element) => /^application\/ld\+json/i.test(attribs.type ?? '')
  const things = readJsonLd(named('script').filter((script) => isJsonLd(script) && !isWithinStrangers(script)))
  const lastBlock = drafts.at(-1)?.block ?? firstBlock
  const addresses = markedAddresses(elements, locale.country)
  const structured = structuredStatements(things, { firstBlock: lastBlock + 1, locale, addresses })
  const source: Source = { kind: 'site', title, url }
  const base = named('base').find(({ attribs }) => attribs.href)?.attribs.href
  return {
    title,
    statements: yield* naming([...drafts, ...structured], source, pathname + search, locale),
    links: linksOf(new Set(named('a', 'area').map(({ attribs }) => attribs.href ?? '')), url, base),
  }
}

function linksOf(hrefs: Set<string>, url: string, base: string | undefined): string[] {
  const from = base && URL.canParse(base, url) ? new URL(base, url).href : url
  const found = new Set<string>()
  for (const href of hrefs) {
    if (found.size >= MOST_LINKS) break
    if (!URL.canParse(href, from)) continue
    const link = new URL(href, from)
    link.hash = ''
    if (/^https?:$/.test(link.protocol)) found.add(link.href)
  }
  return [...found]
}

/** At once, for tests and measurements: a Worker takes the steps of `readingPage` gently. */
export const readPage = (html: string, url: string, locale: Locale, firstBlock = 0): PageRead =>
  atOnce(readingPage(html, url, locale, firstBlock))

/** The pages of one site, likewise; what several pages repeat is kept once. */
export function readSite(pages: { html: string; url: string }[], locale: Locale): Statement[] {
  let firstBlock = 0
  const statements = pages.flatMap(({ html, url }) => {
    const page = readPage(html, url, locale, firstBlock)
    firstBlock = Math.max(firstBlock, ...page.statements.map(({ block }) => block)) + 1
    return page.statements
  })
  return foldPages(statements)
}
