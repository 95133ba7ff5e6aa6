import { Temporal } from 'temporal-polyfill'
import { DAY_MS } from '../../../contract/durations'
import { readWhen, type WhenContext } from '../../text/when/readWhen'
import type { When } from '../../text/when/wish'
import type { Desk } from './desk'
import { wallOf } from './findTimes'

const WEEK = 7

/** The one day of a wish. */
function dayIn(when: When): string | undefined {
  const [span, ...more] = when.kind === 'wish' ? when.wish.spans : []
  const [day] = span?.days ?? []
  return more.length === 0 && day && day.from === day.to ? day.from : undefined
}

const daysFrom = (one: string, other: string): number =>
  Temporal.PlainDate.from(one).until(Temporal.PlainDate.from(other)).days

/** "The Tuesday", where times of Tuesday the 8th are being spoken of, is that one and not the next. */
export function ofSpokenDay({ when, talk, message, timeZone }: Desk, context: WhenContext): When {
  const day = dayIn(when)
  if (when.kind !== 'wish' || day === undefined || !talk) return when
  const starts = [...(talk.start ? [talk.start] : []), ...(talk.offered ?? [])]
  const spoken = starts.map((start) => wallOf({ start, end: '' }, timeZone).date)
  const meant = spoken.find((date) => daysFrom(day, date) > 0 && daysFrom(day, date) % WEEK === 0)
  if (meant === undefined || spoken.includes(day)) return when
  // A weekday by its name is the same one as seen from yesterday or tomorrow and another as seen from in a week; a date is always the same.
  const seenIn = (days: number) => dayIn(readWhen(message.text, { ...context, now: context.now + days * DAY_MS }))
  if (![1, -1].some((days) => seenIn(days) === day) || seenIn(WEEK) === day) return when
  const spans = when.wish.spans.map((span) => ({ ...span, days: [{ from: meant, to: meant }] }))
  return { kind: 'wish', wish: { ...when.wish, spans } }
}
