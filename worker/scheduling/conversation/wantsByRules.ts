import { asksOutright, wentWrong } from '../../answering'
import { cutAtMarks } from '../../text/marks'
import { asksElse, asksForTime, OTHERS } from './asksForTime'
import { isCourteous, isCourtesy } from './courtesy'
import type { Desk } from './desk'
import { heardIn, hitsIn, isYes } from './heard'
import { tellsElse } from './isWish'
import { changesOwn } from './ownVisits'
import { asksForRecap, pendingWhen } from './recap'
import { isForNewcomers, serviceIn } from './serviceIn'
import { isReplying, type Wants, wantsToWait } from './wants'

/** What a message wants by its words. */
export async function wantsByRules(desk: Desk): Promise<Wants> {
  const { message, talk } = desk
  const { kind, language } = message.understood
  if (wantsToWait(desk)) return 'wait'
  const isPlaced = talk?.step === 'place' && message.understood.details.place !== undefined
  if (isPlaced || (talk?.step === 'email' && !talk.isWaiting && isReplying(desk))) return 'step'
  if (OTHERS.has(kind)) return 'nothing'
  const isRecap = asksForRecap(message.text, language)
  if (isRecap && (pendingWhen(desk) !== undefined || (await desk.own()).length > 0)) return 'recap'
  if (saysGoodbye(desk)) return 'rest'
  if (talk && isForNewcomers(desk, talk)) return 'book'
  const change = mayChange(desk) ? await wantsChange(desk) : undefined
  if (change) return change
  // "Someone needs to come today" of who complains is for a person, unless they name what is to be booked.
  if (!talk && wentWrong(message.state.matter) && !serviceIn(desk)) return 'nothing'
  if (!talk) return asksForTime(desk) || message.isOffered ? 'book' : 'nothing'
  return !isReplying(desk) && !desk.isOfPerson && (asksElse(desk) || tellsElse(desk)) ? 'else' : 'step'
}

/** Who says goodbye isn't asked again what to book, or when. */
function saysGoodbye(desk: Desk): boolean {
  const { message, when } = desk
  if (!isCourteous(desk)) return false
  return isCourtesy(desk) || (when.kind === 'none' && !isYes(desk) && !asksOutright(message.text))
}

/** Another time "instead" is of the booking that is under way, where one is. */
function mayChange(desk: Desk): boolean {
  const { message, talk, when } = desk
  const heard = heardIn(desk)
  if (isOnlyCase(desk)) return false
  const isOfOwn = heard.has('moves') || heard.has('cancels')
  if (talk?.bookingId) return true
  if (talk?.start !== undefined && !isOfOwn) return false
  return (
    message.understood.kind === 'changes_booking' ||
    (!talk && (isOfOwn || (heard.has('instead') && when.kind !== 'none')))
  )
}

/** "If I have to move it, do you charge?" moves nothing; "can you cancel it? if I come I lose my job" does. */
const isOnlyCase = ({ message: { text, understood }, when }: Desk): boolean =>
  when.kind === 'none' &&
  asksOutright(text) &&
  cutAtMarks(text).some((clause) => {
    const hits = hitsIn(clause, understood.language)
    const begins = hits.find(({ list }) => list === 'inCase')
    return (
      begins !== undefined &&
      hits.some(({ list, from }) => (list === 'moves' || list === 'cancels') && from > begins.from)
    )
  })

const SURE = 0.8
const OF_CHANGE = ['cancels', 'moves', 'available'] as const
/** What is booked elsewhere is spoken of, or surely changed: "or is there something in the evening" does neither. */
export const isSureChange = (desk: Desk): boolean => {
  const { kind, confidence } = desk.message.understood
  const heard = heardIn(desk)
  return kind === 'changes_booking' && (confidence > SURE || OF_CHANGE.some((list) => heard.has(list)))
}

async function wantsChange(desk: Desk): Promise<Wants | undefined> {
  const { message, talk } = desk
  const hasOwn = (await desk.own()).length > 0
  const isChange = message.understood.kind === 'changes_booking'
  if (!hasOwn) return isSureChange(desk) && !asksForTime(desk) && !talk ? 'change' : undefined
  // What they have stays, and another is booked.
  if (!(await changesOwn(desk))) return 'anew'
  return isChange || !talk ? 'change' : undefined
}
