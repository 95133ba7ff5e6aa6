import { type WeekDay, WEEK_DAYS } from '../../../contract/facts'
import type { Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses/profile'
import type { Statement } from '../../knowledge/statement'
import { fold } from '../../text/fold'
import { languageOf } from '../../text/languageOf'
import { parseValues } from '../../text/parseValues'
import type { Value } from '../../text/value'
import { sameValue } from '../../text/sameValue'
import { isStop } from '../../text/stopWords'
import { wordsOf } from '../../text/words'
import type { Evidence } from '../gather/evidence'
import type { Understood } from '../understand/understood'
import { aboutOf, attachments } from './attach'
import { carriedBy, tellingOf } from './carry'
import { type Clause, clausesOf } from './clauses'
import { daysMeant, judgeHours, statedOpenings } from './hours'
import { type Entry, indexOf, numbersOf } from './index'
import { purposeOf } from './kinds'
import { lexiconOf } from './lexicon'
import { isJudgement, judgePromise } from './promises'

/** `statement`: the nearest in the business's own words, said instead. A doubtful sentence may first be put to a model with it. */
export type Verdict =
  | { state: 'pass'; source?: Statement }
  | { state: 'doubtful'; statement: Statement; why: string }
  | { state: 'fail'; statement?: Statement; why: string }

export type Checked = {
  evidence: Evidence
  profile: BusinessProfile
  understood: Pick<Understood, 'lookup'>
  history: readonly { type: 'bot' | 'user'; content: string }[]
  /** The visitor's message. */
  text: string
  now: Date
  /** What the reply is written in. */
  language: Language
}

const RIVAL_MARGIN = 0.12
const LEAST_SHARE = 0.3
const LEAST_EVERYWHERE = 0.6
const LEAST_BEST = 0.35
const NEAREST = 40

/** Reads what the business says once, then judges the sentences of a reply one by one. */
export function checkerOf(checked: Checked): (sentence: string) => Verdict {
  const { evidence, profile, understood, history, text, now, language } = checked
  const home = homeLanguageOf(evidence)
  const index = indexOf(evidence, home, profile)
  const lexicon = lexiconOf(language)
  const openings = statedOpenings(index.entries)
  const visitors = [text, ...history.flatMap(({ type, content }) => (type === 'user' ? [content] : []))].join('\n')
  const echoed = parseValues(visitors, profile)
  const asked = new Set(stemsOf(understood.lookup, language))
  const visitorsWords = new Set(stemsOf(visitors))
  const visitorsTimes = echoed.flatMap((value) => (value.kind === 'clock' ? value.minutes : []))
  const today = dayIn(profile.timeZone, now)
  const ranked = evidence.ranked.slice(0, NEAREST).map(({ statement }) => statement)
  const ofStatement = new Map(index.entries.map((entry) => [entry.statement, entry]))
  const own = new Set(stemsOf(`${profile.name} ${profile.location ?? ''}`))
  const isForeign = language !== home

  return (sentence) => {
    const values = parseValues(sentence, profile)
    const clauses = clausesOf(sentence, values, language)
    const faults: Exclude<Verdict, { state: 'pass' }>[] = []
    let source: Statement | undefined
    const nearest = (entry?: Entry): Statement | undefined => entry?.statement ?? bestFor(clauses)?.statement ?? ranked[0]
    const doubt = (why: string, entry?: Entry) => {
      const statement = nearest(entry)
      faults.push(statement ? { state: 'doubtful', statement, why } : { state: 'fail', why })
    }
    const fail = (why: string, statement?: Statement) => {
      const near = statement ?? nearest()
      faults.push({ state: 'fail', ...(near && { statement: near }), why })
    }
    const purposes = new Map(clauses.map((clause) => [clause, purposeOf(clause, language)]))
    const claims = clauses.filter((clause) => purposes.get(clause) === 'claim')

    for (const value of values) if (!isStated(value) && !isEcho(value) && !isDerived(value)) fail(`"${value.text}" stands nowhere`)

    for (const clause of clauses) {
      const purpose = purposes.get(clause)
      if (purpose === 'unknown') continue
      const hours = judgeHours(clause, daysFor(clause, clauses), openings, lexicon, visitorsTimes)
      if (hours && hours.state !== 'true' && purpose === 'claim') {
        if (hours.state === 'false') fail(hours.why, hours.statement)
        else doubt(hours.why)
      }
      for (const value of clause.values) {
        if (hours && TIMES.has(value.kind)) continue
        if (purpose !== 'claim' && value.kind !== 'money' && value.kind !== 'percent') continue
        judgeAttachment(value, clause)
      }
      if (purpose !== 'claim') continue
      for (const [kind, { isDenied }] of clause.promises) {
        const words = isForeign ? new Map<string, number>() : tellingOf(clauses, index, (stem) => own.has(stem))
        const verdict = judgePromise(kind, isDenied, words, index)
        if (verdict?.state === 'fail') fail(verdict.why, verdict.entry?.statement)
        else if (verdict) doubt(verdict.why, verdict.entry)
      }
      if (isJudgement(clause, lexicon)) {
        const carried = bestFor([clause])
        if (!carried || carried.share < 0.7) fail('a judgement that the business does not give')
      }
    }
    if (!isForeign && claims.length > 0) judgeWords()
    return faults.find(({ state }) => state === 'fail') ?? faults[0] ?? { state: 'pass', ...(source && { source }) }

    function judgeAttachment(value: Value, clause: Clause): void {
      const about = aboutOf(value, clause, clauses, asked, index)
      const { own: at, rival } = attachments(value, about, index)
      const [best] = at
      if (!best) return
      source ??= best.hit.entry.statement
      const level = at.filter(({ share }) => share > best.share - 0.05)
      if (!MEASURED.has(value.kind)) return
      if (rival && rival.share > best.share + RIVAL_MARGIN) return doubt(`"${value.text}" is of something else`, rival.hit.entry)
      if (best.share < LEAST_SHARE) return doubt(`"${value.text}" is of something else`, best.hit.entry)
      if (level.every((one) => !one.isWhole)) doubt(`"${value.text}" lost its bound or unit`, best.hit.entry)
    }

    function judgeWords(): void {
      const telling = tellingOf(claims, index, (stem) => own.has(stem))
      const likely = likelyEntries()
      const carried = carriedBy(telling, index, likely)
      source ??= carried.entry?.statement
      if (carried.everywhere < LEAST_EVERYWHERE || carried.best < LEAST_BEST) doubt(`carried ${carried.everywhere.toFixed(2)} ${carried.best.toFixed(2)}`, carried.entry)
    }

    function bestFor(some: readonly Clause[]): { statement: Statement; share: number } | undefined {
      const carried = carriedBy(tellingOf(some, index, (stem) => own.has(stem)), index, likelyEntries())
      return carried.entry && { statement: carried.entry.statement, share: carried.best }
    }
  }

  function likelyEntries(): Entry[] {
    return index.entries
  }

  function daysFor(clause: Clause, clauses: readonly Clause[]): WeekDay[] {
    const meant = daysMeant(clause.folded, today, lexicon)
    if (meant.length > 0) return meant
    const said = clauses.flatMap(({ values }) => values.flatMap((value) => (value.kind === 'days' ? value.days : [])))
    if (said.length > 0) return said
    const inQuestion = parseValues(text, profile).flatMap((value) => (value.kind === 'days' ? value.days : []))
    return inQuestion.length > 0 ? inQuestion : daysMeant(fold(text), today, lexicon)
  }

  function isStated(value: Value): boolean {
    if (value.kind === 'closed' || value.kind === 'days') return true
    if ((index.hits.get(value.kind) ?? []).some((hit) => sameValue(hit.value, value))) return true
    if (value.kind === 'clock' || value.kind === 'span')
      return openings.some(({ from, to, either }) => {
        const all = [...(from ?? []), ...(to ?? []), ...(either ?? [])]
        return value.kind === 'clock' ? value.minutes.some((one) => all.includes(one)) : false
      })
    if (value.kind === 'count') {
      const digits = numbersOf(value.text)
      return value.amount <= 1 || (digits.length > 0 && digits.every((one) => index.numbers.has(one)))
    }
    if (value.kind === 'link') return profile.calendlyUrl !== null && value.url.includes(profile.calendlyUrl)
    return false
  }

  /** The visitor's own words may be said back, prices aside: "is it $50?" makes no price. */
  function isEcho(value: Value): boolean {
    return value.kind !== 'money' && value.kind !== 'percent' && echoed.some((one) => sameValue(one, value))
  }

  /** "Over 15 years" out of "since 2009". */
  function isDerived(value: Value): boolean {
    if (value.kind !== 'duration' || value.unit !== 'day' || value.amount < 365) return false
    const years = value.amount / 365
    const year = now.getUTCFullYear()
    return [...index.numbers].some((one) => /^(?:19|20)\d\d$/.test(one) && year - Number(one) >= years && year - Number(one) - years < 5)
  }

  void visitorsWords
  void ofStatement
}

const TIMES = new Set<Value['kind']>(['days', 'span', 'clock', 'closed'])
/** Kinds of which each place has its own: those compared with rivals. */
const MEASURED = new Set<Value['kind']>(['money', 'percent', 'duration', 'span', 'clock', 'phone', 'email'])

const stemsOf = (text: string, language?: Language): string[] =>
  wordsOf(text).flatMap((word) => (isStop(word.text, language) ? [] : [word.stem]))

const SAMPLE = 2_000

/** What most of the evidence is written in. */
function homeLanguageOf({ statements }: Evidence): Language {
  let sample = ''
  for (const { text } of statements) {
    if (sample.length > SAMPLE) break
    sample += `${text}\n`
  }
  return languageOf(sample) ?? 'en'
}

function dayIn(timeZone: string, now: Date): WeekDay {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(now).toLowerCase()
  return WEEK_DAYS.find((day) => name.startsWith(day)) ?? 'mon'
}
