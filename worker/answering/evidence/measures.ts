import { stem } from '../language/stem'

/** "10 lessons", "60 lb": how much, and of what. */
export type Measure = { amount: number; of: string }

const MONEY = /[$£€]\s?[\d,.]+(?:\s?(?:-|–|to)\s?[$£€]?[\d,.]+)?/g
const MEASURE = /(?<![\d.,/])(\d{1,5}(?:\.\d+)?)(?![\d:])(?:[\s-]?([a-z]{2,}))?/gi
const RANGE =
  /(?:(?<least>\d{1,5})\s?(?:-|–|to)\s?(?<most>\d{1,5})|(?:under|below|up to|less than|to)\s(?<limit>\d{1,5})|(?<from>\d{1,5})\s?\+|(?:over|above|more than)\s(?<floor>\d{1,5}))\s?(?:lbs?|pounds?|people|guests?|sq|ft|feet|inch|yards?|\)|,|\||:|$)/gi

const withoutMoney = (text: string): string => text.replace(MONEY, ' | ')

export const measuresIn = (text: string): Measure[] =>
  [...withoutMoney(text).matchAll(MEASURE)].map(([, amount, of = '']) => ({
    amount: Number(amount),
    of: stem(of.toLowerCase()),
  }))

const rangesIn = (text: string): { least: number; most: number }[] =>
  [...withoutMoney(text).matchAll(RANGE)].map(({ groups: { least, most, limit, from, floor } = {} }) => ({
    least: Number(least ?? from ?? floor ?? 0),
    most: Number(most ?? limit ?? Number.POSITIVE_INFINITY),
  }))

/** Whether a row is for what was measured: 1 where it is, -1 where it is for another size, 0 where nothing tells. */
export const sized = (asked: Measure[], text: string): -1 | 0 | 1 => {
  if (asked.length === 0) return 0
  const ranges = rangesIn(text)
  const isIn = ({ amount }: Measure) => ranges.some(({ least, most }) => amount >= least && amount <= most)
  if (ranges.length > 0) return asked.some(isIn) ? 1 : -1
  const named = measuresIn(text)
  if (asked.some(({ amount }) => named.some((one) => one.amount === amount))) return 1
  return asked.some(({ of }) => of !== '' && named.some((one) => one.of === of)) ? -1 : 0
}
