import { isTag } from 'domhandler'
import type { Locale } from '../../text/value'
import type { Draft } from '../extraction/composeStatements'
import { textOf } from '../extraction/elementText'
import { parseHtml } from '../extraction/parseHtml'
import { readableText } from '../extraction/readableText'
import { isBusiness, LISTED_UNDER, type Listed, listedOf } from './businessSaid'
import { offerRow } from './offers'
import { firstText, type Thing, thingsOf, typesOf } from './readJsonLd'
import { hoursOfBusiness, hoursRows } from './weekHours'

const LONGEST_ANSWER = 2_000
const LONGEST_MARKUP = 10_000
const LONGEST_ITEM = 300

/** The text of a value that may hold markup. */
function plainText(markup: string): string {
  const [root] = parseHtml(`<div>${markup.slice(0, LONGEST_MARKUP)}</div>`)
  return root && isTag(root) ? textOf(root, LONGEST_ANSWER) : ''
}

/** What a page says in a machine's words, as statements that answer at once. */
export function structuredStatements(
  things: Thing[],
  { firstBlock, locale }: { firstBlock: number; locale: Locale },
): Draft[] {
  let block = firstBlock
  const group = (heading: string, texts: readonly string[], kind: Draft['kind']): Draft[] => {
    block += 1
    const said = texts.map((text) => readableText(text).slice(0, kind === 'faq' ? LONGEST_ANSWER : LONGEST_ITEM))
    return [...new Set(said)].filter(Boolean).map((text) => ({ kind, text, trail: [heading], block }))
  }
  const businesses = things.filter(isBusiness)
  const listed = businesses.map(listedOf)
  const questions = things.filter((thing) => typesOf(thing).includes('Question'))
  return [
    ...group(
      'Opening hours',
      hoursRows(Object.assign({}, ...businesses.map((one) => hoursOfBusiness(one, locale)))),
      'row',
    ),
    ...Object.entries(LISTED_UNDER).flatMap(([field, heading]) =>
      group(
        heading,
        listed.flatMap((one) => one[field as keyof Listed]),
        'item',
      ),
    ),
    ...group(
      'Prices',
      things.flatMap((thing) => offerRow(thing, locale) ?? []),
      'row',
    ),
    ...questions.flatMap((thing) => {
      const question = plainText(firstText(thing.name) ?? '')
      const answer = plainText(firstText(thingsOf(thing.acceptedAnswer)[0]?.text) ?? '')
      return question ? group(question, [answer], 'faq') : []
    }),
  ]
}
