import { isTag } from 'domhandler'
import type { Draft } from '../extraction/composeStatements'
import { textOf } from '../extraction/elementText'
import { parseHtml } from '../extraction/parseHtml'
import { priceRowOf } from './priceSaid'
import { firstText, type Thing, thingsOf, typesOf } from './readJsonLd'
import type { SiteFacts } from './siteFacts'
import { hoursRows } from './weekHours'

const LONGEST_ANSWER = 2_000
/** The text of a value that may hold markup. */
function plainText(markup: string): string {
  const [root] = parseHtml(`<div>${markup}</div>`)
  return root && isTag(root) ? textOf(root) : ''
}

/** The questions of an FAQPage with their answers. */
const answeredQuestions = (things: Thing[], block: number): Draft[] =>
  things
    .filter((thing) => typesOf(thing).includes('Question'))
    .flatMap((thing) => {
      const question = plainText(firstText(thing.name) ?? '')
      const answer = plainText(firstText(thingsOf(thing.acceptedAnswer)[0]?.text) ?? '')
      return question && answer
        ? [{ kind: 'faq' as const, trail: [question], text: answer.slice(0, LONGEST_ANSWER), block }]
        : []
    })
    .map((draft, at) => ({ ...draft, block: block + at }))

/** What a page says in a machine's words, as statements that answer at once. */
export function structuredStatements(
  things: Thing[],
  facts: SiteFacts,
  { firstBlock, currency }: { firstBlock: number; currency: string },
): Draft[] {
  const rows = (heading: string, texts: string[], kind: 'row' | 'item', block: number): Draft[] =>
    texts.map((text) => ({ kind, text, trail: [heading], block }))
  return [
    ...rows('Opening hours', hoursRows(facts.hours), 'row', firstBlock),
    ...rows('Contact', [...facts.phones, ...facts.emails], 'item', firstBlock + 1),
    ...rows('Address', facts.addresses, 'item', firstBlock + 2),
    ...rows('Areas served', facts.areas, 'item', firstBlock + 3),
    ...rows('Payment', facts.payments, 'item', firstBlock + 4),
    ...rows(
      'Prices',
      facts.prices.map((price) => priceRowOf(price, price.currency ?? currency)),
      'row',
      firstBlock + 5,
    ),
    ...answeredQuestions(things, firstBlock + 6),
  ]
}
