import type { WeekDay } from '../../../contract/facts'
import type { Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses'
import { emergencyNumber } from '../../industries'
import { fold } from '../../text/fold'
import { todayIn } from '../../text/localDays'
import { hasQuestionMark } from '../../text/marks'
import { parseValues } from '../../text/parseValues'
import { sentencesOf } from '../../text/sentences'
import type { Value } from '../../text/value'
import { tellingStemsIn } from '../../text/words'
import type { Evidence } from '../gather/evidence'
import { holds, type Lexicon, lexiconOf } from '../lexicon/lexicon'
import type { Understood } from '../understand/understood'
import type { Clause } from './clauses'
import { type EvidenceIndex, indexOf, numbersOf } from './index'
import { type StatedOpening, statedOpenings } from './statedOpenings'

export type CheckInput = {
  evidence: Evidence
  profile: BusinessProfile
  understood: Pick<Understood, 'lookup'>
  /** Who the visitor said they are. */
  name?: string | undefined
  history: readonly { type: 'bot' | 'user'; content: string }[]
  /** The visitor's message. */
  text: string
  now: Date
  /** What is known of the calendar, a line each, and what it says to this very message. */
  calendar?: { lines: readonly string[]; says: string }
  /** What the reply is written in. */
  language: Language
}

/** What the sentences of one reply are judged by. */
export type CheckContext = CheckInput & {
  index: EvidenceIndex
  openings: StatedOpening[]
  /** Words of the reply's language, and of the one that most of the evidence is in: where they differ only names and values compare. */
  lexicon: Lexicon
  homeLexicon: Lexicon
  isForeign: boolean
  /** Stems of what was asked; stems, values and numbers of all that the visitor said. */
  asked: ReadonlySet<string>
  visitorSaid: string
  visitorStems: ReadonlySet<string>
  visitorValues: Value[]
  visitorNumbers: ReadonlySet<string>
  /** Values of what the visitor told and didn't ask, and of what was answered before. */
  visitorTold: Value[]
  answeredValues: Value[]
  /** Values of what is known of the calendar, stems of what it says now, and the values of each message that told something settled. */
  calendarValues: Value[]
  calendarStems: ReadonlySet<string>
  settled: Value[][]
  /** Stems of the business's name and place, and of the visitor's name: always true. */
  ownStems: ReadonlySet<string>
  today: WeekDay
}

/** "530" and "1015" as they are said back: "5:30", "10:15". */
const bareTimes = (text: string): string =>
  [...text.matchAll(/(?<![\d\p{Sc}.,:/-]\s?)(1[0-2]|[1-9])([0134][05])(?![\d%:/-]|\.\d)/gu)]
    .map(([, hour, minutes]) => `${hour}:${minutes}`)
    .join('\n')

/** A sentence taken apart, with those of its clauses that claim something, and with what it is judged by. */
export type SentenceContext = CheckContext & { said: string; values: Value[]; clauses: Clause[]; claims: Clause[] }

export function contextOf(checked: CheckInput): CheckContext {
  const { evidence, profile, understood, name = '', history, text, now, language, calendar } = checked
  const index = indexOf(evidence, profile)
  const said = [text, ...history.flatMap(({ type, content }) => (type === 'user' ? [content] : []))].join('\n')
  const lexicon = lexiconOf(language)
  const settled = history.flatMap(({ type, content }) =>
    type === 'bot' && holds(lexicon.settled, fold(content)) ? [parseValues(content, profile)] : [],
  )
  return {
    ...checked,
    index,
    openings: statedOpenings(index.entries),
    lexicon,
    homeLexicon: lexiconOf(index.language),
    isForeign: language !== index.language,
    asked: new Set(tellingStemsIn(understood.lookup, language)),
    visitorSaid: said,
    visitorStems: new Set(tellingStemsIn(said)),
    visitorValues: parseValues(`${said}\n${bareTimes(said)}`, profile),
    visitorTold: parseValues(
      sentencesOf(said)
        .filter((one) => !hasQuestionMark(one))
        .join('\n'),
      profile,
    ),
    answeredValues: history.flatMap(({ type, content }) => (type === 'bot' ? parseValues(content, profile) : [])),
    calendarValues: [...parseValues(calendar?.lines.join('\n') ?? '', profile), ...settled.flat()],
    calendarStems: new Set(tellingStemsIn(calendar?.says ?? '', language)),
    settled,
    // Nobody need state the number that answers in an emergency.
    visitorNumbers: new Set([...numbersOf(said), emergencyNumber(profile.country), '112']),
    ownStems: new Set(tellingStemsIn(`${profile.name} ${profile.location ?? ''} ${name}`)),
    today: todayIn(now, profile.timeZone).weekDay,
  }
}
