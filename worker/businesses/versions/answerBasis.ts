import type { Faq } from '../../../contract/businesses'
import type { AnswerBasis } from '../../../contract/curation'
import { factsOf } from '../facts'
import type { BusinessRow, FaqRow } from '../store'

/** What answers would stand on if all that the owner has saved were live. */
export const answerBasisOf = (row: BusinessRow, faqs: Pick<FaqRow, keyof Faq>[]): AnswerBasis => ({
  name: row.name,
  businessType: row.businessType,
  services: row.services,
  location: row.location,
  specialties: row.specialties,
  calendlyUrl: row.calendlyUrl,
  country: row.country,
  timeZone: row.timeZone,
  currency: row.currency,
  facts: factsOf(row),
  faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })),
  ...(row.knowledgeVersion !== null && { knowledgeVersion: row.knowledgeVersion }),
})

export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const FIELDS: [keyof AnswerBasis, string][] = [
  ['name', 'Name'],
  ['businessType', 'Kind of business'],
  ['services', 'Services'],
  ['location', 'Location'],
  ['specialties', 'Specialties'],
  ['calendlyUrl', 'Booking link'],
  ['country', 'Country'],
  ['timeZone', 'Time zone'],
  ['currency', 'Currency'],
  ['facts', 'Hours, prices and other facts'],
  ['knowledgeVersion', 'Website and documents'],
]
const QUESTION_MAX = 80
const cut = (text: string) => (text.length > QUESTION_MAX ? `${text.slice(0, QUESTION_MAX).toWellFormed()}…` : text)

/** What differs, in words that the owner knows. */
export function changesBetween(before: AnswerBasis, after: AnswerBasis): string[] {
  const fields = FIELDS.flatMap(([field, label]) => (isSameJson(before[field], after[field]) ? [] : [label]))
  const known = new Map(before.faqs.map((faq) => [faq.id, faq]))
  const kept = new Set(after.faqs.map(({ id }) => id))
  return [
    ...fields,
    ...after.faqs.filter(({ id }) => !known.has(id)).map(({ question }) => `Answer added: ${cut(question)}`),
    ...after.faqs
      .filter((faq) => known.has(faq.id) && !isSameJson(known.get(faq.id), faq))
      .map(({ question }) => `Answer changed: ${cut(question)}`),
    ...before.faqs.filter(({ id }) => !kept.has(id)).map(({ question }) => `Answer removed: ${cut(question)}`),
  ]
}
