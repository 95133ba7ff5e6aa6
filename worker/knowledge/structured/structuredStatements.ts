import { isTag } from 'domhandler'
import type { BusinessFacts } from '../../../contract/facts'
import { hoursRows } from '../../text/hours/sayHours'
import { readableText } from '../../text/readableText'
import type { Locale } from '../../text/value'
import { textOf } from '../extraction/elementText'
import type { Draft } from '../extraction/foldDuplicates'
import { parseHtml } from '../extraction/parseHtml'
import { isBusiness, LISTED } from './businessSaid'
import { offerRow } from './offers'
import { firstText, type JsonLdNode, thingsOf, typesOf } from './readJsonLd'
import { hoursOfBusiness } from './weekHours'

const LONGEST_ANSWER = 2_000
const LONGEST_MARKUP = 10_000
const LONGEST_ITEM = 300

/** The text of a value that may hold markup. */
function plainText(markup: string): string {
  const [root] = parseHtml(`<div>${markup.slice(0, LONGEST_MARKUP)}</div>`)
  return root && isTag(root) ? textOf(root, LONGEST_ANSWER) : ''
}

type Section = { heading: string; kind: Draft['kind']; texts: string[] }

/** What a page says in a machine's words, as statements that answer at once. */
export function structuredStatements(
  things: JsonLdNode[],
  { firstBlock, locale, addresses }: { firstBlock: number; locale: Locale; addresses: string[] },
): Draft[] {
  const businesses = things.filter(isBusiness)
  const week: BusinessFacts['hours'] = Object.assign({}, ...businesses.map((one) => hoursOfBusiness(one, locale)))
  const sections: Section[] = [
    { heading: 'Opening hours', kind: 'row', texts: hoursRows(week) },
    ...Object.values(LISTED).map(
      ({ heading, read }): Section => ({ heading, kind: 'item', texts: businesses.flatMap(read) }),
    ),
    { heading: LISTED.addresses.heading, kind: 'item', texts: addresses },
    { heading: 'Prices', kind: 'row', texts: things.flatMap((thing) => offerRow(thing, locale) ?? []) },
    ...things.filter((thing) => typesOf(thing).includes('Question')).map(answered),
  ]
  return sections.flatMap(({ heading, kind, texts }, at) => {
    const longest = kind === 'faq' ? LONGEST_ANSWER : LONGEST_ITEM
    const said = new Set(texts.map((text) => readableText(text).slice(0, longest)))
    return [...said]
      .filter((text) => text && heading)
      .map((text) => ({ kind, text, trail: [heading], block: firstBlock + at }))
  })
}

const answered = (thing: JsonLdNode): Section => ({
  heading: plainText(firstText(thing.name) ?? ''),
  kind: 'faq',
  texts: [plainText(firstText(thingsOf(thing.acceptedAnswer)[0]?.text) ?? '')],
})
