import { parseValues } from '../../text/parseValues'
import { sentencesOf } from '../../text/sentences'
import { ANYWHERE } from '../../text/value'

/** Between the parts of a list, but not within "1,200". */
const PARTS = /[,;](?!\d)\s*|[.!](?:\s+|$)|\s*\n\s*|(?<=\d)\s+and\s+(?=\p{L})/u
const BOUND = String.raw`(?:up to|under|over|more than|less than)\s+\d`
const OPENS_WITH_BOUND = new RegExp(`^${BOUND}`, 'i')
const BEFORE_BOUND = new RegExp(String.raw`^(.+?)\s+${BOUND}`, 'i')

/** A list that is written as one text, part by part: "Swedish massage, 60 min, $95, 90 min $130, facials $80" has three. */
export function splitList(text: string): string[] {
  const parts: string[] = []
  for (const part of text.split(PARTS)) {
    const last = parts.at(-1)
    if (last === undefined || !isDetail(part)) parts.push(named(part, last))
    else if (amountsIn(last) > 0 && amountsIn(part) > 0) parts.push(`${nameBefore(last)} ${part}`)
    else parts.splice(-1, 1, `${last} ${part}`)
  }
  return parts
}

const nameBefore = (priced: string): string => priced.slice(0, parseValues(priced, ANYWHERE)[0]?.start).trim()

const LONGEST_PRICED = 60

type Line = { text: string; isItem: boolean }

/** The lines of a paragraph: of "Oil change $49, tires $89. Couples massage $210. We take cash." each price, and each other sentence whole. */
export function linesOfList(paragraph: string): Line[] {
  const sentences = sentencesOf(paragraph)
  const lists = sentences.map(pricesIn)
  if (!lists.some((one) => one.length > 1)) return [{ text: paragraph, isItem: false }]
  return sentences.flatMap((sentence, at): Line[] => {
    const prices = lists[at] ?? []
    return prices.length > 0 ? prices.map((text) => ({ text, isItem: true })) : [{ text: sentence, isItem: false }]
  })
}

/** Where all parts of a sentence have a price of their own, the parts; of one alone, where the sentence says little more. */
function pricesIn(sentence: string): string[] {
  const parts = splitList(sentence).filter((part) => part.trim() !== '')
  const isPriced = parts.length > 0 && parts.every((part) => amountsIn(part) === 1)
  return isPriced && (parts.length > 1 || sentence.length <= LONGEST_PRICED) ? parts : []
}

const amountsIn = (text: string): number => parseValues(text, ANYWHERE).filter(({ kind }) => kind === 'money').length

/** "Mowing up to 1/4 acre $45, up to 1/2 acre $65": a size that opens a part is one more of what is named before the last one's. */
function named(part: string, last = ''): string {
  const name = OPENS_WITH_BOUND.test(part) ? BEFORE_BOUND.exec(last)?.[1] : undefined
  return name ? `${name} ${part}` : part
}

/** A length or a price without a name belongs to what stands before it. */
function isDetail(part: string): boolean {
  const values = parseValues(part, ANYWHERE)
  const rest = values.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), part)
  return (
    values.length > 0 && values.every(({ kind }) => kind === 'duration' || kind === 'money') && !/\p{L}/u.test(rest)
  )
}
