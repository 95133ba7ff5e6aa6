import { wordsOf } from '../../../../text/words'
import type { Spoken } from '../../spoken'
import type { Asked } from '../asked/asked'
import { mayBeSaid, sayQuote } from '../quotes/sayQuote'
import { joined, type Saying, type Speaking, say } from '../speaking'
import { addressesOf, contactsOf, sourceOf } from './contacts'
import { listText } from './formats'
import { hoursReply } from './hoursReply'
import { LISTS, listReply } from './listReply'
import { rowHours, weekOf } from './week'

/** How rare a word is that turns a question to something else, as a share of the rarest. */
const TELLING = 0.5
const MOST_RANKED = 10

/** A typed fact that the question asks for, in a sentence of the visitor's language; undefined where it asks for something else. */
export function factReply(speaking: Speaking, asked: Asked): Spoken | undefined {
  const { topics, wanted } = asked
  const { facts } = speaking.question.profile
  for (const list of LISTS) {
    const reply = topics.has(list.topic) && listReply(speaking, list, asked.things)
    if (reply) return reply
  }
  if (topics.has('emergency') && facts.emergencyPhone)
    return ofField(speaking, 'emergencyPhone', 'emergencyPhone', { phone: facts.emergencyPhone })
  if (topics.has('team') && facts.team.length > 0) {
    const list = facts.team.map(({ name, role }) => (role ? `${name} (${role})` : name))
    return ofField(speaking, 'team#', 'team', { list: listText(speaking, list) })
  }
  if (wanted.has('money') || namesSomethingElse(speaking, asked)) return undefined
  return plainFact(speaking, asked) ?? servicesReply(speaking, asked)
}

/** Opening hours or how to reach the business; also where the question names something of which the site says nothing that is sure. */
export const plainFact = (speaking: Speaking, asked: Asked): Spoken | undefined =>
  asked.wanted.has('money') ? undefined : (timeReply(speaking, asked) ?? contactReply(speaking, asked))

/** The hours of all the week are no answer to what names more than one other thing. */
function timeReply(speaking: Speaking, asked: Asked): Spoken | undefined {
  const { when, weekDays, dates, holidays } = asked
  const isOfTime = weekDays.length + dates.length + holidays.length > 0 || (['now', 'today', 'tomorrow'] as const).some((one) => when.has(one))
  const isWanted = asked.wanted.has('hours') || (isOfTime && (['open', 'closing', 'time'] as const).some((one) => when.has(one)))
  if (!isWanted || (!isOfTime && asked.things.length > 1)) return undefined
  const week = weekOf(speaking)
  return (week && hoursReply(speaking, week, asked)) ?? rowsOfDays(speaking, asked)
}

/** Where the hours of a day have a condition or differ by place, what the site says of that day. */
function rowsOfDays(speaking: Speaking, { weekDays }: Asked): Spoken | undefined {
  const rows = speaking.evidence.statements.filter(
    (one) =>
      one.source.kind === 'site' && mayBeSaid(one) && (one.kind === 'row' || rowHours(one.values)) &&
      one.values.some((value) => value.kind === 'days' && weekDays.some((day) => value.days.includes(day))) &&
      one.values.some(({ kind }) => kind === 'span' || kind === 'closed'),
  )
  const said = [...new Set(rows.map((one) => sayQuote(speaking, one)))]
  const source = rows[0]?.source
  return source && said.length <= 2 ? { text: joined(speaking.understood.language, said), sources: [source], known: true } : undefined
}

function contactReply(speaking: Speaking, { wanted }: Asked): Spoken | undefined {
  const reply = (saying: Saying, slot: string, contacts: ReturnType<typeof contactsOf>): Spoken | undefined =>
    contacts[0] && {
      text: say(speaking, saying, { [slot]: listText(speaking, contacts.map(({ text }) => text)) }),
      sources: [contacts[0].source],
      known: true,
    }
  if (wanted.has('phone')) return reply('phone', 'phone', contactsOf(speaking, 'phone'))
  if (wanted.has('email')) return reply('email', 'email', contactsOf(speaking, 'email'))
  if (!wanted.has('place')) return undefined
  const { location } = speaking.question.profile
  return (
    reply('address', 'address', addressesOf(speaking)) ??
    (location ? ofField(speaking, 'location', 'location', { address: location }) : undefined)
  )
}

function ofField(speaking: Speaking, field: string, saying: Saying, slots: Record<string, string>): Spoken | undefined {
  const source = sourceOf(speaking, field)
  return source && { text: say(speaking, saying, slots), sources: [source], known: true }
}

/** The site holds what is asked for beside a word of the question, or says something of a telling one. */
function namesSomethingElse({ evidence }: Speaking, { things }: Asked): boolean {
  const most = evidence.rarity('')
  return evidence.ranked.slice(0, MOST_RANKED).some(({ statement, wanted }) => {
    if (statement.source.kind === 'fact') return false
    const stems = wordsOf(`${statement.trail.at(-1) ?? ''} ${statement.text}`).map(({ stem }) => stem)
    return things.some((stem) => stems.includes(stem) && (wanted === 1 || evidence.rarity(stem) > TELLING * most))
  })
}

function servicesReply(speaking: Speaking, { topics }: Asked): Spoken | undefined {
  if (!topics.has('services') && !topics.has('learnMore')) return undefined
  const services = speaking.evidence.statements.filter(({ id }) => id.startsWith('fact:services#'))
  const [first] = services
  if (!first) return undefined
  const texts = services.map(({ text }) => text)
  const isList = services.every(({ kind }) => kind === 'item')
  const what = isList ? [say(speaking, 'services', { list: listText(speaking, texts) })] : texts.slice(0, 2)
  const more = topics.has('learnMore') ? [say(speaking, 'learnMore')] : []
  return { text: joined(speaking.understood.language, [...what, ...more]), sources: [first.source], known: true }
}
