import type { Language } from '../../../contract/languages'
import { asksIfBooked, type BookingTurn } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import { tokensOf } from '../../text/terms'
import { ownQuestion, takeUpAgain } from './askAgain'
import { type Desk, serviceOf } from './desk'
import { hitsIn } from './heard'
import { ofOwn } from './ownVisits'
import { say, timeText, wishText } from './say'

/** "Am I booked?", "so what have i got now" */
export const asksForRecap = (text: string, language: Language): boolean =>
  asksIfBooked(text, language) ||
  hitsIn(text, language).some(({ list, to }) => list === 'recaps' && tokensOf(text).length - to <= 1)

/** What they have; where that is nothing, what is noted so far. */
export async function recap(desk: Desk): Promise<BookingTurn | undefined> {
  const told = (await ofOwn(desk, 'stands')) ?? (await soFar(desk))
  const { isByModel, history } = desk.message
  // Who asks the same again wants to hear it otherwise: whoever speaks tells.
  const isAgain = isByModel && told && history.findLast(({ type }) => type === 'bot')?.content.includes(told.content)
  if (isAgain) return desk.talk && takeUpAgain(desk, desk.talk)
  // A name that was read in it is none: "what do I have and when".
  return told && { ...told, isOtherName: true, isRecap: true }
}

/** The time of a booking that is under way, as far as one was told. */
export function pendingWhen(desk: Desk): string | undefined {
  const { talk } = desk
  if (!serviceOf(desk, talk)) return undefined
  return talk?.start ? timeText(desk, Date.parse(talk.start)) : talk?.wish && wishText(desk, talk.wish)
}

async function soFar(desk: Desk): Promise<BookingTurn | undefined> {
  const { talk } = desk
  const [service, when] = [serviceOf(desk, talk)?.name, pendingWhen(desk)]
  if (!talk || !service || !when) return undefined
  const asked = talk.start ? await ownQuestion(desk, talk) : undefined
  if (talk.step === 'confirm') return asked
  const content = joinSentences(say(desk, 'soFar', { service, when }), asked?.content ?? '')
  return { ...asked, content, talk }
}
