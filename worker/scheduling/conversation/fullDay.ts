import { Temporal } from 'temporal-polyfill'
import { spansOf } from '../../text/hours/span'
import { joinSentences } from '../../text/joinSentences'
import { covers } from '../../text/localDays'
import { weekDayOf } from '../../text/when/resolveDays'
import { ALL_DAY, type Wish } from '../../text/when/wish'
import type { Desk, OfferedService } from './desk'
import { findNearest, findTimes, nowOf, wallOf } from './findTimes'
import { dayText, say } from './say'

/** The one day that was asked for, where nothing is free on all of it: closed, or booked up. */
export async function fullDay(desk: Desk, services: OfferedService[], { spans }: Wish): Promise<string | undefined> {
  const [span, ...otherSpans] = spans
  const [day, ...otherDays] = span?.days ?? []
  if (!day || day.from !== day.to || otherSpans.length > 0 || otherDays.length > 0) return undefined
  const wish: Wish = { spans: [{ days: [day], times: [ALL_DAY] }] }
  for (const { id } of services) if ((await findTimes(desk, id, wish)).length > 0) return undefined
  return dayText(desk, day.from)
}

/** Of more services it isn't looked whether a day has something for one of them. */
const MOST_LOOKED_AT = 12

/** "We're closed on Saturday, November 28. The nearest day with open times is …": of a day on which none of the services can be had. */
export async function nothingThen(desk: Desk, services: OfferedService[], wish: Wish): Promise<string | undefined> {
  const day = services.length <= MOST_LOOKED_AT ? await fullDay(desk, services, wish) : undefined
  const date = wish.spans[0]?.days[0]?.from
  const [first] = services
  if (!day || !date || !first) return undefined
  const near = (await findNearest(desk, first.id, wish)).map((slot) => wallOf(slot, desk.timeZone).date)
  const nearest = near.find((one) => one > date) ?? near.at(-1)
  return joinSentences(
    say(desk, (await isShut(desk, date)) ? 'closedOn' : 'noneOn', { day }),
    nearest ? say(desk, 'nearestDay', { day: dayText(desk, nearest) }) : '',
    await forToday(desk, wish),
  )
}

/** Where to call, for who asked to come today and maybe can't wait; empty of another day, and where nobody would pick up. */
export async function forToday(desk: Desk, { spans }: Wish): Promise<string> {
  const { emergencyPhone, phones } = desk.profile.facts
  const { date, minute } = nowOf(desk)
  if (spans[0]?.days[0]?.from !== date || spans[0].days[0].to !== date) return ''
  const hours = await hoursOn(desk, date)
  const isShutNow = hours !== undefined && !spansOf(hours).some(({ from, to }) => from <= minute && minute < to)
  const phone = emergencyPhone ?? (isShutNow ? undefined : phones[0])
  return phone ? say(desk, 'cantWait', { phone }) : ''
}

/** The business says that it is closed then; a day without free times may only be full. */
const isShut = async (desk: Desk, date: string): Promise<boolean> => (await hoursOn(desk, date))?.length === 0

/** As the business says them; undefined where they aren't known. */
async function hoursOn({ message, profile }: Desk, date: string) {
  const special = [...profile.facts.hoursExceptions, ...(await message.daysOfSite())].find(covers(date))
  return special?.hours ?? profile.facts.hours[weekDayOf(Temporal.PlainDate.from(date))]
}
