import { DAY_MS } from '../../../contract/durations'
import type { DayRange } from '../../api/analytics'
import { once } from '../../lib/once'

export const PRESETS = [
  { id: '7', label: '7 days', days: 7, words: 'in the last seven days' },
  { id: '30', label: '30 days', days: 30, words: 'in the last 30 days' },
  { id: '365', label: '12 months', days: 365, words: 'in the last 12 months' },
] as const

export type ChosenRange = { id: string; range: DayRange; days: number; words: string }

const dayFormat = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }))

export const formatDayName = (day: string) => dayFormat().format(new Date(day))
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
/** sv-SE writes dates as 2026-11-22. */
export const todayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format()

const USUAL = PRESETS[1]
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The days that an address names: `days` of a preset, or `from` and `to`. */
export function rangeOf(search: URLSearchParams, today: string): ChosenRange {
  const [from, to] = [search.get('from'), search.get('to')]
  if (isDay(from) && isDay(to) && from <= to) {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    return { id: 'custom', range: { from, to }, days, words: `from ${formatDayName(from)} to ${formatDayName(to)}` }
  }
  const { id, days, words } = PRESETS.find((preset) => preset.id === search.get('days')) ?? USUAL
  return { id, range: { from: dayAfter(today, 1 - days), to: today }, days, words }
}
