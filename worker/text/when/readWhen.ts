import { Temporal } from 'temporal-polyfill'
import type { Language } from '../../../contract/languages'
import { daysOf, type Group, groupsOf } from './compose'
import { lexemesIn } from './prepared'
import type { Readings } from './resolveDays'
import { timesOf } from './resolveTimes'
import { type Scanned, scan } from './scan'
import { ALL_DAY, type When, type Wish } from './wish'
import { whenWords } from './words'

export type WhenContext = {
  /** Milliseconds since 1970. */
  now: number
  /** The business's: "tomorrow" is its tomorrow. */
  timeZone: string
  /** Decides whether 3/12 is in March or in December. */
  country: string
  language: Language
}

const SOON_DAYS = 6

const scanned = (text: string, { country, language }: Pick<WhenContext, 'country' | 'language'>): Scanned =>
  scan(lexemesIn(text), whenWords(language), country)

/** What a text says of when somebody wants to come. */
export function readWhen(text: string, context: WhenContext): When {
  const said = scanned(text, context)
  const wall = Temporal.Instant.fromEpochMilliseconds(context.now)
    .toZonedDateTimeISO(context.timeZone)
    .toPlainDateTime()
  const { pieces } = said
  if (pieces.length === 0) return { kind: 'none' }
  const soon = pieces.find(({ content }) => content.kind === 'soon')?.content
  if (soon?.kind === 'soon') return { kind: 'wish', wish: soonWish(wall, soon.minutes) }
  const groups = groupsOf(pieces)
  const days = groups.map((group) => still(group, daysOf(group, wall), wall))
  if (said.isUnclear) return { kind: 'unclear' }
  if (days.some((readings) => readings.length === 0)) return { kind: 'unclear' }
  const unsure = days.findIndex((readings) => readings.length > 1)
  const isSoonest = pieces.some(({ content }) => content.kind === 'soonest')
  const wishOf = (nth: number): Wish => ({
    spans: groups.map(({ times }, at) => ({
      days: soonest(days[at]?.[nth] ?? days[at]?.[0] ?? [], isSoonest, wall),
      times: timesOf(times),
    })),
    ...(isSoonest && { isSoonest: true as const }),
  })
  const all = unsure < 0 ? [wishOf(0)] : (days[unsure] ?? []).map((_, nth) => wishOf(nth))
  // Two that are the same are one.
  const [only, ...others] = [...new Map(all.map((wish) => [JSON.stringify(wish), wish])).values()]
  if (!only) return { kind: 'unclear' }
  return others.length === 0 ? { kind: 'wish', wish: only } : { kind: 'ambiguous', readings: [only, ...others] }
}

/** On a Tuesday "Tuesday at 3" is today's only as long as it isn't three yet. */
function still({ times }: Group, readings: Readings, now: Temporal.PlainDateTime): Readings {
  if (readings.length < 2 || times.length === 0) return readings
  const minute = now.hour * 60 + now.minute
  const today = now.toPlainDate().toString()
  const isOver = timesOf(times).every(({ to }) => to <= minute)
  return readings.filter((ranges) => !(isOver && ranges.some(({ from, to }) => from === today && to === today)))
}

/** As soon as possible is within the week. */
const soonest = (days: Readings[number], isSoonest: boolean, now: Temporal.PlainDateTime): Readings[number] =>
  isSoonest
    ? days.map((range) =>
        range.to === null ? { ...range, to: now.toPlainDate().add({ days: SOON_DAYS }).toString() } : range,
      )
    : days

/** What stands before the first words that say when; undefined where none do. */
export function beforeTime(text: string, at: Pick<WhenContext, 'country' | 'language'>): string | undefined {
  const starts = scanned(text, at).pieces.map(({ start }) => start)
  return starts.length === 0 ? undefined : text.slice(0, lexemesIn(text)[Math.min(...starts)]?.start ?? 0)
}

/** The words of a text that say nothing of when. */
export function restOf(text: string, context: Pick<WhenContext, 'country' | 'language'>): string {
  const { lexemes, read } = scanned(text, context)
  return lexemes
    .filter((_, at) => !read.some(({ start, end }) => start <= at && at < end))
    .map(({ written }) => written)
    .join(' ')
}

/** "In an hour" is within the hour that follows. */
function soonWish(now: Temporal.PlainDateTime, minutes: number): Wish {
  const then = now.add({ minutes })
  const from = then.hour * 60 + then.minute
  const date = then.toPlainDate().toString()
  return { spans: [{ days: [{ from: date, to: date }], times: [{ from, to: Math.min(from + 60, ALL_DAY.to) }] }] }
}
