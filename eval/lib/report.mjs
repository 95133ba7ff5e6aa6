import { emptyRow } from './score.mjs'

/** What a release must hold. */
const FLOORS = { answered: 0.85, refused: 0.92, intents: 0.9, lock: 1, falseIntents: 0.05 }

const totalOf = (results) => {
  const total = emptyRow()
  for (const { row } of results) for (const key of Object.keys(total)) total[key] += row[key]
  return total
}

const line = (name, row) =>
  [
    name.padEnd(20),
    `answered ${row.answered}/${row.answerable}`.padEnd(18),
    `refused ${row.refused}/${row.unanswerable}`.padEnd(16),
    `lead ${row.lead}/${row.leads}`.padEnd(12),
    `booking ${row.booking}/${row.bookings}`.padEnd(14),
    `false intents ${row.falseIntent}/${row.plain}`.padEnd(20),
    `unsupported ${row.unsupported}/${row.replies}`,
  ].join(' ')

/** Prints a line a site and one for all; gives them by name. */
export function printRows(results, { fails }) {
  if (fails)
    for (const { what, id, q, text } of results.flatMap((result) => result.fails))
      console.log(`${what.padEnd(13)} ${id} | ${q} | ${text.slice(0, 200) || '(none)'}`)
  const rows = Object.fromEntries(results.map(({ site, row }) => [site.name, row]))
  const total = totalOf(results)
  for (const [name, row] of Object.entries({ ...rows, TOTAL: total })) console.log(line(name, row))
  return { ...rows, TOTAL: total }
}

const share = (part, whole) => (whole === 0 ? 1 : part / whole)
const percent = (value) => `${(100 * value).toFixed(1)}%`

export function passes({ TOTAL: row }) {
  const figures = {
    answered: share(row.answered, row.answerable),
    refused: share(row.refused, row.unanswerable),
    intents: share(row.lead + row.booking, row.leads + row.bookings),
    lock: share(row.replies - row.unsupported, row.replies),
  }
  const falseIntents = share(row.falseIntent, row.plain || 1)
  for (const [name, value] of Object.entries(figures))
    console.log(`${name} ${percent(value)} (at least ${percent(FLOORS[name])})`)
  console.log(`false intents ${percent(falseIntents)} (at most ${percent(FLOORS.falseIntents)})`)
  return Object.entries(figures).every(([name, value]) => value >= FLOORS[name]) && falseIntents <= FLOORS.falseIntents
}
