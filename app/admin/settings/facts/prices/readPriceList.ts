import type { PriceFact } from '../../../../../contract/facts'
import { NO_PRICE, readPriceLine } from './readPriceLine'

export type UnreadLine = { text: string; problem: string }
export type ListRead = { prices: PriceFact[]; unread: UnreadLine[] }

/** "60 min $95", under the name of a treatment. */
const STARTS_WITH_LENGTH = /^\s*[-•*·–]?\s*\(?\d+(?:[.,]\d+)?[\s-]?(?:min|hour|hr|h\b)/i
const LONGEST_HEADING = 60

/** A pasted price list, a price a line; a line without one names those under it that only have a length. */
export function readPriceList(text: string, currency: string): ListRead {
  const prices: PriceFact[] = []
  const unread: UnreadLine[] = []
  let heading = ''
  let isHeadingUsed = true
  const leaveHeading = () => {
    if (!isHeadingUsed) unread.push({ text: heading, problem: NO_PRICE })
  }
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (!line) continue
    const isUnderHeading = heading !== '' && STARTS_WITH_LENGTH.test(line)
    const read = readPriceLine(
      isUnderHeading ? `${heading.replace(/:$/, '')} ${line.replace(/^[-•*·–]\s*/, '')}` : line,
      currency,
    )
    if ('price' in read) {
      prices.push(read.price)
      if (isUnderHeading) isHeadingUsed = true
    } else if (!/\d/.test(line) && line.length <= LONGEST_HEADING) {
      leaveHeading()
      heading = line
      isHeadingUsed = false
    } else {
      unread.push({ text: line, problem: read.problem })
    }
  }
  leaveHeading()
  return { prices, unread }
}
