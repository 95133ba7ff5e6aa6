import { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { weekDayOf } from '../../text/when/resolveDays'
import type { DayRange, When } from '../../text/when/wish'

/** Fewer are wished for by name; of more, the others are ruled out. */
const FEWEST_OPEN = 4

/** Weekdays on which somebody can't come: what was ruled out before ("no Tuesdays") stays so until it is asked for by name. */
export function withoutDays(before: readonly WeekDay[], when: When): WeekDay[] {
  const days = when.kind === 'wish' ? when.wish.spans.flatMap((span) => span.days) : []
  const named = days.flatMap(weekDaysOf)
  const isOpen = days.length > 0 && days.every(({ to, weekDays = [] }) => to === null && weekDays.length >= FEWEST_OPEN)
  const out = isOpen ? WEEK_DAYS.filter((day) => !named.includes(day)) : []
  return [...new Set([...before.filter((day) => isOpen || !named.includes(day)), ...out])]
}

/** The weekdays that a range names: its own, or that of a single day. */
const weekDaysOf = ({ from, to, weekDays }: DayRange): WeekDay[] =>
  weekDays ?? (from === to ? [weekDayOf(Temporal.PlainDate.from(from))] : [])
