import type { FigureValues } from './useFigures'

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString()} people`)
const left = (count: number) =>
  count === 0 ? 'nobody left their details' : `${count.toLocaleString()} left their details`

/** The figures as sentences, which is what most owners read. */
export function summary({ conversations, leads, week }: FigureValues): string {
  if (conversations === 0 && leads === 0) return 'Nobody has written yet. That starts once the chat is on your site.'
  const all = `In all, ${people(conversations)} wrote and ${left(leads)}.`
  if (!week) return all
  if (week.conversations === 0 && week.leads === 0) return `Nobody wrote in the last seven days. ${all}`
  const phones = week.phones > 0 ? `, ${week.phones} with a phone number` : ''
  const recent = `In the last seven days ${people(week.conversations)} wrote to you and ${left(week.leads)}${phones}.`
  const isAll = week.conversations === conversations && week.leads === leads
  return isAll ? recent : `${recent} ${all}`
}
