import { SINCE_MAX, type Since } from '../../../contract/home'
import { formatSince } from '../../lib/dates'

const count = (number: number) =>
  number >= SINCE_MAX ? `over ${(SINCE_MAX - 1).toLocaleString()}` : number.toLocaleString()
const counted = (number: number, one: string, more: string) => `${count(number)} ${number === 1 ? one : more}`

/** "Since Tuesday: 4 people wrote in, 2 left their details, and your front desk couldn’t answer 1 question." */
export function sinceSentence({ at, wrote, leads, unanswered = 0 }: Since): string {
  const happened = [
    wrote > 0 && `${counted(wrote, 'person', 'people')} wrote in`,
    leads > 0 && `${wrote > 0 ? count(leads) : counted(leads, 'person', 'people')} left their details`,
    unanswered > 0 && `your front desk couldn’t answer ${counted(unanswered, 'question', 'questions')}`,
  ].filter((part) => part !== false)
  if (happened.length === 0) return `Nobody has written in since ${formatSince(at)}.`
  return `Since ${formatSince(at)}: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(happened)}.`
}
