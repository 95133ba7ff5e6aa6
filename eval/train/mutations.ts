import { quoteText } from '../../worker/answering/speak/withoutModel/quotes/sayQuote'
import type { Statement } from '../../worker/knowledge/statement'
import type { Value } from '../../worker/text/value'

export type Mutation = { text: string; asked: string; isTrue: boolean }

const MOST = 40

/** Statements as they are, and each made false with the site's own means: another row's value, a bound dropped, a word negated. */
export function mutationsOf(statements: readonly Statement[]): Mutation[] {
  const prices = statements.filter(({ values }) => values.some(isSwappable))
  const plain = statements.filter(
    ({ kind, text }) =>
      kind === 'sentence' && / (?:is|are|do|does|can|have|has|offer|take|use) /.test(text) && text.length < 120,
  )
  const every = (some: readonly Statement[]) =>
    some.filter((_, at) => at % Math.max(1, Math.ceil(some.length / MOST)) === 0)
  return [
    ...every(prices).flatMap((one) => [truth(one), ...swaps(one, prices), ...bounds(one)]),
    ...every(plain).flatMap((one) => [truth(one), ...negations(one)]),
  ]
}

const isSwappable = ({ kind }: Value): boolean =>
  kind === 'money' || kind === 'duration' || kind === 'percent' || kind === 'span'
const said = (one: Statement): string => quoteText(one, '', { statements: [] })
const askedOf = ({ trail }: Statement): string => trail.at(-1) ?? ''
const truth = (one: Statement): Mutation => ({ text: said(one), asked: askedOf(one), isTrue: true })

function swaps(one: Statement, others: readonly Statement[]): Mutation[] {
  const value = one.values.find(isSwappable)
  if (!value) return []
  const at = others.indexOf(one)
  const rivals = [...others.slice(at + 1), ...others.slice(0, at)]
  const other = rivals
    .flatMap(({ values }) => values)
    .find((rival) => rival.kind === value.kind && rival.text !== value.text)
  const text = other ? one.text.slice(0, value.start) + other.text + one.text.slice(value.end) : ''
  return text ? [{ text: said({ ...one, text }), asked: askedOf(one), isTrue: false }] : []
}

function bounds(one: Statement): Mutation[] {
  const value = one.values.find(({ kind, ...rest }) => kind === 'money' && 'bound' in rest && rest.bound === 'from')
  if (value?.kind !== 'money') return []
  const text = `${one.text.slice(0, value.start)}$${value.amount}${one.text.slice(value.end)}`
  return [{ text: said({ ...one, text }), asked: askedOf(one), isTrue: false }]
}

function negations(one: Statement): Mutation[] {
  const text = / (?:not|n't|no|never) /.test(one.text)
    ? one.text.replace(/ (?:do|does|are|is|can)(?: not|n't) | not | never | no /, ' ')
    : one.text
        .replace(/ (is|are|can|do|does) /, ' $1 not ')
        .replace(/ (have|has|offer|take|use) /, (found) => (one.text.includes(' not ') ? found : ` do not${found}`))
  return text === one.text ? [] : [{ text: said({ ...one, text }), asked: askedOf(one), isTrue: false }]
}
