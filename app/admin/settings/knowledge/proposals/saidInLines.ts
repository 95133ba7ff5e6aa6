import { WEEK_DAY_NAMES } from '../../../../../contract/facts'

const DAYS = Object.values(WEEK_DAY_NAMES)

/**
 * A week a line for each run of days that are alike: "Monday: 8 AM – 5 PM; Tuesday: 8 AM – 5 PM; Sunday: Closed" → "Monday and Tuesday: 8 AM –
 * 5 PM", "Sunday: Closed". Anything else is one line.
 */
export function saidInLines(text: string): string[] {
  const said = text.split('; ').map((part) => part.split(/: (.*)/s))
  if (!said.every(([day = '', hours]) => DAYS.includes(day) && hours)) return [text]
  const runs: { from: string; to: string; hours: string }[] = []
  for (const [day = '', hours = ''] of said) {
    const last = runs.at(-1)
    if (last?.hours === hours && DAYS.indexOf(day) === DAYS.indexOf(last.to) + 1) last.to = day
    else runs.push({ from: day, to: day, hours })
  }
  return runs.map(({ from, to, hours }) => `${daysText(from, to)}: ${hours}`)
}

const daysText = (from: string, to: string) =>
  from === to ? from : `${from} ${DAYS.indexOf(to) - DAYS.indexOf(from) === 1 ? 'and' : 'to'} ${to}`
