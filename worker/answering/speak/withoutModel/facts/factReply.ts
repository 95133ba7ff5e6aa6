import type { Source } from '../../../../../contract/chat'
import { WEEK_DAYS } from '../../../../../contract/facts'
import type { Statement } from '../../../../knowledge'
import { seasonIn } from '../../../../text/hours/season'
import { parseValues } from '../../../../text/parseValues'
import { siteLanguage } from '../../../gather/siteLanguage'
import type { Spoken } from '../../spoken'
import type { AskedFor } from '../asked/asked'
import { namesOfDays } from '../quotes/isAbout'
import { isOfOwnMatter } from '../quotes/matters'
import { mayBeSaid, quoteOf, sayQuote, writtenIn } from '../quotes/sayQuote'
import { answer, plainly, type Saying, type Speaking, say, together } from '../speaking'
import { addressesOf, contactsOf, sourceOf } from './contacts'
import { listText } from './formats'
import { daysAsked, hoursReply } from './hoursReply'
import { listReply } from './listReply'
import { servicesReply } from './offered'
import { seasonReply } from './seasons'
import { exceptionOn, notedOf } from './specialDays'
import { hoursSaid, isConditional, weekOf, weeksByName } from './week'
import { weekText } from './weekText'

const MOST_ROWS = 2

/** A typed fact that the question asks for, in a sentence of the visitor's language; undefined where it asks for something else. */
export function factReply(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  const { topics, wanted, things } = asked
  const { emergencyPhone: phone, team } = speaking.question.profile.facts
  const reply = (field: string, saying: Saying, slots: Record<string, string>) =>
    answer([say(speaking, saying, slots)], sourceOf(speaking, field))
  const listed = listReply(speaking, asked)
  if (listed) return listed
  if (topics.has('emergency') && phone) return reply('emergencyPhone', 'emergencyPhone', { phone })
  if (topics.has('team') && team.length > 0) {
    const list = team.map(({ name, role }) => (role ? `${name} (${role})` : name))
    return reply('team#', 'team', { list: listText(speaking, list) })
  }
  if (wanted.has('money')) return undefined
  // "What are your hours in summer" names nothing but a time.
  const isPlain = things.length === 0 || (things.length === 1 && seasonIn(speaking.question.text) !== undefined)
  return (isPlain ? plainFact(speaking, asked) : undefined) ?? servicesReply(speaking, asked)
}

/** Opening hours and how to reach the business: all of it that is asked for. */
export function plainFact(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  const { wanted, things } = asked
  if (wanted.has('money')) return undefined
  // "Can I use Apple Pay on my phone?", "I got a paper in the mail".
  const isOfContact = things.length <= 1 && !asked.topics.has('payments')
  const asksPlace = wanted.has('place') && !wanted.has('email') && !isOfOwnMatter(speaking.understood.asking)
  const reply = (saying: Saying, contacts: ReturnType<typeof contactsOf>) => {
    const texts = contacts.map((one) => one.text)
    return answer([say(speaking, saying, { [saying]: listText(speaking, texts) })], contacts[0]?.source)
  }
  const town = () => {
    const said = say(speaking, 'location', { address: speaking.question.profile.location ?? '' })
    return answer([said], sourceOf(speaking, 'location'))
  }
  const facts = [
    timeReply(speaking, asked),
    wanted.has('phone') && isOfContact ? reply('phone', contactsOf(speaking, 'phone')) : undefined,
    wanted.has('email') && isOfContact ? reply('email', contactsOf(speaking, 'email')) : undefined,
    asksPlace ? (reply('address', addressesOf(speaking)) ?? town()) : undefined,
  ].filter((one) => one !== undefined)
  return facts.length > 0 ? together(...facts) : undefined
}

/** "Shop: Monday – Friday: 8 AM – 5 PM. Phones: …": whose hours is said with each. */
function hoursByName(speaking: Speaking): Spoken | undefined {
  const weeks = weeksByName(speaking)
  const said = weeks.map(({ name, hours }) => `${name}: ${weekText(speaking, { hours }, WEEK_DAYS)}.`)
  return answer(said, weeks[0]?.source)
}

const nowhere = ({ question }: Speaking): Source => ({ kind: 'fact', title: question.profile.name })

/** What a site says in another language it says for those who speak that; to others it says it in its own. */
const isForOthers = ({ evidence, understood: { language } }: Speaking, one: Statement): boolean =>
  language === siteLanguage(evidence) && (writtenIn(evidence, one, one.text) ?? language) !== language

/** The hours of all the week are no answer to what names more than one other thing, nor a day's to what only happens on it. */
function timeReply(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  const { when, weekDays, dates, holidays, things, wanted } = asked
  const hears = (...some: (typeof when extends ReadonlySet<infer One> ? One : never)[]) =>
    some.some((one) => when.has(one))
  const isOfTime = weekDays.length + dates.length + holidays.length > 0 || hears('now', 'today', 'tomorrow')
  const isWanted = wanted.has('hours') || (isOfTime && hears('open', 'closing', 'time') && things.length <= 1)
  if (!isWanted || (!isOfTime && things.length > 1)) return undefined
  const { lookup } = speaking.understood
  if (namesOfDays(lookup, parseValues(lookup, speaking.question.profile)).some((stem) => things.includes(stem)))
    return undefined
  const week = weekOf(speaking)
  // A notice may close a day of a week that nobody typed.
  const usual = hoursReply(speaking, week ?? { hours: {}, source: nowhere(speaking), isTyped: false }, asked)
  const ofSeason = seasonReply(speaking, asked, usual)
  if (ofSeason) return ofSeason
  const special = [...daysAsked(asked), ...holidays].filter((day) => exceptionOn(speaking, day))
  const noted = special.flatMap((day) => notedOf(speaking, day)).slice(0, MOST_ROWS)
  if (usual && noted.length > 0) return together(usual, plainly(...noted.map((one) => quoteOf(speaking, one))))
  const ordinary = daysAsked(asked).filter((day) => exceptionOn(speaking, day) === undefined)
  const days = isOfTime ? ordinary.map(({ weekDay }) => weekDay) : week ? WEEK_DAYS : []
  const rows = hoursSaid(
    speaking.evidence.statements,
    days.filter((day) => !week?.hours[day] || isConditional(speaking.evidence.statements, day)),
  ).filter((one) => mayBeSaid(one) && !isForOthers(speaking, one))
  if (!usual && !isOfTime) return hoursByName(speaking)
  if (rows.length === 0 || rows.length > MOST_ROWS) return usual
  const said = rows.map((one) => sayQuote(speaking, one))
  return usual ? together(usual, plainly(...said)) : answer(said, rows[0]?.source)
}
