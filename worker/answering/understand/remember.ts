import { withoutUndefined } from '../../platform/withoutUndefined'
import { keepEnds } from '../../text/keepEnds'
import { cutAtStops } from '../../text/marks'
import { tokensOf } from '../../text/terms'
import { type ContactDetails, type ConversationState, MATTERS, type Matter } from '../state'
import { asksOutright, questionsIn } from './asksIn'
import { sharesOf } from './classifier/sharesOf'
import { asCalled } from './details/asCalled'
import { isTakenBack, laterWhen } from './details/when'
import { isNewcomer } from './isTelling'
import { followUpIn } from './lookupOf'
import { saysNeed } from './saysNeed'
import type { Understood } from './understood'

const isMatter = (kind: string): kind is Matter => MATTERS.some((matter) => matter === kind)
/** What the visitor wants done, in their words, is what a lead is about. */
const WANTS = ['books', 'changes_booking', 'wants_quote'] as const
export const NEED_MAX = 800

/** What is known of the conversation once a message was understood. What we offer or ask for in the reply is set by who writes it. */
export function remember(state: ConversationState, understood: Understood, text: string): ConversationState {
  const { kind, asks } = understood
  const { asked, offer, unclear, ...rest } = state
  const { refused } = understood
  const isBack = refused !== undefined && state.details.when !== undefined && isTakenBack(state.details.when, refused)
  const known = isBack ? withoutUndefined({ ...state.details, when: undefined }) : state.details
  const details = merged(known, needed(state, understood, text))
  const calendar = understood.hasNoEmail ? { ...rest.calendar, hasNoEmail: true as const } : rest.calendar
  const isTaken = kind === 'accepts' || kind === 'declines' || kind === 'books' || kind === 'gives_details'
  const isGiven =
    asked !== undefined && (asked === 'contact' ? (details.phone ?? details.email) : details[asked]) !== undefined
  // Who refuses a day declines nothing else.
  const isDeclined = kind === 'declines' && !refused && (offer === 'details' || (asked ?? state.matter) !== undefined)
  const topic = asks ? topicOf(state.topic, understood, text) : undefined
  return withoutUndefined({
    ...rest,
    language: understood.language,
    // After a question back the answer may still come.
    ...(rest.questions?.open && !asks && { questions: { ...rest.questions, isPast: true as const } }),
    topic: topic ?? rest.topic,
    offer: isTaken ? undefined : offer,
    asked: isGiven || isDeclined ? undefined : asked,
    details,
    calendar,
    unclear: understood.unclear ?? (details.phone === undefined ? unclear : undefined),
    declined: isDeclined ? true : rest.declined,
    isNewcomer: rest.isNewcomer ?? (isNewcomer(text, understood.language) || undefined),
    // Asking for a person doesn't end what there is to complain of.
    matter: isMatter(kind) && (kind !== 'wants_person' || !rest.matter) ? kind : rest.matter,
  })
}

/** "how much is that?" stays with what was asked about before; of two questions the last is gone on from. */
const topicOf = (topic: string | undefined, { lookup, language }: Understood, text: string): string =>
  topic !== undefined && followUpIn(text, language) === 'pointed'
    ? topic
    : (questionsIn(lookup, language).at(-1) ?? lookup)

/**
 * What is said first stays what it is about; a later word of it is added, and takes the place of one that only wished to be seen. Who and
 * where are as said last.
 */
function merged(before: ContactDetails, { need, ...now }: ContactDetails): ContactDetails {
  const about = needAfter(before.need, need)
  return {
    ...before,
    ...now,
    ...(now.name && { name: asCalled(now.name) }),
    // "Edna" after "Edna Pratt" is no other.
    ...(isFirstOf(now.name, before.name) && { name: before.name }),
    ...(now.when && { when: laterWhen(before.when, now.when) }),
    ...(about ? { need: about } : {}),
  }
}

/** What it is about, once more was said of it. */
export function needAfter(before: string | undefined, need: string | undefined): string | undefined {
  if (need === undefined || before?.includes(need)) return before
  if (before === undefined || saysNeed(before) !== 'matter') return need
  return saysNeed(need) === 'matter' ? keepEnds(`${before}; ${need}`, NEED_MAX) : before
}

const isFirstOf = (name: string | undefined, whole: string | undefined): whole is string =>
  name !== undefined && whole?.toLowerCase().startsWith(`${name.toLowerCase()} `) === true

/** What a message says of what it is about, if it does: a choice, a time or a word to the chat itself says nothing of it. */
function needed(state: ConversationState, understood: Understood, text: string): ContactDetails {
  const { need: _, ...said } = understood.details
  const about = needIn(state, understood, text)
  const rest = about?.replace(said.toCall ?? '', ' ')
  const isNeed =
    about !== undefined && rest !== undefined && saysNeed(rest, said.name ?? state.details.name) !== undefined
  return isNeed ? { ...said, need: keepEnds(about, NEED_MAX) } : said
}

function needIn({ details }: ConversationState, { kind, details: { need } }: Understood, text: string) {
  const isWhole = isMatter(kind) || kind === 'wants_quote'
  const isLeftOver = need !== undefined && !isWhole && isStory(need)
  if (need !== undefined && !isLeftOver) return need
  if (kind === 'wants_person' && details.need !== undefined) return undefined
  return isLeftOver || isWhole || WANTS.some((one) => one === kind) ? (isWhole ? text : aboutIn(text)) : undefined
}

/** So long a message tells around what it asks. How a job is, or what went wrong, is told by all of it. */
const STORY = 25
const FEWEST_WORDS = 3
const OUTRIGHT = 0.5

const isStory = (text: string): boolean => tokensOf(text).length >= STORY

/** Of a long story the sentence that says most plainly what is wanted. */
function aboutIn(text: string): string {
  if (!isStory(text)) return text
  const asks = (sentence: string) => {
    const shares = sharesOf(sentence)
    return WANTS.reduce((sum, kind) => sum + (shares.get(kind) ?? 0), asksOutright(sentence) ? OUTRIGHT : 0)
  }
  const sentences = cutAtStops(text).filter((sentence) => tokensOf(sentence).length >= FEWEST_WORDS)
  return sentences.toSorted((a, b) => asks(b) - asks(a))[0]?.trim() ?? text
}
