import type { Source } from '../../../../../contract/chat'
import type { WeekDay } from '../../../../../contract/facts'
import { type Statement, wantedIn } from '../../../../knowledge'
import { rowHours } from '../../../../text/hours/readHours'
import { seasonOf } from '../../../../text/hours/season'
import { type Span, spansByDay, type WeekHours } from '../../../../text/hours/span'
import { parseValues } from '../../../../text/parseValues'
import { wordsBeside } from '../quotes/row'
import type { Speaking } from '../speaking'

/** What the business says, and which it is. */
export type Grounded = Pick<Speaking, 'evidence'> & { question: Pick<Speaking['question'], 'profile' | 'now'> }

export type Week = {
  hours: WeekHours
  source: Source
  /** The owner's own word: "yes" may be said by it. */
  isTyped: boolean
}
/** Undefined where the hours of a day hold under a condition: they are known to whoever reads the row. */
type Row = { day: WeekDay; spans: Span[] | undefined; isNamed: boolean; statement: Statement }

const MOST_OTHER_WORDS = 4
const FEWEST_DAYS = 2
const FEWEST_OF_CONDITION = 3
/** When the business is open: as its owner typed it, else as the site's rows say, a day each. */
export function weekOf({ question, evidence }: Grounded): Week | undefined {
  const hours = spansByDay(question.profile.facts.hours)
  if (Object.keys(hours).length === 0) return weekOfSite(evidence.statements)
  const source = evidence.statements.find(({ id }) => id.startsWith('fact:hours#'))?.source
  return { hours, source: source ?? { kind: 'fact', title: question.profile.name }, isTyped: true }
}

/** As the rows of the site say, those under a heading such as "Opening hours" first; a day of which they say two things isn't known. */
function weekOfSite(statements: readonly Statement[]): Week | undefined {
  const all = statements.flatMap(rowsOf)
  const named = all.filter(({ isNamed }) => isNamed)
  const rows = new Set(named.map(({ day }) => day)).size >= FEWEST_DAYS ? named : all
  const known = [...Map.groupBy(rows, ({ day }) => day).values()].flatMap((some) => {
    const [first] = some
    const isAgreed = some.every(({ spans }) => spans && JSON.stringify(spans) === JSON.stringify(first?.spans))
    return first && isAgreed ? [first] : []
  })
  const [first] = known
  if (!first || new Set(rows.map(({ day }) => day)).size < FEWEST_DAYS) return undefined
  return {
    hours: Object.fromEntries(known.map(({ day, spans }) => [day, spans])),
    source: first.statement.source,
    isTyped: false,
  }
}

/** What the site says of the hours of some days: where they hold under a condition or differ by place, only its own words tell. */
export function hoursSaid(statements: readonly Statement[], days: readonly WeekDay[]): Statement[] {
  const said = statements.filter(
    (one) =>
      isOfSite(one) &&
      one.values.some((value) => value.kind === 'days' && value.days.some((day) => days.includes(day))) &&
      one.values.some(({ kind }) => kind === 'span' || kind === 'closed') &&
      (one.kind === 'row' ? !one.values.some(({ kind }) => kind === 'money') : rowHours(one.values)),
  )
  return [...new Map(said.map((one) => [one.text, one])).values()]
}

/** Whether the site says that the hours of a day hold under a condition: "Sat 8 – noon (oil changes only)". */
export const isConditional = (statements: readonly Statement[], day: WeekDay): boolean =>
  statements.flatMap(rowsOf).some((row) => row.day === day && row.spans === undefined)

const isOfSite = ({ source: { kind } }: Statement): boolean => kind === 'site' || kind === 'faq'

/** A statement lives as long as its version of the site: it is read once. */
const read = new WeakMap<Statement, Row[]>()

/** The hours that a statement says, where it is about hours or holds hardly anything else. */
function rowsOf(statement: Statement): Row[] {
  const known = read.get(statement)
  if (known) return known
  const { values, trail, text, kind } = statement
  const said = isOfSite(statement) ? rowHours(values) : undefined
  const isNamed = said !== undefined && wantedIn([...trail, text].join(' ')).wanted.has('hours')
  const others = said ? otherWords(statement) : 0
  // "Every other week": the hours hold under a condition, which only the row itself says.
  const isUnder =
    (kind === 'row' && (others >= FEWEST_OF_CONDITION || hasColumns(text))) ||
    (said !== undefined && seasonOf(statement) !== undefined)
  const rows = [...(isNamed || others <= MOST_OTHER_WORDS ? (said ?? []) : [])].map(([day, spans]) => ({
    day,
    spans: isUnder ? undefined : spans,
    isNamed,
    statement,
  }))
  read.set(statement, rows)
  return rows
}

/** "Salon: closed | Barber: 11 – 4": which of them is meant isn't known. */
const hasColumns = (text: string): boolean => new Set(columnsOf(text).map(({ said }) => said)).size > 1

const columnsOf = (text: string): { name: string; said: string }[] =>
  text.split(' | ').flatMap((cell) => {
    const [, name = '', said = ''] = /^(\p{L}[^:]*): (.+)$/u.exec(cell) ?? []
    return wordsBeside(name).length > 0 ? [{ name, said }] : []
  })

/** The weeks of a table that tells them beside each other, as its columns are called: the shop's and the phones'. */
export function weeksByName({ evidence, question }: Speaking): { name: string; hours: WeekHours; source: Source }[] {
  const rows = evidence.statements.filter(
    (one) => one.kind === 'row' && isOfSite(one) && hasColumns(one.text) && one.values[0]?.kind === 'days',
  )
  const cells = rows.flatMap((row) => {
    const [days] = row.values
    return columnsOf(row.text).flatMap(({ name, said }) => {
      const told = days ? rowHours([days, ...parseValues(said, question.profile)]) : undefined
      return told ? [{ name, source: row.source, told }] : []
    })
  })
  return [...Map.groupBy(cells, ({ name }) => name)].flatMap(([name, some]) => {
    const hours: WeekHours = Object.fromEntries(some.flatMap(({ told }) => [...told]))
    const [first] = some
    return first && Object.keys(hours).length >= FEWEST_DAYS ? [{ name, hours, source: first.source }] : []
  })
}

/** How many words stand beside the values. */
function otherWords({ text, values }: Statement): number {
  const rest = values.toReversed().reduce((line, { start, end }) => `${line.slice(0, start)} ${line.slice(end)}`, text)
  return rest.match(/\p{L}{2,}/gu)?.length ?? 0
}
