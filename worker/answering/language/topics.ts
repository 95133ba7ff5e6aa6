import { groupNumber } from './lexicon'

/** What a question is about wherever it is named, whatever else stands beside it: "what warranty", "anything off for seniors". */
export const TOPICS: ReadonlySet<number> = new Set(
  [
    'guarantee',
    'pay',
    'insurance',
    'insurance plan',
    'discount',
    'financing',
    'language',
    'licensed',
    'certified',
    'deposit',
    'degree',
  ].map(groupNumber),
)
