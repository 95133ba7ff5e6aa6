const AMOUNT = String.raw`[$£€]\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:-|to)\s?[$£€]?\s?\d[\d,]*(?:\.\d+)?)?\+?(?:\s?(?:\/|per|a|each)\s?(?:hour|hr|visit|month|mo|year|yr|week|session|person|unit|yard|foot|sq\.? ?ft|axle|class|night|day|side|tooth|room|each)\b)?`
const PRICE = new RegExp(AMOUNT, 'gi')
/** What stands before a price in a sentence; in a row of a price list the label stands there itself. */
const IN_PROSE =
  /\b(?:is|are|was|at|for|from|of|to|costs?|charges?|pay|over|under|than|and|or|by|about|around|only|just|the|your|our|a|an|up|extra|fee|below|above|least|within)\s*$/i

export type PriceRow = { label: string; price: string }

export const hasPrice = (text: string): boolean =>
  /[$£€]\s?\d|\b\d+(?:\.\d+)?\s?(?:dollars|bucks|usd|euros|pounds sterling)\b/i.test(text)
export const hasPercent = (text: string): boolean => /\d\s?%|\bpercent\b/i.test(text)
/** What is said of a price without an amount: free, included, credited, on request. */
export const saysTerms = (text: string): boolean =>
  /\b(?:free|complimentary|no (?:\w+ )?(?:charge|cost|fee|extra)s?|includ(?:ed|es)|waived?|don't charge|not charge|nothing|credit(?:ed)?|deducted|off the (?:bill|price)|applied to(?:ward)?|goes toward|contingency|depends|varies|(?:a|one) (?:third|quarter|half)(?! (?:dozen|hour|day|mile|way))|priced (?:after|by|per|on|individually|separately)|half (?:the|of|price)\b(?! dozen)|two thirds|percent|estimates?|quotes?|same (?:price|rate)|written price)\b/i.test(
    text,
  )

const trimLabel = (text: string) => text.replace(/^[\s:;,.|·•*\t-]+|[\s:;,|·•*.\t-]+$/g, '').replace(/\s+/g, ' ')

/**
 * The rows of a price list that stand in one line, and what of the line is left. A line of prose gives none.
 * Where the text was flattened, several rows follow each other on a line.
 */
export const priceRowsOf = (line: string): { rows: PriceRow[]; rest: string } => {
  const found = [...line.matchAll(PRICE)]
  if (found.length === 0) return { rows: [], rest: line }
  const before = found.map((match, at) => line.slice(at === 0 ? 0 : endOf(found[at - 1]), match.index))
  const prose = before.filter(
    (gap) =>
      IN_PROSE.test(gap.replace(/\b(?:from|starting at|starts at)\s*$/i, '')) || gap.length > 90 || gap.includes(';'),
  ).length
  if (prose * 2 >= found.length || /[.!?]\s+\p{Lu}/u.test(line.slice(0, found[0]?.index)))
    return { rows: [], rest: line }
  if (found.length === 1 && /[.!?](?:\s|$)/.test(line.slice(endOf(found[0])))) return { rows: [], rest: line }
  const priceFirst = trimLabel(before[0] ?? '') === ''
  const rows = found.flatMap((match, at) => {
    const after = line.slice(endOf(match), found[at + 1]?.index ?? line.length)
    const label = trimLabel(priceFirst ? after : (before[at] ?? ''))
    return label === '' ? [] : [{ label, price: match[0].trim() }]
  })
  const rest = priceFirst
    ? ''
    : line
        .slice(endOf(found.at(-1)))
        .replace(/^\W+$/, '')
        .trim()
  return rows.length === 0 ? { rows: [], rest: line } : { rows, rest }
}
const endOf = (match: RegExpExecArray | RegExpMatchArray | undefined): number =>
  (match?.index ?? 0) + (match?.[0].length ?? 0)

/** A line that is nothing but a price: its label is the line above. */
export const isBarePrice = (line: string): boolean =>
  trimLabel(line.replace(PRICE, '').replace(/\b(?:from|starting at|starts at|up|only)\b/gi, '')) === '' &&
  hasPrice(line)
