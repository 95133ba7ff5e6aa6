import { asksOutright, type BookingTalk } from '../../answering'
import { tokensOf } from '../../text/terms'
import { readWhen } from '../../text/when/readWhen'
import type { Desk } from './desk'
import { heardIn } from './heard'
import { isAnyTime } from './otherTimes'
import { ofSpokenDay } from './spokenDay'

/** The end of what is said first: not the points of "2 p.m.". */
const FIRST_END = /(?<![.\s]\p{L})(?:[.!?;,]+\s+|[。！？；，؟،]\s*)/gu
const FEWEST_WORDS = 3
const MOVES = ['later', 'earlier', 'nextDay', 'others', 'more', 'moves', 'cancels'] as const

/** Before what is asked, where that stands last and nothing before it asks; else after what is said first. */
function endOf(text: string): RegExpExecArray | undefined {
  const ends = [...text.matchAll(FIRST_END)]
  const isBeforeAsked = ({ index, 0: mark }: RegExpExecArray): boolean =>
    asksOutright(text.slice(index + mark.length)) && !asksOutright(text.slice(0, index))
  return ends.findLast(isBeforeAsked) ?? ends[0]
}

/**
 * "2:30. And do I have to do the paperwork again?": the desk as it hears what is said first, and what is said besides; undefined where all
 * of it is about one thing, or all of it is about times.
 */
export function choiceIn(desk: Desk, { step }: BookingTalk): { desk: Desk; rest: string } | undefined {
  const { message, timeZone, profile } = desk
  const { text, understood, now } = message
  const end = endOf(text)
  if (!end) return undefined
  const first = text.slice(0, end.index)
  const rest = text.slice(end.index + end[0].length)
  const heard = { now: now.getTime(), timeZone, country: profile.country, language: understood.language }
  const later = readWhen(rest, heard)
  const isOfTime = later.kind !== 'none' && !(later.kind === 'wish' && isAnyTime(later.wish))
  const moves = heardIn({ ...desk, message: { ...message, text: rest } })
  if (tokensOf(rest).length < FEWEST_WORDS || isOfTime || MOVES.some((move) => moves.has(move))) return undefined
  // Who they are may stand anywhere in a message, and with it are no two things unless one is asked.
  if ((step === 'name' || step === 'email') && !asksOutright(rest)) return undefined
  const said = { ...message, text: first, understood: { ...understood, kind: 'question' as const } }
  const told = { ...desk, message: said, when: readWhen(first, heard) }
  return { desk: { ...told, when: ofSpokenDay(told, heard) }, rest }
}
