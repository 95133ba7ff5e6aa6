import type { Proposal } from '../../../contract/knowledge'

/** In the order they are shown: what people ask first comes first. */
export const kindWords: Record<Proposal['kind'], string> = {
  hours: 'Hours',
  phones: 'Phone',
  emergencyPhone: 'Emergency number',
  emails: 'Email',
  addresses: 'Address',
  areas: 'Areas you serve',
  prices: 'Prices',
  policies: 'Policies',
  faq: 'Questions and answers',
  payments: 'Ways to pay',
  languages: 'Languages',
}

/** Of one of them, over its editor. */
export const oneWords: Record<Proposal['kind'], string> = {
  ...kindWords,
  areas: 'Area you serve',
  prices: 'Price',
  policies: 'Policy',
  faq: 'Question and answer',
  payments: 'Way to pay',
  languages: 'Language',
}

export const kindsInOrder = Object.keys(kindWords) as Proposal['kind'][]
