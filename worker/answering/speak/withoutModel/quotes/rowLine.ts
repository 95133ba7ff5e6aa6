import { wantedIn } from '../../../../knowledge'
import { parseValues } from '../../../../text/parseValues'
import { isStop } from '../../../../text/stopWords'
import { ANYWHERE, type ValueKind } from '../../../../text/value'
import { wordsOf } from '../../../../text/words'
import COLUMNS from './columns.json'
import { wordsBeside } from './row'

const SAID: ReadonlySet<ValueKind> = new Set(['money', 'percent', 'span', 'closed', 'phone', 'email'])
const HOURS: ReadonlySet<ValueKind> = new Set(['span', 'closed'])
/** More words than these beside a name don't name it. */
const MOST_NAMING = 2
/** "Price: $40": the name of a column before its cell. */
const COLUMN = /^([\p{L}\p{N}][^:]{0,60}): (.*)$/su
/** Names of columns that say no more than that this is the value, or a remark. */
const isNamed = (which: keyof typeof COLUMNS, label: string): boolean =>
  COLUMNS[which].split('|').includes(label.toLowerCase())
/** A longer name is parted from its value by a colon. */
const LONGEST_LABEL = 2

/** "Swedish massage, 60 min: $95"; "Haircut: $25 (scissors or clippers)"; where columns have names, "Cut: Short $40, Long $55". */
export function asLine(cells: readonly string[]): string {
  // A dash says of a cell that it is empty.
  const filled = cells.filter((cell) => /[\p{L}\p{N}]/u.test(columnOf(cell).said))
  const [name = '', ...rest] = filled
  // "Mon–Fri 7–4 | Sat 8–noon": hours don't name other hours.
  if (rest.length > 0 && holds(name, HOURS)) return filled.join(', ')
  return rest.some((cell) => COLUMN.test(cell)) ? columnsLine(name, rest) : unnamedLine(name, rest)
}

const holds = (text: string, kinds: ReadonlySet<ValueKind>): boolean =>
  parseValues(text, ANYWHERE).some(({ kind }) => kinds.has(kind))

function columnOf(cell: string): { label: string; said: string } {
  const [, label = '', said = cell] = COLUMN.exec(cell) ?? []
  return { label, said }
}

/** Values after the name, what else is said of it in sentences of its own; a column's name goes where it only names what it holds. */
function columnsLine(name: string, rest: readonly string[]): string {
  const columns = rest.map(columnOf)
  const values = columns.filter(({ said }) => startsWithValue(said))
  const plain = values.filter(({ label }) => namesKind(label))
  const lengths = columns.filter(({ label, said }) => isLength(said) && (namesKind(label) || isNamed('time', label)))
  const clauses = columns
    .filter((one) => !values.includes(one) && !lengths.includes(one))
    .map(({ label, said }) => {
      if (isNamed('joining', label)) return `${label.toLowerCase()} ${said}`
      return label === '' || isNamed('note', label) || isNamed('time', label) ? said : `${label}: ${said}`
    })
  if (values.length === 0) return `${name}: ${[...lengths.map(({ said }) => said), ...clauses].join(', ')}`
  const isBare = (one: (typeof values)[number]) =>
    (plain.length === 1 && plain[0] === one) || (values.length === 1 && isNamed('value', one.label))
  const shown = values.map((one) => (isBare(one) ? one.said : labelled(one)))
  const takes = lengths.length > 0 ? ` (${lengths.map(({ said }) => said).join(', ')})` : ''
  const first = `${name}: ${shown.join(', ')}${takes}`
  return [first, ...clauses].map((part) => part.replace(/\.$/, '')).join('. ')
}

const labelled = ({ label, said }: { label: string; said: string }): string =>
  label === '' ? said : `${label}${wordsOf(label).length > LONGEST_LABEL ? ':' : ''} ${said}`

/** "$130 up to ten", "from $8,400", "closed (tub day)" */
function startsWithValue(said: string): boolean {
  const value = parseValues(said, ANYWHERE).find(({ kind }) => SAID.has(kind))
  return value !== undefined && wordsBeside(said.slice(0, value.start)).length === 0
}

const isLength = (said: string): boolean =>
  wordsBeside(said).length <= 1 && parseValues(said, ANYWHERE)[0]?.kind === 'duration'

/** "Price", "Open": it says what kind of thing its cells are, and nothing that tells them apart. */
function namesKind(label: string): boolean {
  const { wanted, asking } = wantedIn(label)
  return wanted.size > 0 && wordsOf(label).every(({ text }) => asking.has(text) || isStop(text))
}

function unnamedLine(name: string, rest: readonly string[]): string {
  const isValued = (cell: string) => holds(cell, SAID)
  const value =
    rest.filter(isValued).toSorted((a, b) => wordsBeside(a).length - wordsBeside(b).length)[0] ?? rest.at(-1)
  if (value === undefined) return name
  const others = rest.filter((cell) => cell !== value)
  const isNote = (cell: string) => wordsBeside(cell).length > MOST_NAMING || rest.indexOf(cell) > rest.indexOf(value)
  const line = `${[name, ...others.filter((cell) => !isNote(cell))].join(', ')}: ${value}`
  const notes = others.filter(isNote).map((cell) => cell.replace(/\.$/, ''))
  if (notes.length === 0) return line
  return notes.some((note) => /[().]/.test(note))
    ? [line, ...notes.map((note) => note.replace(/^\p{Ll}/u, (first) => first.toUpperCase()))].join('. ')
    : `${line} (${notes.join(', ')})`
}
