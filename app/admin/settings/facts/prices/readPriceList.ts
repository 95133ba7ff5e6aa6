import type { PriceFact } from '../../../../../contract/facts'
import { readPriceLine } from './readPriceLine'

export type UnreadLine = { text: string; problem: string }
export type ListRead = { prices: PriceFact[]; unread: UnreadLine[] }

/** "60 min $95" or "Per session $80", under the name of a treatment. */
const NEEDS_HEADING = /^\s*[-•*·–]?\s*(?:per|each|single)\b|^\s*[-•*·–]?\s*\(?\d+(?:[.,]\d+)?[\s-]?(?:min|hour|hr|h\b)/i
const BULLET = /^[-•*·–]\s*/
const LONGEST_HEADING = 60

/** A pasted price list, a price a line; a line without one names those under it that only have a length. */
export function readPriceList(list: string, currency: string): ListRead {
  const prices: PriceFact[] = []
  const unread = new Set<UnreadLine>()
  let heading: UnreadLine | undefined
  for (const text of list.split(/\r?\n/).map((line) => line.trim())) {
    if (!text) continue
    const above = NEEDS_HEADING.test(text) ? heading : undefined
    const line = above ? `${above.text.replace(/:$/, '')} ${text.replace(BULLET, '')}` : text
    const read = readPriceLine(line, currency)
    if ('price' in read) {
      prices.push(read.price)
      if (above) unread.delete(above)
      continue
    }
    const left = { text, problem: read.problem }
    unread.add(left)
    if (!/\d/.test(text) && text.length <= LONGEST_HEADING) heading = left
  }
  return { prices, unread: [...unread] }
}
