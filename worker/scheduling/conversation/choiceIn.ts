import { asksOutright, type BookingTalk, questionStart } from '../../answering'
import { tokensOf } from '../../text/terms'
import type { Desk } from './desk'
import { heardIn, isPlainYes } from './heard'
import { isAnyTime } from './otherTimes'
import { serviceIn } from './serviceIn'
import { whenOf } from './whenOf'

/** The end of what is said first: not the points of "2 p.m.". */
const FIRST_END = /(?<![.\s]\p{L})(?:[.!?;,]+\s+|[。！？；，؟،]\s*)/gu
const FEWEST_WORDS = 3
const MOVES = ['later', 'earlier', 'nextDay', 'others', 'more', 'moves', 'cancels'] as const

type Parts = { first: string; rest: string }

/** Before what is asked, where that stands last and nothing before it asks; else after what is said first. */
function partsOf(text: string): Parts | undefined {
  const ends = [...text.matchAll(FIRST_END)]
  const isBeforeAsked = ({ index, 0: mark }: RegExpExecArray): boolean =>
    asksOutright(text.slice(index + mark.length)) && !asksOutright(text.slice(0, index))
  const end = ends.findLast(isBeforeAsked)
  const start = end ? undefined : questionStart(text)
  if (start !== undefined && !asksOutright(text.slice(0, start)))
    return { first: text.slice(0, start), rest: text.slice(start) }
  const cut = end ?? ends[0]
  return cut && { first: text.slice(0, cut.index), rest: text.slice(cut.index + cut[0].length) }
}

/**
 * "2:30. And do I have to do the paperwork again?": the desk as it hears what is said first, and what is said besides; undefined where all
 * of it is about one thing, or all of it is about times.
 */
export async function choiceIn(desk: Desk, talk: BookingTalk): Promise<{ desk: Desk; rest: string } | undefined> {
  const { first, rest } = partsOf(desk.message.text) ?? {}
  if (first === undefined || rest === undefined || tokensOf(rest).length < FEWEST_WORDS) return undefined
  const { step } = talk
  // Who they are may stand anywhere in a message, and with it are no two things unless one is asked.
  if ((step === 'name' || step === 'place' || step === 'email') && !asksOutright(rest)) return undefined
  const [said, later] = [await heardAs(desk, first), await heardAs(desk, rest)]
  const isOfTime = later.when.kind !== 'none' && !(later.when.kind === 'wish' && isAnyTime(later.when.wish))
  const moves = heardIn(later)
  const isOfThis = isOfTime || MOVES.some((move) => moves.has(move))
  return isOfThis && !(isPlainYes(said) && isAnother(later, talk)) ? undefined : { desk: said, rest }
}

/** A part of a message by itself. */
async function heardAs(desk: Desk, text: string): Promise<Desk> {
  const { message } = desk
  const said = { ...message, text, understood: { ...message.understood, kind: 'question' as const } }
  const part: Desk = { ...desk, message: said, when: { kind: 'none' } }
  return { ...part, when: await whenOf(part) }
}

/** "Yes. And the sink on Wednesday": beside what the yes is to. */
function isAnother(desk: Desk, { step, serviceId }: BookingTalk): boolean {
  const service = serviceIn({ ...desk, read: undefined })
  const isOther = service !== undefined && service.id !== serviceId
  return (step === 'confirm' || step === 'cancel') && (isOther || heardIn(desk).has('anew'))
}
