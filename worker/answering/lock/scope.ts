import { type Clause, marksIn, wordsOf } from './clauses'
import { contentOf, HOURS, has, isIn, isPriced, of, PRICED } from './content'
import { MARK } from './marks'
import type { Statement } from './statements'
import { GENTLE, LIMIT, THRESHOLD } from './wordLists'

type Condition = Pick<Clause, 'words' | 'marks'> & {
  /** What it is the condition of. */
  of: string[]
}

/** What a statement holds for, and under which conditions. */
export type Scope = {
  /** The words beside its amount or its hours. */
  words: string[]
  /** Its length of time is one of most times. */
  isByAndLarge: boolean
  /** Per what the counts beside it are. */
  rates: string[]
  /** The lengths and counts beside its amount. */
  counts: string[]
  /** Each of its phrases that say for whom, when and if. */
  conditions: Condition[]
  /** What narrows it, in the parts of its sentence that are about it. */
  limits: string[]
  /** What it costs otherwise: "33%, or 40% at trial". */
  otherwise: string[]
  /** Its words as they stand side by side. */
  runs: string[][]
}

const limitsIn = (line: string): string[] => [...new Set(line.match(LIMIT) ?? [])]

const BINDING = ['from', 'to', 'at', 'open', 'closed', 'always']
const isBound = (clause: Clause) => has(clause, ...PRICED, ...BINDING)
/** An amount from which on something holds is no price. */
const statesPrice = ({ text }: Clause) => /\ue000(?:money|percent|free):/.test(text.replace(THRESHOLD, ' '))
/** "Large dog (over 50 lb)": what stands in brackets only explains. */
const withoutAsides = (clause: Clause): Clause => {
  const text = clause.text.replace(/\([^()]*\)/g, ' ')
  return { ...clause, text, words: wordsOf(text.replace(MARK, ' ')), marks: marksIn(text) }
}

/** `parts`: of the sentence that the clause stands in; `line`: all of it. */
export const scopeOf = (clause: Clause, parts: Clause[], line: string): Scope => {
  const beside = parts.filter((part) => isBound(part) && part.marks.some((mark) => clause.marks.includes(mark)))
  const near = parts.filter((part) => beside.includes(part) || !isBound(part))
  const isNamed =
    !statesPrice(clause) || (!clause.text.includes('(') && beside.some((part) => contentOf(part).length > 0))
  const named = isNamed ? [...headOf(clause, parts), ...beside] : [withoutAsides(clause)]
  return {
    words: named.flatMap(narrowing),
    counts: statesPrice(clause) ? named.flatMap((part) => of(part, 'number', 'lasts')) : [],
    rates: parts.filter((part) => has(part, 'number') && !isPriced(part)).flatMap((part) => of(part, 'per')),
    isByAndLarge: parts.some((part) => has(part, 'lasts') && BY_AND_LARGE.test(part.text)),
    conditions: (parts.includes(clause) ? [clause] : parts).flatMap(conditionsIn),
    limits: [...new Set(near.flatMap(({ text }) => limitsIn(text)))],
    otherwise: isPriced(clause) ? [...line.matchAll(OTHERWISE)].map(([, mark = '']) => mark) : [],
    runs: runsIn(clause.text),
  }
}

/** "Pharmacy: Monday to Friday 9 to 6", "February to April 15: …" */
const headOf = (clause: Clause, parts: Clause[]): Clause[] => {
  const [first] = parts
  return has(clause, ...HOURS) && first && first.text !== clause.text && !isBound(first) ? [first] : []
}

const OTHERWISE = /\ue001[^\ue000]*\bor\b[^\ue000]{0,20}\ue000((?:money|percent|free):[^\ue001]*)\ue001/g

/** Who lends it or makes it narrows nothing. */
const BY_WHOM = /\b(?:through|via)\b[^,;.()]*/g
const narrowing = (part: Clause): string[] => {
  const others = part.text.match(BY_WHOM)?.flatMap(wordsOf) ?? []
  return contentOf(part).filter((word) => !GENTLE.has(word) && !others.includes(word))
}

const WHEN = 'if|when|whenever|unless|until|once|while|except|after|before|within|during|under|over|above|below'
const PEOPLE =
  'patients?|clients?|customers?|members?|guests?|visitors?|students?|residents?|homeowners?|tenants?|drivers?|adults?|families|couples?|owners?|businesses|people'
/** "If you live in town", "for established patients", "for repairs that take long". */
const CONDITION = new RegExp(
  String.raw`\b(?:${WHEN})\b(?<when>[^,;.()]*)|\b(?:for|to) (?:all |our |the )?(?<whom>[\p{L}'-]+) (?:${PEOPLE})\b|\b(?:for|on|with) [\p{L}' -]*\b(?:that|which|who|where)\b(?<which>[^,;.()]*)|\bup to\b(?<most>[^,;.()]*)`,
  'gu',
)
const conditionsIn = (part: Clause): Condition[] =>
  [...part.text.matchAll(CONDITION)]
    .map(({ groups = {} }) => groups.when ?? groups.whom ?? groups.which ?? groups.most ?? '')
    .map((phrase) => ({
      words: wordsOf(phrase.replace(MARK, ' ')).filter((word) => !/^(?:clos|open)$/.test(word)),
      marks: marksIn(phrase),
    }))
    .filter(({ words, marks }) => words.length + marks.length > 0)
    .map((one) => ({ ...one, of: contentOf(part).filter((word) => !one.words.includes(word)) }))

/** Whoever asks for more than was asked for promises nothing. */
const REQUIRES = /\b(?:please|must|needs?|required?)\b/
/** "Most orders leave within a day", "it usually takes four weeks". */
const BY_AND_LARGE =
  /\b(?:most|some|usually|typically|generally|normally|often|about|around|roughly|approximately|averag\w*)\b/
/** Who does it, where a sentence says "by". */
const agentIn = (text: string): string | undefined =>
  wordsOf(/\bby (?:(?:dr|mr|mrs|ms)\.? )?(?:our |the |an? )?([\p{L}'-]+)/u.exec(text)?.[1] ?? '')[0]

/** Words between which nothing stands but a space. */
const runsIn = (text: string): string[][] => {
  const runs: string[][] = [[]]
  for (const piece of text.replace(MARK, ',').split(/(?=[,;:.!?()/-])|\s+/)) {
    const [word] = wordsOf(piece)
    if (word === undefined || /^\W/.test(piece)) runs.push([])
    if (word !== undefined) runs.at(-1)?.push(word)
  }
  return runs.filter((run) => run.length > 1)
}

/** "New adult patients" are no "new patients". */
const dropsBetween = (said: string[][], runs: string[][], known: (word: string) => boolean): boolean =>
  said.some((run) =>
    run.some((word, at) => {
      const next = run[at + 1]
      if (next === undefined) return false
      const between = runs.map((other) => {
        const from = other.indexOf(word)
        const to = other.indexOf(next, from + 1)
        return from < 0 || to < 0 ? undefined : other.slice(from + 1, to)
      })
      const found = between.filter((one) => one !== undefined)
      return found.length > 0 && found.every((words) => !words.every((one) => GENTLE.has(one) || known(one)))
    }),
  )

/** Whether a clause holds for no more than what carries it does. `about`: what was asked and said before. */
export function keepsScope(
  clause: Clause,
  { clause: statement, scope, heading, answers }: Statement,
  about: ReadonlySet<string>,
  own: ReadonlySet<string>,
): boolean {
  const said = new Set(clause.words)
  const stated = new Set(statement.words)
  const known = (word: string) => isIn(said, word) || isIn(about, word) || isIn(own, word)
  if (isPriced(clause)) {
    const all = clause.beside ?? clause.marks
    const replaced = contentOf(clause).filter((word) => isIn(heading, word) && !isIn(stated, word))
    return (
      scope.otherwise.every((mark) => all.includes(mark)) &&
      scope.counts.every((mark) => clause.marks.includes(mark) || about.has(mark)) &&
      scope.words.filter((word) => !known(word)).length <= replaced.length
    )
  }
  const [agent, doer] = [agentIn(clause.text), agentIn(statement.text)]
  if (agent !== undefined && doer !== undefined && agent !== doer) return false
  if (has(clause, 'lasts') && scope.isByAndLarge && !BY_AND_LARGE.test(clause.text)) return false
  if (has(clause, 'number') && !scope.rates.every((mark) => clause.marks.includes(mark))) return false
  if (clause.denies) return true
  const keeps = ({ words, marks, of }: Condition) =>
    words.some(known) ||
    marks.some((mark) => clause.marks.includes(mark)) ||
    (of.length > 0 && !of.some((word) => isIn(said, word)))
  if (
    (!REQUIRES.test(clause.text) && !scope.conditions.every(keeps)) ||
    dropsBetween(runsIn(clause.text), scope.runs, known)
  )
    return false
  if (clause.marks.length === 0) {
    const leans = contentOf(clause).some((word) => isIn(heading, word) && !isIn(stated, word))
    const wanted = narrowing(statement)
    if (answers === 'no' || (answers === 'otherwise' && leans)) return wanted.length > 0 && wanted.every(known)
    return true
  }
  if (!has(clause, ...HOURS) || of(statement, ...BINDING).length === 0) return true
  const keepsLimit = (limit: string) => clause.text.includes(limit) || wordsOf(limit).some(known)
  return scope.words.every(known) && scope.limits.every(keepsLimit)
}
