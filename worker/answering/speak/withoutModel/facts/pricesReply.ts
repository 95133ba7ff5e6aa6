import type { PriceFact } from '../../../../../contract/facts'
import { wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import type { Spoken } from '../../spoken'
import type { Asked } from '../asked/asked'
import { mayBeSaid, sayQuote } from '../quotes/sayQuote'
import { joined, PHRASES, type Speaking } from '../speaking'
import { sourceOf } from './contacts'
import { priceText } from './formats'

const MOST_ROWS = 3
/** How much of the rarity of what is asked of a row of the site must carry, its headings' words counted for less. */
const CARRIED = 0.8
const HEADING = 0.9

/** Prices whose names carry what is asked of: the owner's, else the site's rows; where nothing is named, the owner's first ones. */
export function pricesReply(speaking: Speaking, { things }: Asked): Spoken | undefined {
  const { question, understood, evidence } = speaking
  const source = sourceOf(speaking, 'prices#')
  const { prices } = question.profile.facts
  const typed = best(prices.map((price) => ({ one: price, share: carried(things, `${price.name} ${price.unit ?? ''}`, evidence) })), 0)
  if (source && typed.length > 0) {
    const rows = typed.slice(0, MOST_ROWS).map((price) => priceRow(speaking, price))
    return { text: joined(understood.language, rows), sources: [source], known: true }
  }
  if (things.length === 0) return undefined
  const rows = evidence.ranked.flatMap(({ statement }) => {
    if (statement.kind !== 'row' || !mayBeSaid(statement) || !statement.values.some(({ kind }) => kind === 'money')) return []
    const share = carried(things, statement.text, evidence)
    return [{ one: statement, share: Math.max(share, HEADING * carried(things, `${statement.text} ${statement.trail.slice(-2).join(' ')}`, evidence)) }]
  })
  const said = best(rows, CARRIED).filter((one, _, [first]) => one.block === first?.block).slice(0, MOST_ROWS)
  if (!said[0]) return undefined
  const texts = [...new Set(said.map((statement) => sayQuote(speaking, statement)))]
  return { text: joined(understood.language, texts), sources: [said[0].source], known: true }
}

/** Those that carry most, where that is more than `least`. */
function best<T>(weighed: readonly { one: T; share: number }[], least: number): T[] {
  const most = Math.max(...weighed.map(({ share }) => share))
  return most > least ? weighed.flatMap(({ one, share }) => (share === most ? [one] : [])) : []
}

function carried(things: readonly string[], text: string, { rarity }: Evidence): number {
  const stems = new Set(wordsOf(text).map(({ stem }) => stem))
  const sum = (some: readonly string[]) => some.reduce((all, stem) => all + rarity(stem), 0)
  return things.length === 0 ? 1 : sum(things.filter((stem) => stems.has(stem))) / sum(things)
}

/** "Deep cleaning: from $120 – $150 (per hour)." */
function priceRow(speaking: Speaking, { name, cents, toCents, from, unit }: PriceFact): string {
  const upTo = toCents === undefined ? '' : ` – ${priceText(speaking, toCents / 100)}`
  const price = `${priceText(speaking, cents / 100)}${upTo}`
  const bounded = from ? PHRASES[speaking.understood.language].from.replace('{price}', price) : price
  return `${name}: ${bounded}${unit ? ` (${unit})` : ''}.`
}
