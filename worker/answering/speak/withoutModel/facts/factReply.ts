import { isStop } from '../../../../text/stopWords'
import { wordsOf } from '../../../../text/words'
import { wantedIn } from '../../../../knowledge/search/wanted'
import type { Spoken } from '../../spoken'
import { askedTime } from '../asked/askedTime'
import { heardIn } from '../asked/heard'
import TOPICS from '../asked/topics.json'
import { joined, type Speaking, say } from '../speaking'
import { contactsOf } from './contacts'
import { listText } from './formats'
import { hoursReply } from './hoursReply'
import { listReply } from './listReply'
import { weekOf } from './week'

const LISTS = { area: 'areas', payments: 'payments', insurance: 'insurance', languages: 'languages' } as const

/** A typed fact that the question asks for, in a sentence of the visitor's language; undefined where it asks for something else. */
export function factReply(speaking: Speaking): Spoken | undefined {
  const { understood, question } = speaking
  const { facts } = question.profile
  const { wanted, asking } = wantedIn(understood.lookup)
  const topics = heardIn(question.text, understood.language, TOPICS)
  const time = askedTime(speaking)
  const known = new Set([...asking, ...topics.words, ...time.words])
  const isOfTime =
    time.isNow || time.today || time.tomorrow || time.weekDays.length + time.holidays.length + time.dates.length > 0
  for (const [topic, field] of Object.entries(LISTS)) {
    const reply = topics.keys.has(topic as keyof typeof LISTS) && listReply(speaking, field, known)
    if (reply) return reply
  }
  if (topics.keys.has('emergency') && facts.emergencyPhone)
    return ofFact(speaking, 'emergencyPhone', say(speaking, 'emergencyPhone', { phone: facts.emergencyPhone }))
  if (topics.keys.has('team')) {
    const list = facts.team.map(({ name, role }) => (role ? `${name} (${role})` : name))
    const reply =
      list.length > 0 && ofFact(speaking, 'team#', say(speaking, 'team', { list: listText(speaking, list) }))
    if (reply) return reply
  }
  if (wanted.has('money') || isOfSomethingElse(speaking, known)) return undefined
  const week =
    wanted.has('hours') || (isOfTime && wanted.size === 0 && isShort(speaking)) ? weekOf(speaking) : undefined
  const hours = week && hoursReply(speaking, week, time)
  if (hours) return hours
  if (wanted.has('phone')) return contactReply(speaking, 'phone')
  if (wanted.has('email')) return contactReply(speaking, 'email')
  if (wanted.has('place') && facts.addresses.length > 0)
    return ofFact(speaking, 'addresses#', say(speaking, 'address', { address: listText(speaking, facts.addresses) }))
  if (topics.keys.has('services') || topics.keys.has('learnMore'))
    return servicesReply(speaking, topics.keys.has('learnMore'))
  return undefined
}

/** A question of a few words with a day in it is mostly about that day's hours. */
const isShort = ({ question }: Speaking): boolean => wordsOf(question.text).length <= 6

const ofFact = ({ evidence }: Speaking, field: string, text: string): Spoken | undefined => {
  const source = evidence.statements.find(({ id }) => id.startsWith(`fact:${field}`))?.source
  return source && { text, sources: [source], known: true }
}

function contactReply(speaking: Speaking, kind: 'phone' | 'email'): Spoken | undefined {
  const contacts = contactsOf(speaking, kind)
  const [first] = contacts
  if (!first) return undefined
  const text = listText(
    speaking,
    contacts.map((one) => one.text),
  )
  return { text: say(speaking, kind, { phone: text, email: text }), sources: [first.source], known: true }
}

/** Something of the site holds what is asked for beside a word of the question that a typed fact says nothing of. */
function isOfSomethingElse({ understood, question, evidence }: Speaking, asking: ReadonlySet<string>): boolean {
  const own = new Set(wordsOf(question.profile.name).map(({ stem }) => stem))
  const rest = wordsOf(understood.lookup).filter(
    ({ text, stem }) => !isStop(text) && !asking.has(text) && !own.has(stem) && !/^\d/.test(text),
  )
  if (rest.length === 0) return false
  const stems = new Set(rest.map(({ stem }) => stem))
  return evidence.ranked
    .slice(0, 10)
    .some(
      ({ statement, wanted }) =>
        wanted === 1 &&
        statement.source.kind !== 'fact' &&
        wordsOf(`${statement.trail.at(-1) ?? ''} ${statement.text}`).some(({ stem }) => stems.has(stem)),
    )
}

function servicesReply(speaking: Speaking, isAbout: boolean): Spoken | undefined {
  const { evidence } = speaking
  const services = evidence.statements.filter(({ id }) => id.startsWith('fact:services#'))
  const [first] = services
  if (!first) return undefined
  const text = services.every(({ kind }) => kind === 'item')
    ? say(speaking, 'services', {
        list: listText(
          speaking,
          services.map((one) => one.text),
        ),
      })
    : joined(
        speaking.understood.language,
        services.slice(0, 2).map((one) => one.text),
      )
  return {
    text: joined(speaking.understood.language, [text, ...(isAbout ? [say(speaking, 'learnMore')] : [])]),
    sources: [first.source],
    known: true,
  }
}
