import { plural } from '../../../../contract/plural'
import type { OlderThan, VisitorCounts } from '../../../../contract/privacy'
import { once } from '../../../lib/once'

const counted = (number: number, one: string, many?: string) => (number === 0 ? [] : [plural(number, one, many)])

const list = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/** "12 conversations and 1 lead"; empty if there is nothing. */
export const olderWords = ({ conversations, leads }: OlderThan): string =>
  list().format([...counted(conversations, 'conversation'), ...counted(leads, 'lead')])

/** "2 leads, 1 conversation, and 6 messages"; empty if there is nothing. */
export const countWords = (counts: Omit<VisitorCounts, 'emails'>): string =>
  list().format([
    ...counted(counts.leads, 'lead'),
    ...counted(counts.held, 'lead held back as spam', 'leads held back as spam'),
    ...counted(counts.bookings, 'booking'),
    ...counted(counts.waiting, 'place on the waiting list', 'places on the waiting list'),
    ...counted(counts.conversations, 'conversation'),
    ...counted(counts.messages, 'message'),
    ...counted(counts.matters, 'request that needed you', 'requests that needed you'),
    ...counted(counts.questions, 'unanswered question', 'unanswered questions'),
    ...counted(counts.ratings, 'rating'),
  ])
