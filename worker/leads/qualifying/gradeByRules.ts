import type { Grade, LeadAnswer } from '../../../contract/leadDetails'
import { tokensOf } from '../../text/terms'
import { asks, type Heard, isGrievance } from './signals'

type Signal = { weight: number; reason: string }
export type Left = { phone: string | null; email: string | null; answers: LeadAnswer[] | null }

const HOT_FROM = 3
const WARM_FROM = 1
const REASONS_MAX = 4
/** So sure the kind of a message must be before a grade rests on it. */
const SURE = 0.5

/** Hot, warm or cold, and why: what speaks for the grade, the weightiest first. */
export function gradeByRules(heard: Heard[], left: Left): { grade: Grade; reasons: string[] } {
  const other = heard.find(({ said }) => said.notACustomer)
  if (other) return { grade: 'cold', reasons: [`Doesn’t sound like a customer: “${other.said.notACustomer}”`] }
  const signals = [...wishes(heard), ...doubts(heard)]
  const weight = signals.reduce((sum, signal) => sum + signal.weight, 0)
  const grade = weight >= HOT_FROM ? 'hot' : weight >= WARM_FROM ? 'warm' : 'cold'
  const isFor = (signal: Signal) => (grade === 'cold' ? signal.weight < 0 : signal.weight > 0)
  const reasons = signals
    .filter(isFor)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .map(({ reason }) => reason)
  const all =
    grade === 'cold' ? (reasons.length > 0 ? reasons : ['Didn’t say what they need']) : [...reasons, ...ways(left)]
  return { grade, reasons: all.slice(0, REASONS_MAX) }
}

/** What was left says nothing of how much it is wanted, but helps whoever calls. */
const ways = ({ phone, answers }: Left): string[] => [
  ...(phone ? ['Left a phone number'] : []),
  ...(answers && answers.length > 0 ? ['Answered your questions'] : []),
]

const isKind = ({ understood }: Heard, ...kinds: string[]): boolean =>
  kinds.includes(understood.kind) && understood.confidence >= SURE

function wishes(heard: Heard[]): Signal[] {
  // "What time do you close today?" wants nothing today.
  const wanting = heard.filter(isWish)
  const pressed = wanting.find(({ said }) => said.today ?? said.pressing)?.said
  const today = pressed?.today ?? pressed?.pressing
  const soon = wanting.find(({ said }) => said.soon)?.said.soon
  const decided = wanting.find(({ said }) => said.decided)?.said.decided
  const isUrgent = heard.some((one) => one.understood.danger !== undefined || isKind(one, 'urgent', 'injury'))
  const isUnhappy = heard.some(isGrievance)
  const books = heard.some((one) => isKind(one, 'books'))
  return [
    ...(isUrgent ? [{ weight: 3, reason: 'It sounds urgent' }] : []),
    ...(today ? [{ weight: 3, reason: `Wants it right away: “${today}”` }] : []),
    ...(!today && soon ? [{ weight: 2, reason: `Named a day: “${soon}”` }] : []),
    ...(decided ? [{ weight: 2, reason: `Ready to go ahead: “${decided}”` }] : []),
    ...(books ? [{ weight: 2, reason: 'Wants to book' }] : []),
    ...(isUnhappy ? [{ weight: 1, reason: 'Isn’t happy about something' }] : []),
    ...(heard.some((one) => isKind(one, 'wants_quote')) ? [{ weight: 1, reason: 'Asked for a quote' }] : []),
    ...(wanting.some(saysNeed) ? [{ weight: 1, reason: 'Said what they need' }] : []),
  ]
}

const FEWEST_WORDS = 4
const saysNeed = (one: Heard): boolean =>
  one.said.need !== undefined || (!isKind(one, 'gives_details') && tokensOf(one.text).length >= FEWEST_WORDS)

/** Whether somebody may want something by it. */
export const isWish = (one: Heard): boolean => !isMereQuestion(one) && !isGrievance(one)

/** It asks, and names nothing that is to be done. */
const isMereQuestion = (one: Heard): boolean =>
  asks(one) && one.said.need === undefined && !isKind(one, 'books', 'wants_quote', 'urgent')

function doubts(heard: Heard[]): Signal[] {
  const idle = heard.find(({ said }) => said.idle)?.said.idle
  const isOnlyAsking = heard.length > 0 && heard.every(isMereQuestion)
  const isPrice = isOnlyAsking && heard.every(({ said }) => said.price)
  return [
    ...(idle ? [{ weight: -4, reason: `In no hurry: “${idle}”` }] : []),
    ...(isPrice ? [{ weight: -2, reason: 'Only asked about prices' }] : []),
    ...(isOnlyAsking && !isPrice ? [{ weight: -1, reason: 'Only asked a question' }] : []),
  ]
}
