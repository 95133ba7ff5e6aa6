import type { Statement } from '../../../../knowledge/statement'
import { wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import type { Spoken } from '../../spoken'
import type { Asked } from '../asked/asked'
import { answer, PHRASES, type Speaking } from '../speaking'
import { priceText } from './formats'

const MOST_ROWS = 3

/** The owner's prices whose names carry most of what is asked of; where nothing is named, the first ones. */
export function pricesReply(speaking: Speaking, { things }: Asked): Spoken | undefined {
  const { evidence } = speaking
  const typed = evidence.statements.filter(({ id }) => id.startsWith('fact:prices#'))
  const said = mostCarried(typed, things, evidence).slice(0, MOST_ROWS)
  return answer(
    speaking,
    said.flatMap((one) => typedRow(speaking, one) ?? []),
    said[0]?.source,
  )
}

function mostCarried(rows: readonly Statement[], things: readonly string[], { rarity }: Evidence): Statement[] {
  const carried = (row: Statement) => {
    const stems = new Set(wordsOf(row.text).map(({ stem }) => stem))
    return things.reduce((sum, stem) => sum + (stems.has(stem) ? rarity(stem) : 0), 0)
  }
  const most = Math.max(...rows.map(carried))
  return most > 0 || things.length === 0 ? rows.filter((row) => carried(row) === most) : []
}

/** "Deep cleaning: from $120 – $150 (per hour)." */
function typedRow(speaking: Speaking, { id }: Statement): string | undefined {
  const price = speaking.question.profile.facts.prices[Number(/^fact:prices#(\d+)$/.exec(id)?.[1]) - 1]
  if (!price) return undefined
  const { name, cents, toCents, from, unit } = price
  const amounts = [cents, ...(toCents === undefined ? [] : [toCents])].map((one) => priceText(speaking, one / 100))
  const said = amounts.join(' – ')
  const bounded = from ? PHRASES[speaking.understood.language].from.replace('{price}', said) : said
  return `${name}: ${bounded}${unit ? ` (${unit})` : ''}.`
}
