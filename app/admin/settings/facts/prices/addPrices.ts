import type { PriceFact } from '../../../../../contract/facts'
import { serviceKey } from '../../../../../contract/sameFact'
import { once } from '../../../../lib/once'
import type { PriceForm } from '../factsForm'
import { priceLineOf } from './priceLineOf'

const nameOf = ({ read }: PriceForm) => ('price' in read ? serviceKey(read.price.name) : '')
const sameKeys = (one: PriceForm, other: PriceForm) => nameOf(one) !== '' && nameOf(one) === nameOf(other)

const listFormat = once(() => new Intl.ListFormat('en-US'))
const counted = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : [])

/** Rows with pasted prices among them: one that is there already gets the pasted price. `said`: what became of them. */
export function addPrices(rows: readonly PriceForm[], prices: readonly PriceFact[], currency: string) {
  const next = rows.filter(({ line }) => line.trim() !== '')
  const counts = { added: 0, updated: 0, same: 0 }
  for (const price of prices) {
    const row: PriceForm = { line: priceLineOf(price, currency), read: { price } }
    const at = next.findIndex((one) => sameKeys(one, row))
    const known = next[at]?.read
    const isSame = known && 'price' in known && priceLineOf({ ...known.price, name: price.name }, currency) === row.line
    if (at === -1) next.push(row)
    else if (!isSame) next[at] = row
    counts[at === -1 ? 'added' : isSame ? 'same' : 'updated'] += 1
  }
  const parts = [
    ...counted(counts.added, 'added'),
    ...counted(counts.updated, 'changed'),
    ...counted(counts.same, 'already there'),
  ]
  return { rows: next, said: parts.length > 0 ? `${listFormat().format(parts)}. Look them over, then save.` : '' }
}
