import { DomUtils } from 'htmlparser2'
import type { Source } from '../../../contract/chat'
import type { Locale } from '../../text/value'
import type { Statement } from '../statement'
import { atOnce, type Steps } from '../steps'
import { readJsonLd } from '../structured/readJsonLd'
import { structuredStatements } from '../structured/structuredStatements'
import { composingStatements, naming } from './composeStatements'
import { elementsIn } from './elementText'
import { foldDuplicates, foldPages } from './foldDuplicates'
import { parsingHtml } from './parseHtml'
import { piecesOf } from './pieces'
import { readableText } from './readableText'
import { isForum } from './strangers'

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
  const titleOf = (name: string) => {
    const element = elements.find((one) => one.name === name)
    return element ? readableText(DomUtils.textContent(element)) : ''
  }
  const title = (titleOf('title') || titleOf('h1') || new URL(url).pathname).slice(0, LONGEST_TITLE)
  const base = elements.find(({ name, attribs }) => name === 'base' && attribs.href)?.attribs.href
  const things = readJsonLd(
    elements.filter(({ name, attribs }) => name === 'script' && /^application\/ld\+json/i.test(attribs.type ?? '')),
  )
  const drafts = isForum(elements) ? [] : yield* composingStatements(yield* piecesOf(children, elements), firstBlock)
  const lastBlock = drafts.at(-1)?.block ?? firstBlock
  const source: Source = { kind: 'site', title, url }
  const path = new URL(url).pathname + new URL(url).search
  return {
    title,
    statements: yield* naming(
      foldDuplicates([...drafts, ...structuredStatements(things, { firstBlock: lastBlock + 1, locale })]),
      source,
      path,
      locale,
    ),
    links: linksOf(
      new Set(elements.flatMap(({ name, attribs }) => (name === 'a' || name === 'area' ? [attribs.href ?? ''] : []))),
      url,
      base,
    ),
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

export const readPage = (html: string, url: string, locale: Locale, firstBlock = 0): PageRead =>
  atOnce(readingPage(html, url, locale, firstBlock))

/** The pages of one site, each saying once. */
export function readSite(pages: { html: string; url: string }[], locale: Locale): Statement[] {
  let firstBlock = 0
  const statements = pages.flatMap(({ html, url }) => {
    const page = readPage(html, url, locale, firstBlock)
    firstBlock = Math.max(firstBlock, ...page.statements.map(({ block }) => block)) + 1
    return page.statements
  })
  return foldPages(statements)
}
