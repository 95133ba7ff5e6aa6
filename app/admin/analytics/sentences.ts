import type { Analytics } from '../../../contract/analytics'
import { capital } from '../../../contract/capital'
import { formatCents } from '../../../contract/plans'

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString()} people`)
const left = (count: number) =>
  count === 0 ? 'nobody left their details' : `${count.toLocaleString()} left their details`

/** "In the last 30 days, 31 people wrote in and 9 left their details." Leads may come without a conversation, which says so. */
export function wroteSentence(words: string, { conversations, leads }: { conversations: number; leads: number }) {
  if (conversations === 0 && leads === 0) return `${capital(words)}, nobody wrote in.`
  if (conversations === 0) return `${capital(words)}, ${people(leads)} left their details.`
  const wrote = `${capital(words)}, ${people(conversations)} wrote in`
  if (leads <= conversations) return `${wrote} and ${left(leads)}.`
  return `${wrote} through the chat and ${left(leads)}, counting forms sent without a chat.`
}

/** Whether bookings belong in the figures: other businesses have no use for a column of zeros. */
export const takesBookings = ({ totals, before }: Analytics): boolean =>
  totals.bookings + totals.canceledBookings + before.bookings > 0

/** What the figures say, the most telling first. */
export function sentencesOf({ totals, before, firstReply, currency }: Analytics): string[] {
  return [
    compared(totals, before),
    closed(totals),
    booked(totals),
    answered(totals),
    soon(firstReply),
    won(totals, currency),
  ].filter((sentence) => sentence !== '')
}

function compared({ conversations }: Analytics['totals'], before: Analytics['before']) {
  const more = conversations - before.conversations
  if (before.conversations === 0) return ''
  if (more === 0) return 'As many people wrote in as in the previous period.'
  const count = Math.abs(more)
  return `${count.toLocaleString()} ${more > 0 ? 'more' : 'fewer'} ${count === 1 ? 'person' : 'people'} wrote in than in the previous period.`
}

function closed({ conversations, conversationsWhileClosed, leadsWhileClosed }: Analytics['totals']) {
  if (!conversationsWhileClosed) return ''
  const who =
    conversationsWhileClosed === conversations && conversations > 1
      ? 'Everyone'
      : capital(people(conversationsWhileClosed))
  const wrote = `${who} wrote in while you were closed`
  return leadsWhileClosed ? `${wrote}, and ${left(leadsWhileClosed)}.` : `${wrote}.`
}

function booked({ bookings, bookingsWhileClosed, canceledBookings, noShows }: Analytics['totals']) {
  if (bookings + canceledBookings === 0) return ''
  if (bookings === 0 && noShows === 0)
    return canceledBookings === 1
      ? '1 visit was canceled.'
      : `${canceledBookings.toLocaleString()} visits were canceled.`
  const visits = bookings === 1 ? '1 visit was booked' : `${bookings.toLocaleString()} visits were booked`
  const isAll = bookings > 0 && bookingsWhileClosed === bookings
  const whileClosed = isAll ? (bookings === 1 ? ' while you were closed' : ', all of them while you were closed') : ''
  const parts = [
    bookingsWhileClosed && !isAll ? `${bookingsWhileClosed.toLocaleString()} while you were closed` : '',
    canceledBookings > 0 ? `${canceledBookings.toLocaleString()} canceled` : '',
    noShows === 0 ? '' : noShows === 1 ? '1 no-show' : `${noShows.toLocaleString()} no-shows`,
  ].filter((part) => part !== '')
  return `${[`${visits}${whileClosed}`, ...parts].join(', ')}.`
}

function answered({ conversations, byBot, byPerson, unanswered }: Analytics['totals']) {
  if (conversations === 0) return ''
  const parts = [
    byBot > 0 &&
      `your front desk handled ${byBot === conversations ? 'every conversation' : byBot === 1 ? '1 conversation' : `${byBot.toLocaleString()} conversations`} on its own`,
    byPerson > 0 && `you or your team handled ${byPerson.toLocaleString()}`,
    unanswered > 0 &&
      `${unanswered === 1 ? '1 conversation' : `${unanswered.toLocaleString()} conversations`} didn’t get a full answer`,
  ].filter((part) => part !== false)
  return `${capital(new Intl.ListFormat('en', { type: 'conjunction' }).format(parts))}.`
}

const WAITS = [
  ['within1', 'a minute'],
  ['within5', '5 minutes'],
  ['within15', '15 minutes'],
  ['within60', 'an hour'],
] as const

/** The shortest wait that at least half of the replies kept to. */
function soon(firstReply: Analytics['firstReply']) {
  const { replies } = firstReply
  const wait = WAITS.find(([name]) => firstReply[name] * 2 >= replies)
  if (replies === 0) return ''
  if (!wait) return 'Most people waited over an hour for your first reply.'
  return replies === 1
    ? `Your reply came within ${wait[1]}.`
    : `At least half the time, your first reply came within ${wait[1]}.`
}

function won({ won, valued, wonCents }: Analytics['totals'], currency: string) {
  if (won === 0) return ''
  const jobs = `You won ${won === 1 ? '1 lead' : `${won.toLocaleString()} leads`}`
  if (valued === 0) return `${jobs}.`
  return `${jobs} worth ${formatCents(wonCents, currency)}${valued < won ? ` (${won - valued} without a value yet)` : ''}.`
}
