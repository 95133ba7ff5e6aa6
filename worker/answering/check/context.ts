import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import type { Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses/profile'
import { languageOf } from '../../text/languageOf'
import { parseValues } from '../../text/parseValues'
import type { Value } from '../../text/value'
import type { Evidence } from '../gather/evidence'
import type { Understood } from '../understand/understood'
import type { Clause } from './clauses'
import { type StatedOpening, statedOpenings } from './hours'
import { codesOf, type Index, indexOf, stemsOf } from './index'
import { type Lexicon, lexiconOf } from './lexicon'

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

/** What the sentences of one reply are judged by. */
export type Context = Checked & {
  index: Index
  openings: StatedOpening[]
  lexicon: Lexicon
  /** Of the language that most of the evidence is in. */
  homeLexicon: Lexicon
  /** Whether the reply is in another language than the site: then words can't be compared, names and values can. */
  isForeign: boolean
  /** Stems of what was asked; stems and values of all that the visitor said. */
  asked: ReadonlySet<string>
  visitorStems: ReadonlySet<string>
  visitorValues: Value[]
  visitorCodes: ReadonlySet<string>
  /** Stems of the business's name and place: always true. */
  ownStems: ReadonlySet<string>
  today: WeekDay
}

/** A sentence taken apart, with those of its clauses that claim something. */
export type Sentence = { text: string; values: Value[]; clauses: Clause[]; claims: Clause[] }

export function contextOf(checked: Checked): Context {
  const { evidence, profile, understood, history, text, now, language } = checked
  const home = homeLanguageOf(evidence)
  const index = indexOf(evidence, home, profile)
  const said = [text, ...history.flatMap(({ type, content }) => (type === 'user' ? [content] : []))].join('\n')
  return {
    ...checked,
    index,
    openings: statedOpenings(index.entries),
    lexicon: lexiconOf(language),
    homeLexicon: lexiconOf(home),
    isForeign: language !== home,
    asked: new Set(stemsOf(understood.lookup, language)),
    visitorStems: new Set(stemsOf(said)),
    visitorValues: parseValues(said, profile),
    visitorCodes: new Set(codesOf(said)),
    ownStems: new Set(stemsOf(`${profile.name} ${profile.location ?? ''}`)),
    today: dayIn(profile.timeZone, now),
  }
}

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
