import type { Source } from '../../../../../contract/chat'
import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import { wantedIn } from '../../../../knowledge/search/wanted'
import type { Statement } from '../../../../knowledge/statement'
import { rowHours } from '../../../../text/rowHours'
import type { Evidence } from '../../../gather/evidence'
import type { Speaking } from '../speaking'
import type { Span } from './formats'

export type Week = {
  /** A day that is absent isn't known; one without a span is closed. */
  hours: Partial<Record<WeekDay, Span[]>>
  source: Source
  /** The owner's own word: "yes" may be said by it. */
  isTyped: boolean
}

const MOST_OTHER_WORDS = 4
const FEWEST_DAYS = 2
const FEWEST_OF_CONDITION = 3

/** When the business is open: as its owner typed it, else as the site's rows say, a day each. */
export function weekOf({ question, evidence }: Speaking): Week | undefined {
  const { hours } = question.profile.facts
  const typed = WEEK_DAYS.filter((day) => hours[day])
  if (typed.length === 0) return weekOfSite(evidence)
  const source = evidence.statements.find(({ id }) => id.startsWith('fact:hours#'))?.source
  return {
    hours: Object.fromEntries(
      typed.map((day) => [day, (hours[day] ?? []).map(([from, to]) => ({ from: minutesOf(from), to: minutesOf(to) }))]),
    ),
    source: source ?? { kind: 'fact', title: question.profile.name },
    isTyped: true,
  }
}

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

type Block = { hours: Map<WeekDay, Span[] | undefined>; source: Source; isNamed: boolean }

/** The block of rows that says most of the week; a day that another such block contradicts isn't known. */
function weekOfSite({ statements }: Evidence): Week | undefined {
  const blocks = new Map<string, Block>()
  for (const statement of statements) {
    const { days, isNamed } = saidBy(statement)
    if (!days) continue
    const key = `${statement.source.url} ${statement.kind === 'faq' ? statement.id : statement.block}`
    const block: Block = blocks.get(key) ?? { hours: new Map(), source: statement.source, isNamed: false }
    for (const [day, spans] of days)
      block.hours.set(day, block.hours.has(day) && !isSame(block.hours.get(day), spans) ? undefined : spans)
    blocks.set(key, { ...block, isNamed: block.isNamed || isNamed })
  }
  const weight = ({ hours, isNamed }: Block) => hours.size + (isNamed ? 3 : 0)
  const [best, ...others] = [...blocks.values()].toSorted((a, b) => weight(b) - weight(a))
  if (!best || best.hours.size < FEWEST_DAYS) return undefined
  const rivals = others.filter(({ hours }) => hours.size >= FEWEST_DAYS)
  const known = [...best.hours].filter(
    ([day, spans]) => spans && !rivals.some(({ hours }) => hours.has(day) && !isSame(hours.get(day), spans)),
  )
  return known.length === 0 ? undefined : { hours: Object.fromEntries(known), source: best.source, isTyped: false }
}

type Said = { days?: Map<WeekDay, Span[] | undefined> | undefined; isNamed: boolean }
/** A statement lives as long as its version of the site: it is read once. */
const read = new WeakMap<Statement, Said>()

/** The hours that a statement says, where it is about hours or holds hardly anything else. */
function saidBy(statement: Statement): Said {
  const known = read.get(statement)
  if (known) return known
  const { source, values, trail, text } = statement
  const said = source.kind === 'site' || source.kind === 'faq' ? rowHours(values) : undefined
  // "Every other week": the hours hold under a condition, which only the row itself says.
  const isUnder = said && statement.kind === 'row' && otherWords(statement) >= FEWEST_OF_CONDITION
  const days = isUnder ? new Map([...said.keys()].map((day) => [day, undefined])) : said
  const isNamed = days !== undefined && wantedIn([...trail, text].join(' ')).wanted.has('hours')
  const heard = { days: isNamed || otherWords(statement) <= MOST_OTHER_WORDS ? days : undefined, isNamed }
  read.set(statement, heard)
  return heard
}

/** How many words stand beside the values. */
function otherWords({ text, values }: Statement): number {
  let rest = text
  for (const { start, end } of values.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest.match(/\p{L}{2,}/gu)?.length ?? 0
}

const isSame = (one: Span[] | undefined, other: Span[] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
