import { holds, meets, normal, numbersIn } from './text.mjs'

/** A page poured out is not an answer. */
const LONGEST = 600

const NOT =
  "(do(es)?n't|do not|does not|can't|cannot|can not|couldn't|could not|wasn't able|unable|not able|isn't|is not|not (something|listed|mentioned|specified)|no (information|details|mention))"
const SAYS_SO = new RegExp(
  `(i|we|it|site|page|website|profile|information|details?|that)\\b[^.!?]{0,40}\\b${NOT}|not sure|not certain|don't know|do not know|don't have|do not have|couldn't find|could not find|no information|outside (of )?what|only (help|answer)|not able to (help|answer|confirm|find)|can't (help|answer|confirm|find|say)|cannot (help|answer|confirm|find|say)`,
  'i',
)
const AGREES = /^\W*(yes|yep|yeah|absolutely|of course)\b/

const pricesIn = (text) =>
  [...text.matchAll(/[$£€]\s?(\d[\d,]*(\.\d+)?)/g)].map(([, amount]) => amount.replace(/,/g, ''))
const withoutContact = (text) => text.replace(/https?:\/\/\S+|\S+@\S+/g, ' ').replace(/\+?\(?\d[\d\s().-]{7,}\d/g, ' ')
const withoutTimes = (text) =>
  text.replace(
    /\d{1,2}([:.]\d{2})?\s*([ap]\.?m\.?)?\s*(-|to|until)\s*\d{1,2}([:.]\d{2})?\s*([ap]\.?m\.?)?|\d{1,2}([:.]\d{2})?\s*[ap]\.?m\.?/gi,
    ' ',
  )

const isForbidden = ({ mustNot = [] }, text) => mustNot.some((one) => holds(one, text))

/** The reply says that it doesn't know, doesn't open with yes, and carries no price and no number of the site that the question didn't. */
export function isRefusal(question, text, facts) {
  if (!text || AGREES.test(text) || !SAYS_SO.test(text) || isForbidden(question, text)) return false
  const asked = new Set(numbersIn(normal(question.q)))
  const rest = withoutContact(text)
  if (pricesIn(rest).some((amount) => !asked.has(amount))) return false
  const known = new Set(facts.numbers)
  return !numbersIn(withoutTimes(rest)).some(
    (number) => known.has(number) && !asked.has(number) && !facts.allow.includes(number),
  )
}

export const isAnswer = (question, text) =>
  text !== '' && text.length <= LONGEST && meets(question.expect, text) && !isForbidden(question, text)

const NONE = {
  answered: 0,
  answerable: 0,
  refused: 0,
  unanswerable: 0,
  lead: 0,
  leads: 0,
  booking: 0,
  bookings: 0,
  falseIntent: 0,
  plain: 0,
}

/** Counts right answers, honest refusals and intents of one site, and names each reply that missed. */
export function scoreQuestions({ questions, facts }, replies) {
  const row = { ...NONE }
  const misses = []
  for (const question of questions) {
    const reply = replies.get(question.id)
    if (!reply) continue
    const text = normal(reply.content)
    const count = (part, whole, isRight) => {
      row[whole] += 1
      if (isRight) row[part] += 1
      else misses.push({ missed: part, id: question.id, asked: question.q, said: reply.content })
    }
    if (question.expect) count('answered', 'answerable', isAnswer(question, text))
    if (question.refuse) count('refused', 'unanswerable', isRefusal(question, text, facts))
    if (question.needsLeadCapture) count('lead', 'leads', reply.needsLeadCapture === true)
    if (question.needsScheduling) count('booking', 'bookings', reply.needsScheduling === true)
    if (question.expect && !question.needsLeadCapture && !question.needsScheduling) {
      row.plain += 1
      if ((reply.needsLeadCapture === true && !SAYS_SO.test(text)) || reply.needsScheduling === true)
        row.falseIntent += 1
    }
  }
  return { row, misses }
}
