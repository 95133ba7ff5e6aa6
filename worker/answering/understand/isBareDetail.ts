import { hasQuestionMark } from '../../text/marks'
import { isStop } from '../../text/stopWords'
import { tokensOf } from '../../text/terms'
import type { ContactDetails } from '../state'
import { emailsIn } from './details/emails'

const NUMBER = /\+?\d[\d\s().-]{5,}\d/gu

/** A name, a number or an address, and no word beside it that says something: "Ana Ortiz, ana@example.com". */
export function isBareDetail(text: string, { name = '' }: ContactDetails): boolean {
  const emails = emailsIn(text).map(({ value }) => value)
  const rest = emails.reduce((left, email) => left.replace(email, ' '), text).replaceAll(NUMBER, ' ')
  const own = new Set(tokensOf(name).map(({ word }) => word))
  const others = tokensOf(rest).filter(({ word }) => !own.has(word))
  const isGiven = rest !== text || others.length < tokensOf(rest).length
  return isGiven && !hasQuestionMark(rest) && others.every(({ word }) => isStop(word))
}
