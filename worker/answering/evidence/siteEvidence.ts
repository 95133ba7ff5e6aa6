import type { Found, SitePassage } from '../../knowledge/found'
import type { Part } from './evidence'
import { hourBlocks, type SourcedHours, weekFrom } from './hours'
import { isLegalese } from './legalese'
import { isDenial, type Passage, passage } from './passages'
import { namesPerson } from './people'
import { priorOf } from './priors'
import { withoutReviews } from './reviews'
import { sayRow } from './rows'
import { sentencesOf } from './sentences'
import { isPlainHeading, placedAt, sightingsIn } from './sightings'

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
/** A longer answer is quoted by the sentence. */
const QUOTABLE = 420
/** A heading of so many words is a sentence that was set large. */
const LONGEST_HEADING = 12

const isHeading = (text: string) => !/\?\W*$/.test(text) && text.split(/\s+/).length <= LONGEST_HEADING

/** What its pages say, each piece under its headings; the headings too, for they say things of their own. */
const piecesOf = (passages: SitePassage[], name: string, prepared: Map<string, Passage>): Passage[] => {
  const titles = titlesOf(passages)
  const texts = new Set(passages.map(({ text }) => text))
  const seen = new Set<string>()
  const beneath = Map.groupBy(passages, ({ source, trail }) => JSON.stringify([source.url, trail]))
  const isPerson = (kind: Passage['kind'], heading: string, { source, trail }: SitePassage) => {
    if (kind === 'heading' || name.includes(heading)) return false
    const section = beneath.get(JSON.stringify([source.url, trail])) ?? []
    return namesPerson(heading, section.map(({ text }) => text).join(' '))
  }
  return passages
    .filter(({ text }) => !isContactAlone(text))
    .flatMap((one) => {
      const { kind, text, trail, source, block } = one
      const make = (of: Passage['kind'], said: string, above: string[]) => {
        const page = titles.get(source.title) ?? ''
        const key = JSON.stringify([one.id, of, said, page])
        const known =
          prepared.get(key) ??
          passage(
            {
              kind: of,
              text: said,
              heading: above.at(-1) ?? '',
              above: above.join(' / '),
              page,
              source,
              prior: 0.01 * priorOf(one),
              paragraph: FIRST_BLOCK + block,
              ...(isPerson(of, above.at(-1) ?? '', one) ? { person: above.at(-1) } : {}),
            },
            name,
          )
        prepared.set(key, known)
        return known
      }
      const headings = trail.flatMap((heading, at) => {
        if (seen.has(heading) || texts.has(heading) || !isHeading(heading) || isDenial(heading)) return []
        seen.add(heading)
        return [make('heading', heading, trail.slice(0, at))]
      })
      const parts =
        kind === 'faq' && text.length > QUOTABLE ? sentencesOf(text) : [kind === 'row' ? sayRow(text) : text]
      return [...headings, ...parts.map((part) => make(kind, part, trail))]
    })
}

/** An address or a number by itself tells nothing but itself, and is found as what it is. */
const isContactAlone = (text: string): boolean =>
  /^\W*(?:(?:tel|phone|call|fax|email|e-mail)\W*)?(?:[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+|\+?[\d\s().-]{7,})\W*$/i.test(
    text,
  )

const SECTION = 600

/** What stands under the same heading, whatever "Hours" or "Contact" stands between. */
const sectionsOf = (passages: SitePassage[]): ((one: SitePassage) => string) => {
  const keyOf = ({ source, trail }: SitePassage) =>
    JSON.stringify([source.url, trail.slice(0, trail.findLastIndex((heading) => !isPlainHeading(heading)) + 1)])
  const sections = Map.groupBy(passages, keyOf)
  return (one) =>
    (sections.get(keyOf(one)) ?? [])
      .map(({ text }) => text)
      .join(' / ')
      .slice(0, SECTION)
}

/** A week stands in one place of a page, under headings of its own; where it is strewn over the page, it is the page's. */
const weeksOf = (passages: SitePassage[], sectionOf: (one: SitePassage) => string): SourcedHours[] => {
  const linesOf = (some: SitePassage[]) => some.map(({ text }) => text.replaceAll(' | ', ' ')).join('\n')
  const groups = [
    ...Map.groupBy(passages, ({ source, trail }) => JSON.stringify([source.url, trail])).values(),
    ...Map.groupBy(passages, ({ source }) => source.url ?? source.title).values(),
  ]
  return groups.flatMap((some) => {
    const [first] = some
    if (first === undefined) return []
    return hourBlocks(linesOf(some)).flatMap((text) =>
      weekFrom(text, first.source, () => placedAt(first.trail, sectionOf(first))),
    )
  })
}

/** By where they stand: the number in an id counts the page's passages. */
const asRead = (a: SitePassage, b: SitePassage): number => a.block - b.block || numberOf(a) - numberOf(b)
const numberOf = ({ id }: SitePassage): number => Number(/\d+$/.exec(id)?.[0] ?? 0)

/** The site's own evidence, in the order it stands there. What customers say of the business isn't its own word. */
export const siteEvidence = (
  { passages, whole }: Found,
  name: string,
  prepared = new Map<string, Passage>(),
): Omit<Part, 'vocabulary'> => {
  const inOrder = whole ? passages : passages.toSorted(asRead)
  const own = withoutReviews(inOrder)
  const sectionOf = sectionsOf(own)
  return {
    passages: piecesOf(
      own.filter((one) => !isLegalese(one)),
      name,
      prepared,
    ),
    sightings: own
      .toSorted((a, b) => priorOf(b) - priorOf(a))
      .flatMap((one) => sightingsIn(one.text, one.source, () => placedAt(one.trail, sectionOf(one)))),
    weeks: weeksOf(own, sectionOf),
  }
}
