import { withoutUndefined } from '../../platform/withoutUndefined'
import { keepEnds } from '../../text/keepEnds'
import { tokensOf } from '../../text/terms'
import type { Question } from '../answerer'
import type { ContactDetails, ConversationState } from '../state'
import { asCalled } from '../understand/details/asCalled'
import { numbersIn } from '../understand/details/phones'
import { spelledIn } from '../understand/details/spelled'
import { saysNeed } from '../understand/saysNeed'
import type { Noted } from './prompt/tags'

const NAME_MAX = 80
const WORDS_MAX = 1500
/** "wed" said is "Wednesday" noted. */
const ABBREVIATED = 3

/**
 * The state with name, time and need as a model noted them, as far as the visitor said so; `state` has them as rules read the message, which
 * stand for a model that notes nothing, and for a note of what nobody said. From its first note on, a message of which it notes nothing told nothing of the visitor. Numbers are read by rules alone; the
 * model says which of them is the visitor's own.
 */
export function withNoted(
  { text, history, state: before, profile }: Pick<Question, 'text' | 'history' | 'state' | 'profile'>,
  state: ConversationState,
  noted: Noted | undefined,
): ConversationState {
  if (!noted && !before.isNoted) return state
  const { phone, email, place, ...heard } = state.details
  const told = [...history.filter(({ type }) => type === 'user').map(({ content }) => content), text]
  const said = [...told, ...Object.values(before.details)].flatMap((one) => [...wordsIn(one), ...spelledIn(one).words])
  const offered = history.flatMap(({ type, content }) => (type === 'bot' ? wordsIn(content) : []))
  const { name, when, about } = noted ?? {}
  const known = before.details
  const numbers = [...numbersIn(text, profile.country).map(({ value }) => value), known.phone, phone]
  const ownPhone = (written = '') =>
    numbersIn(written, profile.country).find(({ value }) => value !== '' && numbers.includes(value))?.value
  const details: ContactDetails = withoutUndefined({
    name: isName(name, said) ? asCalled(name) : name !== undefined || before.asked === 'name' ? heard.name : known.name,
    phone: ownPhone(noted?.phone) ?? phone,
    email,
    place,
    toCall: heard.toCall,
    need:
      isSaid(about, said) && saysNeed(about, name) !== undefined
        ? keepEnds(about, WORDS_MAX)
        : about !== undefined || before.asked === 'need'
          ? heard.need
          : known.need,
    // "Don't call before 2" is when to call, whatever a model notes of it.
    // A time that they took is noted in the desk's words: "Tuesday, December 1 at 2:00 PM".
    when: isOfCall(when, heard)
      ? known.when
      : isSaid(when, [...said, ...offered])
        ? keepEnds(when, WORDS_MAX)
        : when !== undefined
          ? heard.when
          : known.when,
  })
  return { ...state, details, isNoted: true }
}

const wordsIn = (text: string): string[] => tokensOf(text).map(({ word }) => word)

/** A name is the visitor's own, letter by letter. */
const isName = (name: string | undefined, said: string[]): name is string =>
  name !== undefined && name.length <= NAME_MAX && wordsIn(name).every((word) => said.includes(word))

/** Told in other words is fine; most of them are the visitor's, and every number is. */
function isSaid(value: string | undefined, said: string[]): value is string {
  if (value === undefined) return false
  const words = wordsIn(value)
  const own = words.filter((word) => said.some((one) => isOf(word, one)))
  return own.length * 2 >= words.length && words.every((word) => !/\d/.test(word) || own.includes(word))
}

function isOfCall(when: string | undefined, { toCall }: ContactDetails): boolean {
  if (when === undefined || toCall === undefined) return false
  const own = wordsIn(toCall)
  return wordsIn(when).every((word) => own.includes(word) || (word.length < ABBREVIATED + 1 && !/\d/.test(word)))
}

/** "5" and "30" are of "530", "wednesday" of "wed" and "squeal" of "squealing". */
const isOf = (word: string, said: string): boolean =>
  word === said ||
  (/^\d+$/.test(word) && said.includes(word)) ||
  (Math.min(word.length, said.length) >= ABBREVIATED && (word.startsWith(said) || said.startsWith(word)))
