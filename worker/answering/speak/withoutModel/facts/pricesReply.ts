import type { PriceFact } from '../../../../../contract/facts'
import { isStop } from '../../../../text/stopWords'
import { wordsOf } from '../../../../text/words'
import { wantedIn } from '../../../../knowledge/search/wanted'
import type { Spoken } from '../../spoken'
import { joined, type Speaking, say } from '../speaking'
import { priceText } from './formats'

const MOST_ROWS = 3

/** The owner's prices whose names carry the asked words; without any such word, the first ones. */
export function pricesReply(speaking: Speaking): Spoken | undefined {
  const { question, understood, evidence } = speaking
  const { prices } = question.profile.facts
  const { wanted, asking } = wantedIn(understood.lookup)
  const source = evidence.statements.find(({ id }) => id.startsWith('fact:prices#'))?.source
  if (!source || (!wanted.has('money') && understood.kind !== 'wants_quote')) return undefined
  const terms = wordsOf(understood.lookup).filter(({ text }) => !isStop(text) && !asking.has(text))
  const sum = (stems: Iterable<string>) => [...stems].reduce((all, stem) => all + evidence.rarity(stem), 0)
  const asked = new Set(terms.map(({ stem }) => stem))
  const weighed = prices.map((price) => {
    const name = new Set(wordsOf(`${price.name} ${price.unit ?? ''}`).map(({ stem }) => stem))
    return { price, share: asked.size === 0 ? 1 : sum([...asked].filter((stem) => name.has(stem))) }
  })
  const best = Math.max(...weighed.map(({ share }) => share))
  if (best <= 0) return undefined
  const rows = weighed.filter(({ share }) => share === best).slice(0, MOST_ROWS)
  return {
    text: joined(
      understood.language,
      rows.map(({ price }) => priceRow(speaking, price)),
    ),
    sources: [source],
    known: true,
  }
}

/** "Deep cleaning: from $120 – $150 (per hour)." */
function priceRow(speaking: Speaking, { name, cents, toCents, from, unit }: PriceFact): string {
  const upTo = toCents === undefined ? '' : ` – ${priceText(speaking, toCents / 100)}`
  const price = `${priceText(speaking, cents / 100)}${upTo}`
  const bounded = from ? say(speaking, 'priceFrom', { price }) : price
  return `${name}: ${from ? bounded.charAt(0).toLocaleLowerCase() + bounded.slice(1) : bounded}${unit ? ` (${unit})` : ''}.`
}
