import { serviceKey } from '../../../../../contract/sameFact'
import type { PriceForm } from '../factsForm'

/** The rows that give a service another price than an earlier row does: the chat would have to choose. */
export function rivalsAmong(rows: readonly PriceForm[]): Set<number> {
  const first = new Map<string, string>()
  const rivals = new Set<number>()
  for (const [at, { read }] of rows.entries()) {
    if (!('price' in read)) continue
    const { name, ...price } = read.price
    const [key, said] = [serviceKey(name), JSON.stringify([price.cents, price.toCents, price.from, price.unit])]
    const known = first.get(key)
    if (known === undefined) first.set(key, said)
    else if (known !== said) rivals.add(at)
  }
  return rivals
}
