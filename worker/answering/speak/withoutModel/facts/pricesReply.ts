import type { Statement } from '../../../../knowledge/statement'
import { wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import type { Spoken } from '../../spoken'
import type { Asked } from '../asked/asked'
import { mayBeSaid, sayQuote } from '../quotes/sayQuote'
import { answer, PHRASES, type Speaking } from '../speaking'
import { priceText } from './formats'

const MOST_ROWS = 3
/** How much of the rarity of what is asked of a row of the site must carry, its headings' words counted for less. */
const CARRIED = 0.8
const HEADING = 0.9

/** Prices whose names carry what is asked of: the owner's, else the site's rows; where nothing is named, the owner's first ones. */
export function pricesReply(speaking: Speaking, { things }: Asked): Spoken | undefined {
  const { evidence } = speaking
  const typed = mostCarried(
    evidence.statements.filter(({ id }) => id.startsWith('fact:prices#')),
    things,
    evidence,
    0,
  )
  const isRow = (one: Statement) =>
    one.kind === 'row' && mayBeSaid(one) && one.values.some(({ kind }) => kind === 'money')
  const rows = evidence.ranked.flatMap(({ statement }) => (isRow(statement) ? [statement] : []))
  const said = typed.length > 0 ? typed : things.length > 0 ? mostCarried(rows, things, evidence, CARRIED) : []
  const shown = said.filter(({ block }) => block === said[0]?.block).slice(0, MOST_ROWS)
  return answer(
    speaking,
    shown.map((one) => typedRow(speaking, one) ?? sayQuote(speaking, one)),
    said[0]?.source,
  )
}

function mostCarried(
  rows: readonly Statement[],
  things: readonly string[],
  { rarity }: Evidence,
  least: number,
): Statement[] {
  const sum = (stems: readonly string[]) => stems.reduce((all, stem) => all + rarity(stem), 0)
  const share = (text: string) => {
    const stems = new Set(wordsOf(text).map(({ stem }) => stem))
    return things.length === 0 ? 1 : sum(things.filter((stem) => stems.has(stem))) / sum(things)
  }
  const weighed = rows.map((row) => {
    const headed = `${row.text} ${row.trail.slice(-2).join(' ')}`
    return { row, carried: Math.max(share(row.text), HEADING * share(headed)) }
  })
  const most = Math.max(...weighed.map(({ carried }) => carried))
  return most > least ? weighed.flatMap(({ row, carried }) => (carried === most ? [row] : [])) : []
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
