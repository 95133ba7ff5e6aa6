import { Temporal } from 'temporal-polyfill'
import { askModel } from '../../answering'
import { randomText } from '../../platform/ids'
import { readWhenReply } from '../../text/when/readWhenReply'
import { whenQuestion } from '../../text/when/whenQuestion'
import type { When } from '../../text/when/wish'
import { asksForTime, OTHERS } from './asksForTime'
import type { Desk } from './desk'
import { isBookButton } from './heard'
import { isBare } from './isWish'

/** So long a visitor who asked for a time may wait for it to be understood. */
const PATIENCE_MS = 2500
const MARK_LENGTH = 8

/** What a model makes of a wish that has more in it than times; undefined where there is no model, or nothing for it to read. */
export async function readByModel(desk: Desk): Promise<When | undefined> {
  const { ctx, profile, timeZone, message } = desk
  if (!isWorthAsking(desk)) return undefined
  const limitMs = Math.min(PATIENCE_MS, ctx.settings.AI_TIMEOUT_MS)
  const at = { now: message.now.getTime(), timeZone, country: profile.country }
  const said = await askModel(ctx, profile, whenQuestion(message.text, at, randomText(MARK_LENGTH)), limitMs)
  const today = Temporal.Instant.fromEpochMilliseconds(at.now).toZonedDateTimeISO(timeZone).toPlainDate()
  return said === undefined ? undefined : readWhenReply(said, today.toString())
}

/** "Tuesday at 3" has no word that wasn't read. */
function isWorthAsking(desk: Desk): boolean {
  const { when, talk, message } = desk
  if (when.kind === 'none' || isBookButton(desk) || OTHERS.has(message.understood.kind)) return false
  return (talk?.step !== undefined || asksForTime(desk)) && !(when.kind === 'wish' && isBare(desk))
}
