import type { Found, SitePassage } from '../../knowledge/found'
import { contactsOf } from './contacts'
import type { Evidence } from './evidence'
import { fullestHours, hourBlocks } from './hours'
import { type Passage, passage } from './passages'

const SEGMENT = /\s+[|–—•·:-]+\s+|\s*\|\s*/
/** Said in the titles of so many pages, it tells none of them from the others. */
const COMMON = 0.5

/** What a page's title says of it alone. */
const titlesOf = (passages: SitePassage[]): Map<string, string> => {
  const titles = [...new Set(passages.map(({ source }) => source.title))]
  const segments = titles.map((title) => [...new Set(title.split(SEGMENT))])
  const pages = (segment: string) => segments.filter((others) => others.includes(segment)).length
  return new Map(
    titles.map((title, at) => [
      title,
      (segments[at] ?? []).filter((segment) => titles.length < 3 || pages(segment) <= COMMON * titles.length).join(' '),
    ]),
  )
}

const FIRST_BLOCK = 100_000
const asSaid = (text: string) => text.replaceAll(' | ', ': ')

const toPassage = ({ kind, text, trail, source, block }: SitePassage, page: string, name: string): Passage =>
  passage(
    {
      kind,
      text: kind === 'row' ? asSaid(text) : text,
      heading: trail.at(-1) ?? '',
      above: trail.join(' / '),
      page,
      source,
      paragraph: FIRST_BLOCK + block,
    },
    name,
  )

/** The site's own evidence, in the order it stands there. */
export const siteEvidence = ({ passages }: Found, name: string): Omit<Evidence, 'vocabulary'> => {
  const titles = titlesOf(passages)
  const pages = Map.groupBy(passages, ({ source }) => source.url ?? source.title)
  const texts = [...pages.values()].map((some) => ({
    source: some[0]?.source ?? { title: '' },
    text: some.map(({ text }) => text.replaceAll(' | ', ' ')).join('\n'),
  }))
  return {
    passages: passages.map((one) => toPassage(one, titles.get(one.source.title) ?? '', name)),
    contacts: contactsOf(texts.map(({ text }) => text.replace(/\n/g, ', '))),
    hours: fullestHours(
      texts.flatMap(({ text, source }) => hourBlocks(text).map((block) => ({ text: block, source }))),
    ),
  }
}
