import type { Answer, Question } from '../answerer'
import { composeAnswer } from '../composeAnswer'
import type { Evidence } from '../evidence/evidence'
import { PACKS } from '../packs/packs'
import { intentsOf } from '../question/intents'
import { kindOf } from '../question/kinds'
import { readQuestion } from '../question/readQuestion'
import { smallTalkIn } from '../question/smallTalk'
import { daysAskedIn } from '../replies/daysAsked'
import { OFFER_TIME } from '../replies/offers'
import { tongueOf } from './detect'
import { gloss } from './gloss'
import type { Says, TongueCode } from './tongue'
import { TONGUE } from './tongues'
import { dayIn, weekIn } from './weekIn'

const fill = (sentence: string, name: string, text = '') => sentence.replace('{name}', name).replace('{text}', text)
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\s']/gu, '')
    .trim()

/**
 * Answers in the visitor's language from what stands in the business's: what can be said in figures is said in theirs, the business's
 * own sentences are quoted as they are, and what isn't known is said not to be.
 */
export function answerInTongue(code: TongueCode, question: Question, evidence: Evidence): Answer {
  const { says } = TONGUE[code]
  const { name } = question.profile
  const lastReply = question.history.findLast(({ type }) => type === 'bot')?.content ?? ''
  const isOffered = lastReply.includes(says.offer)
  const text = gloss(code, question.text)
  const history = question.history.map((message) =>
    message.type === 'user' ? { ...message, content: gloss(code, message.content) } : message,
  )
  const found = composeAnswer({ ...question, text, history }, evidence)
  const say = (content: string, change: Partial<Answer> = {}): Answer => ({ ...found, content, ...change })

  if (isOffered && says.yes.includes(bare(question.text)))
    return say(says.lead, { needsLeadCapture: true, wantsContact: true, known: true, sources: [] })
  if (found.needsScheduling) return say(says.booking, { sources: [] })
  const reading = readQuestion(text, evidence.vocabulary)
  const talk = smallTalkIn(reading.line)
  if (talk === 'thanks' || talk === 'goodbye') return say(says[talk])
  if (talk !== undefined) return say(fill(says.greeting, name), { needsLeadCapture: false, known: true })
  if (found.known && found.needsLeadCapture) {
    const { complaint, quote } = intentsOf(
      reading,
      text,
      evidence.contacts,
      PACKS[question.profile.businessType].intents,
    )
    return say(complaint ? says.complaint : quote ? says.quoteRequest : says.lead, { sources: [] })
  }
  const kind = kindOf(reading)
  if (!found.known) {
    const unknown = kind === 'price' ? says.unknownPrice : says.unknown
    return say(`${unknown} ${isOffered ? says.again : says.offer}`, { needsLeadCapture: isOffered })
  }
  return say(
    inFigures(code, kind, reading.line, question, evidence) ??
      quoted(code, says, kind === 'about', name, found.content),
  )
}

function inFigures(
  code: TongueCode,
  kind: ReturnType<typeof kindOf>,
  line: string,
  { profile, now }: Question,
  { hours, contacts, exceptions }: Evidence,
) {
  const { says } = TONGUE[code]
  const { phone, email, address } = contacts
  const { days, excepted, dateOf } = daysAskedIn(line, exceptions, profile.timeZone, now)
  const dated = days.flatMap((day) => (excepted[day] ? [dayIn(code, dateOf(day), excepted[day])] : []))
  const week = [...dated, ...(hours ? [weekIn(code, hours.week)] : [])].join('; ')
  if (week !== '' && (dated.length > 0 || kind === 'hours')) return fill(says.hours, '', week)
  if ((kind === 'phone' || kind === 'contact') && phone) return fill(says.phone, '', phone)
  if ((kind === 'email' || kind === 'contact') && email) return fill(says.email, '', email)
  return kind === 'place' && address ? fill(says.place, '', address) : undefined
}

/** A business that writes in the visitor's language is quoted without an excuse. */
function quoted(code: TongueCode, says: Says, isAbout: boolean, name: string, content: string) {
  const text = content.replace(OFFER_TIME, '').trim()
  return tongueOf(text) === code ? text : fill(isAbout ? says.about : says.quote, name, text)
}
