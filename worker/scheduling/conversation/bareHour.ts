import { isStop } from '../../text/stopWords'
import { covered, tokensOf } from '../../text/terms'
import { withoutCounted } from '../../text/when/counted'
import { readWhen, type WhenContext } from '../../text/when/readWhen'
import { isWished, type When } from '../../text/when/wish'
import type { Desk } from './desk'
import { wallOf } from './findTimes'
import { heardIn, hitsIn, withoutCorrection } from './heard'

/** "930", "9:30", "10" */
const HOUR = /^(\d{1,2})(?::?(\d\d))?$/
/** Said by itself where times were offered. */
const ALONE = /^\D{0,12}\b(\d{1,2}(?::?\d\d)?)\D{0,3}$/
const NUMBERS = /\d[\d:]*/g
const SAYS_LITTLE: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'polite',
  'free',
  'available',
  'wants',
  'self',
  'others',
  'moves',
  'instead',
  'keeps',
])

/** "Make it 11", "2 works", "10": an hour of the day that is spoken of already, and little else. */
export async function bareHour(desk: Desk, context: WhenContext): Promise<When | undefined> {
  const { understood } = desk.message
  // "Im 23" tells an age, "there are 11 of us" how many.
  const text = withoutCounted(withoutCorrection(desk.message), context)
  const numbers = text.match(NUMBERS) ?? []
  const alone = desk.talk?.step === 'time' ? ALONE.exec(text.trim())?.[1] : undefined
  const [, hour, minutes = '00'] = HOUR.exec(alone ?? (numbers.length === 1 ? (numbers[0] ?? '') : '')) ?? []
  if (!hour || Number(hour) > 23 || Number(minutes) > 59) return undefined
  const tokens = tokensOf(text)
  const little = covered(hitsIn(text, understood.language).filter(({ list }) => SAYS_LITTLE.has(list)))
  const isAll = tokens.every(({ word }, at) => little.has(at) || isStop(word) || /^\d+$/.test(word))
  if (!alone && !isAll) return undefined
  // Of what they have already, "11" alone says nothing.
  const isUnderWay = desk.talk?.start !== undefined || desk.talk?.wish !== undefined
  if (!isUnderWay && !(heardIn(desk).has('instead') && (await desk.own()).length > 0)) return undefined
  const read = readWhen(`at ${hour}:${minutes}`, { ...context, language: 'en' })
  // "Ok the 4" is one of the times that are shown, if one is at four; else it may be a day.
  return read.kind === 'none' || (desk.when.kind !== 'none' && !isShown(desk, read)) ? undefined : read
}

function isShown({ talk, timeZone }: Desk, when: When): boolean {
  const wishes = when.kind === 'wish' ? [when.wish] : when.kind === 'ambiguous' ? when.readings : []
  const shown = (talk?.offered ?? []).map((start) => wallOf({ start, end: '' }, timeZone))
  return wishes.some((wish) => shown.some((at) => isWished(wish, at)))
}
