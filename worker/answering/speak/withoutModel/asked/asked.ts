import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import type { Language } from '../../../../../contract/languages'
import type { QuickAction } from '../../../../../contract/quickReplies'
import { type Wanted, wantedIn } from '../../../../knowledge'
import { meaningsIn } from '../../../../text/abroad/meaningsIn'
import { holidayAfter, holidaysIn } from '../../../../text/holidays'
import { daysIn } from '../../../../text/hours/openings'
import { type LocalDay, nextDate, type Today, todayIn } from '../../../../text/localDays'
import { parseValues } from '../../../../text/parseValues'
import { isStop } from '../../../../text/stopWords'
import { tokensOf } from '../../../../text/terms'
import { stemsIn, type Word, wordsOf } from '../../../../text/words'
import { conceptsIn } from '../../../understand/classifier/features'
import { followUpIn, followUpWords } from '../../../understand/lookupOf'
import type { Speaking } from '../speaking'
import { heardIn } from './heard'
import SMALL_TALK from './smallTalk.json'
import TOPICS from './topics.json'
import WHEN from './when.json'

/** "Ok and can I …": an opening stands no later. */
const LATEST_OPENING = 2

/** What a question asks for. */
export type AskedFor = {
  wanted: ReadonlySet<Wanted>
  topics: ReadonlySet<keyof typeof TOPICS>
  when: ReadonlySet<keyof typeof WHEN>
  /** What of it is talk around a question, or no question at all. */
  smallTalk: ReadonlySet<keyof typeof SMALL_TALK>
  weekDays: WeekDay[]
  dates: LocalDay[]
  /** Days that have a name: nobody's usual hours hold on them. */
  holidays: LocalDay[]
  today: Today
  /** Stems of what else it names, without what only asks, says when, or is the business's own name. */
  things: string[]
  /** It names nothing and no time: "how much?", "ok thanks". */
  isBare: boolean
}

/** What quick replies ask for. */
const OF_ACTIONS: Partial<Record<QuickAction, Partial<AskedFor>>> = {
  prices: { wanted: new Set(['money']) },
  hours: { wanted: new Set(['hours']) },
  services: { topics: new Set(['services']) },
  insurance: { topics: new Set(['insurance']) },
}

export function readAsked(speaking: Speaking): AskedFor {
  const asked = readWords(speaking)
  const { action } = speaking.understood
  return action ? { ...asked, ...OF_ACTIONS[action], things: [], isBare: true } : asked
}

function readWords({ question, understood, evidence }: Speaking): AskedFor {
  const { profile, now } = question
  const { language, lookup, asking: text } = understood
  const today = todayIn(now, profile.timeZone)
  const pooled = wantedIn(lookup)
  const own = wantedIn(text)
  const topics = heardIn(text, language, TOPICS)
  // "What do you do for that?" asks how something is met, not for all that is offered.
  if (topics.keys.has('handling')) topics.keys.delete('services')
  const goesOn = followUpIn(text, language) === 'pointed' && parseValues(text, profile).length === 0
  // "Till when?" is of the day that was asked of before.
  const timed = goesOn ? lookup : text
  const when = heardIn(timed, language, WHEN)
  const smallTalk = heardIn(question.text, language, SMALL_TALK)
  const holidays = holidaysIn(timed, [language, 'en'], profile.country)
  // "Black Friday" is no Friday.
  const values = parseValues(timed, profile).filter(
    ({ kind, text }) =>
      (kind === 'days' || kind === 'date' || kind === 'clock') && !holidays.some(({ words }) => words.includes(text)),
  )
  const known = new Set([
    ...pooled.asking,
    ...[TOPICS, SMALL_TALK].flatMap((table) => [...heardIn<string>(lookup, language, table).words]),
    ...when.words,
    ...openingOf(text, language),
    ...[...holidays.map(({ words }) => words), ...values.map((one) => one.text)].flatMap((said) =>
      wordsOf(said).map((word) => word.text),
    ),
  ])
  const name = stemsIn(profile.name)
  const weekDays = daysIn(values)
  const days = WEEK_DAYS.filter(
    (day) => weekDays.includes(day) || (when.keys.has('weekend') && (day === 'sat' || day === 'sun')),
  )
  // "What's the number there?" asks of nothing that was spoken of before.
  const isOfContact = own.wanted.has('phone') || own.wanted.has('email') || own.wanted.has('place')
  const of = isOfContact ? text : lookup
  const meanings = meaningsIn(of, evidence.spoken)
  const isSaid = (stem: string) => evidence.rarity(stem) < evidence.rarity('')
  // A word of another language is what the business calls it, or else a thing that it never speaks of.
  const ownWords = ({ stem, start }: Word): string[] => {
    const meant = meanings.get(start)
    const said = meant?.filter(isSaid) ?? []
    return meant === undefined || (said.length === 0 && meant.length > 0) ? [stem] : said
  }
  const things = wordsOf(of).flatMap((word) =>
    (isStop(word.text) && !meanings.has(word.start)) ||
    known.has(word.text) ||
    name.has(word.stem) ||
    /^\d/.test(word.text)
      ? []
      : ownWords(word),
  )
  const wanted = own.wanted.size > 0 || asksAnew(text, language) ? own.wanted : pooled.wanted
  return {
    // Who says where they are doesn't ask where we are.
    wanted: understood.details.place === undefined ? wanted : wanted.difference(new Set<Wanted>(['place'])),
    topics: topics.keys,
    when: when.keys,
    smallTalk: smallTalk.keys,
    weekDays: days,
    dates: values.flatMap((value) =>
      value.kind === 'date' && value.day ? [nextDate(value.month, value.day, today)] : [],
    ),
    holidays: holidays.map(({ on }) => holidayAfter(on, today)),
    today,
    things,
    isBare: things.length + when.keys.size + values.length + holidays.length === 0,
  }
}

/** The words that only go on from what was asked before: "what about". */
function openingOf(text: string, language: Language): string[] {
  const tokens = tokensOf(text)
  const opening = followUpWords(tokens, language).filter(({ list, from }) => list === 'opens' && from === 0)
  return opening.flatMap(({ to }) => tokens.slice(0, to).map(({ word }) => word))
}

/** "And a pedicure?" asks of something else what was asked before; "can I freeze it?" asks something else of the same thing. */
function asksAnew(text: string, language: Language): boolean {
  const tokens = tokensOf(text)
  // "What about Mondays" only goes on.
  const on = openingOf(text, language).length
  const opening = conceptsIn(tokens).some(
    ({ list, from }) => list === 'asking' && from >= on && from <= on + LATEST_OPENING,
  )
  return opening && followUpIn(text, language) !== 'opened'
}
