import { DAY_MS } from '../../../../contract/durations'
import { WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import { readPage } from '../../extraction/readPage'
import { specialDaysOf } from '../specialDays'

const US = { country: 'US', currency: 'USD' }
const SPAN = [{ from: 540, to: 1020 }]
const week = Object.fromEntries(WEEK_DAYS.map((day): [WeekDay, typeof SPAN] => [day, day === 'sun' ? [] : SPAN]))
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** What a notice says of the days from November 26, 2026 on, days of one kind that follow each other as one: "2026-11-26/2026-11-27 closed". */
export function daysOf(said: string, today = '2026-11-26'): string[] {
  const cells = said.split(' | ')
  const told =
    cells.length > 1 ? `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>` : `<p>${said}</p>`
  const { statements } = readPage(`<h1>Shop</h1><h2>News</h2>${told}`, 'https://shop.example/', US)
  const byDate = new Map<string, string>()
  for (const { day } of specialDaysOf(statements, { country: 'US', today, week }))
    for (let time = Date.parse(day.from); time <= Date.parse(day.to); time += DAY_MS)
      byDate.set(dateOf(time), day.hours.map((span) => span.join('-')).join(', ') || 'closed')
  const spans: { from: string; to: string; hours: string }[] = []
  for (const [date, hours] of [...byDate].filter(([one]) => one >= today).toSorted()) {
    const last = spans.at(-1)
    const isNext = last?.hours === hours && dateOf(Date.parse(last.to) + DAY_MS) === date
    if (last && isNext && hours === 'closed') last.to = date
    else spans.push({ from: date, to: date, hours })
  }
  return spans.map(({ from, to, hours }) => `${from === to ? from : `${from}/${to}`} ${hours}`)
}
