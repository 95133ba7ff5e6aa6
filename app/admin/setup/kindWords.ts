import type { Proposal } from '../../../contract/knowledge'

export const kindWords: Record<Proposal['kind'], string> = {
  hours: 'Hours',
  phones: 'Phone',
  emails: 'Email',
  addresses: 'Address',
  areas: 'Area you serve',
  payments: 'Way to pay',
  languages: 'Language',
  prices: 'Price',
  policies: 'Policy',
  faq: 'Question and answer',
}
