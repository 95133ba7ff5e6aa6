import { languageOf } from '../../text/languageOf'
import { checkerOf } from '../check/checkerOf'
import { isCourtesy, saysNothing, saysUnknown } from '../check/kinds'
import { MATTERS } from '../state'
import type { MessageKind } from '../understand/understood'
import { bookableOf } from './bookableOf'
import { newLetOut, type Told } from './letOut'
import type { Model } from './models/model'
import { askedLines, calendarLines } from './prompt/calendarLines'
import { recitesRules } from './prompt/rules'
import { quotePage } from './quotePage'
import { repeatedAsk } from './repeatedAsk'
import { standsWith } from './standsWith'
import { toldInstead, toldToQuestion } from './toldInstead'
import type { Speaking } from './withoutModel/speaking'

/** The marks that fence the data belong to no reply. */
const OF_THE_PROMPT = /<<|>>|\bDATA\b/

/** Here a receptionist listens: nothing is sold, and what isn't stated word by word is sympathy. */
const LISTENS: ReadonlySet<MessageKind> = new Set([
  ...MATTERS,
  'gives_details',
  'small_talk',
  'accepts',
  'declines',
  'abuse',
] satisfies MessageKind[])

/** What stands between a model and a visitor: each sentence passes, gives way to the site's own words, or is left out. */
export function gateOf(model: Model, speaking: Speaking) {
  const { question, understood, evidence, state: conversation, warning = '' } = speaking
  const { language } = understood
  const { step } = question
  const lines = calendarLines(speaking)
  const calendar = { lines, says: (step?.turn ?? speaking.aside)?.content ?? '' }
  const statements = [...evidence.statements, ...bookableOf(question.profile)]
  const check = checkerOf({
    ...question,
    understood,
    evidence: { ...evidence, statements },
    language,
    calendar,
    name: conversation.details.name,
  })
  const repeatsAsk = repeatedAsk(speaking)
  const listens = LISTENS.has(understood.kind) && !understood.asks
  // "You're welcome!" at the end of a Spanish reply: a model may quote the site in its language, and is kind in the visitor's.
  const isStrayCourtesy = (sentence: string) =>
    language !== 'en' && languageOf(sentence, language) === 'en' && isCourtesy(sentence, 'en')
  const stands = standsWith(model, speaking, { lines: [...lines, ...askedLines(speaking)], listens })
  const heard = new Set<string>()
  const { state, keep, tell, last } = newLetOut()
  /** "Not quite every one!" says nothing without the sentence after it, and goes out or is left out with that. */
  let waiting = ''
  let instead: Told | undefined
  let isAnswered = false
  /** Kind words behind a sentence that was left out: they go out once the question has an answer. */
  let held: string[] = []

  const owed = (): string => {
    // Of a step of the booking the calendar's words come after, and nothing else was asked.
    if (!state.isOwing || (step && step.turn.rest === undefined)) return ''
    const told = toldToQuestion(speaking, instead)
    if (!told) return ''
    state.isOwing = false
    return tell(told) + release()
  }
  const release = (): string => {
    const released = held.map((sentence) => keep(sentence)).join('')
    held = []
    return released
  }
  const take = async (sentence: string): Promise<string> => {
    // A model that goes round in circles costs one look, and one question to the verifier.
    if (
      heard.has(sentence) ||
      OF_THE_PROMPT.test(sentence) ||
      recitesRules(sentence) ||
      isStrayCourtesy(sentence) ||
      repeatsAsk(sentence)
    )
      return ''
    heard.add(sentence)
    if (warning.includes(sentence) || step?.turn.content.includes(sentence)) return keep(sentence)
    const verdict = check(sentence, state.text)
    if (saysUnknown(sentence, language)) state.isUnknowing = true
    const isTrue = await stands(sentence, verdict, waiting || last())
    const source = verdict.state === 'pass' ? verdict.source : verdict.near[0]
    const isBacked = source !== undefined || state.isUnknowing
    const quoted = listens || (isTrue && isBacked) ? undefined : quotePage(speaking, sentence)
    if (isTrue && !quoted) {
      if (saysNothing(sentence, language)) {
        const before = keep(waiting)
        waiting = state.isOwing ? '' : sentence
        return before
      }
      // A courtesy or an offer is no answer: after a lie that was left out, the business's own words come first.
      if (state.isOwing && !isBacked) {
        held.push(sentence)
        return ''
      }
      // The sentence answers itself where what was left out said nothing that has to be put right.
      const before = (instead ? owed() : '') + release() + keep(waiting)
      waiting = ''
      state.isOwing = false
      isAnswered ||= isBacked
      return before + keep(sentence, source?.source)
    }
    waiting = ''
    const nearest = listens ? undefined : toldInstead(speaking, verdict, isAnswered)
    const told = quoted ? { text: quoted.text, source: quoted.sources[0] } : nearest
    const why = verdict.state === 'pass' ? 'the page’s word, not the business’s' : verdict.why
    state.changed.push({ sentence, why, instead: told?.text ?? '' })
    if (isAnswered || listens || quoted) return told ? tell(told) : ''
    // What the lie was about may not be what was asked: that is answered first.
    state.isOwing = true
    instead ??= told
    return ''
  }
  const end = (): string => {
    const last = state.isOwing ? owed() : keep(waiting)
    waiting = ''
    for (const sentence of held) state.changed.push({ sentence, why: 'the question has no answer yet', instead: '' })
    return last
  }
  return { state, take, end }
}
