import type { Source } from '../../../contract/chat'
import type { Language } from '../../../contract/languages'
import type { Statement } from '../../knowledge'
import { languageOf } from '../../text/languageOf'
import { type Checked, checkerOf, type Verdict } from '../check/checkerOf'
import { isCourtesy, saysNothing, saysUnknown } from '../check/kinds'
import { sayStatement } from '../check/say'
import { verifyQuestion } from '../check/verify'
import { MATTERS } from '../state'
import type { MessageKind } from '../understand/understood'
import { askVerifier } from './askVerifier'
import { bookableOf } from './bookableOf'
import type { Model } from './models/model'
import { calendarLines } from './prompt/calendarLines'
import { nameAndTrade, nowIn } from './prompt/promptFor'
import { recitesRules } from './prompt/rules'
import { quotePage } from './quotePage'
import { repeatedAsk } from './repeatedAsk'
import { answerFromFacts } from './withoutModel/answerFromFacts'
import type { Speaking } from './withoutModel/speaking'

/** What was let out of a model's reply, sentence by sentence. */
export type LetOut = {
  text: string
  sources: Source[]
  /** How many of its own sentences the visitor read. */
  kept: number
  /** A sentence of it says that the answer isn't at hand. */
  isUnknowing: boolean
  /** Its last sentence asks the visitor something. */
  asksBack: boolean
  /** What it told was left out, and nothing that stands on the business's words has been read: the question waits for an answer. */
  isOwing: boolean
  /** Sentences left out or replaced by the site's own. */
  changed: { sentence: string; why: string; instead: string }[]
}

/** The marks that fence the data belong to no reply. */
const OF_THE_PROMPT = /<<|>>|\bDATA\b/
const ASKS = /[?？؟]\W*$/

/** Here a receptionist listens: nothing is sold, and what isn't stated word by word is sympathy. */
const LISTENS: ReadonlySet<MessageKind> = new Set([
  ...MATTERS,
  'gives_details',
  'accepts',
  'declines',
  'abuse',
] satisfies MessageKind[])

/** Of the visitor's earlier messages as many are shown to whoever is asked about a sentence. */
const TOLD = 8

type Told = { text: string; source: Source | undefined; hasValue?: boolean }

/**
 * The statement that is said instead. Where the question has its answer already, only a value is put right; and a visitor is never told in
 * another language than theirs without a word of it.
 */
function correctionOf(
  verdict: Exclude<Verdict, { state: 'pass' }>,
  isAnswered: boolean,
  language: Language,
): Statement | undefined {
  const { instead } = verdict
  if (!instead || (isAnswered && verdict.state !== 'fail')) return undefined
  return (languageOf(instead.text) ?? language) === language ? instead : undefined
}

/** What stands between a model and a visitor: each sentence passes, gives way to the site's own words, or is left out. */
export function gateOf(model: Model, speaking: Speaking) {
  const { question, understood, evidence, state: conversation, warning = '' } = speaking
  const { language } = understood
  const { step } = question
  const lines = calendarLines(speaking)
  const calendar = { lines, says: (step?.turn ?? speaking.aside)?.content ?? '' }
  const bookable = bookableOf(question.profile)
  const statements = [...evidence.statements, ...bookable]
  const check = checkerOf({
    ...question,
    understood,
    evidence: { ...evidence, statements },
    language,
    calendar,
    name: conversation.details.name,
  })
  const business = nameAndTrade(question.profile)
  const asked = step?.message ?? question.text
  const now = nowIn(question.now, question.profile.timeZone)
  const repeatsAsk = repeatedAsk(speaking)
  const told = question.history.flatMap(({ type, content }) => (type === 'user' ? [content] : [])).slice(-TOLD)
  const listens = LISTENS.has(understood.kind) && !understood.asks
  // "You're welcome!" at the end of a Spanish reply: a model may quote the site in its language, and is kind in the visitor's.
  const isStrayCourtesy = (sentence: string) =>
    language !== 'en' && languageOf(sentence, language) === 'en' && isCourtesy(sentence, 'en')
  const heard = new Set<string>()
  const said = new Set<string>()
  const state: LetOut = {
    text: '',
    sources: [],
    kept: 0,
    isUnknowing: false,
    asksBack: false,
    isOwing: false,
    changed: [],
  }
  /** "Not quite every one!" says nothing without the sentence after it, and goes out or is left out with that. */
  let waiting = ''
  let instead: Told | undefined
  let isAnswered = false
  /** Kind words behind a sentence that was left out: they go out once the question has an answer. */
  let held: string[] = []

  const add = ({ text, source }: Told): string => {
    if (text === '' || said.has(text)) return ''
    said.add(text)
    if (source && !state.sources.some((one) => one.kind === source.kind && one.title === source.title))
      state.sources = [...state.sources, source].slice(0, 3)
    const spaced = state.text === '' ? text : ` ${text}`
    state.text += spaced
    return spaced
  }
  /** Own sentences of the model. */
  const keep = (sentence: string, source?: Source): string => {
    if (sentence === '') return ''
    state.kept += 1
    state.asksBack = ASKS.test(sentence)
    return add({ text: sentence, source })
  }
  /** The answer where a model's was left out: what the business says to the question, or else the statement nearest to what was told. */
  const owed = (): string => {
    // Of a step of the booking the calendar's words come after, and nothing else was asked.
    if (!state.isOwing || (step && step.turn.rest === undefined)) return ''
    const { known, text, sources } = answerFromFacts(speaking)
    const facts =
      known && (sources[0]?.kind === 'fact' || sources[0]?.kind === 'faq') ? { text, source: sources[0] } : undefined
    const told = facts ?? (instead && (instead.hasValue || !known) ? instead : undefined)
    if (!told) return ''
    state.isOwing = false
    return add(told) + release()
  }
  const release = (): string => {
    const released = held.map((sentence) => keep(sentence)).join('')
    held = []
    return released
  }
  /** Where neither is certain a model is asked; without its word it is as likely as it is. */
  const stands = async (sentence: string, verdict: Checked): Promise<boolean> => {
    if (verdict.state === 'pass' || verdict.state === 'fail') return verdict.state === 'pass'
    const isLikely = verdict.state === 'likely'
    if (verdict.near.length === 0 && !(listens && isLikely)) return isLikely
    const before = waiting || ([...said].at(-1) ?? '')
    const answer = await askVerifier(
      model,
      verifyQuestion({ business, asked, told, before, sentence, statements: verdict.near, calendar: lines, now }),
    )
    if (!answer) return isLikely
    // A doubt is no matter of opinion: whoever says yes must name what it stands on.
    const named = verdict.near.filter((_, at) => answer.lines.includes(at + 1))
    return answer.isYes && (isLikely || verdict.isCarriedBy(named))
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
    const verdict = check(sentence)
    if (saysUnknown(sentence, language)) state.isUnknowing = true
    const isTrue = await stands(sentence, verdict)
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
    const other = listens || verdict.state === 'pass' ? undefined : correctionOf(verdict, isAnswered, language)
    // That something can be booked corrects nothing.
    const near = other && bookable.includes(other) ? undefined : other
    const nearest = near && { text: sayStatement(near), source: near.source, hasValue: near.values.length > 0 }
    const told = quoted ? { text: quoted.text, source: quoted.sources[0] } : nearest
    const why = verdict.state === 'pass' ? 'the page’s word, not the business’s' : verdict.why
    state.changed.push({ sentence, why, instead: told?.text ?? '' })
    if (isAnswered || listens || quoted) return told ? add(told) : ''
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
