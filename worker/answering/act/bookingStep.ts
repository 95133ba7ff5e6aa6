import { joinSentences } from '../../text/joinSentences'
import type { Answer, Answerer, BookingTurn, Question } from '../answerer'
import { answerWhole } from '../answerWhole'
import { untold } from '../speak/untold'
import { isBareDetail } from '../understand/isBareDetail'
import { ofStep } from './booking'

/** A step of the booking: told as the calendar tells it, or by a model in its own words where the message says more. */
export async function* answeredStep(
  answerer: Answerer,
  isByModel: boolean,
  question: Question,
  booked: Answer,
  turn: BookingTurn,
): AsyncGenerator<string, Answer> {
  const { rest, saysMore, isForPerson } = turn
  const isMore = rest !== undefined || isForPerson || (saysMore && !isBareDetail(question.text, booked.state.details))
  if (isByModel && isMore && !isSettled(turn)) return yield* toldByModel(answerer, question, booked, turn)
  if (rest !== undefined)
    return yield* answeredBeside(answerer, question, booked, { rest, isLast: turn.isLast === true })
  yield booked.content
  return booked
}

/** What was booked, moved or canceled: it is told in these very words. What only stands, or waits for the team, may be told in others. */
const isSettled = ({ talk, isForPerson, need, isRecap, isPassedOn }: BookingTurn): boolean =>
  talk === undefined && !isRecap && !isPassedOn && (!isForPerson || need !== undefined)

/** A model tells the step, with its answer to all else that the message says; what it leaves out of the step is added. */
async function* toldByModel(
  answerer: Answerer,
  { booking: _, ...question }: Question,
  booked: Answer,
  turn: BookingTurn,
): AsyncGenerator<string, Answer> {
  const step = { turn, message: question.text }
  const asked = { ...question, text: turn.rest ?? question.text, state: booked.state, step }
  const answer = yield* answerer(asked)
  const left = untold(asked, booked, answer.content)
  const content = answer.content === '' || left === '' ? answer.content + left : joinSentences(answer.content, left)
  yield content.slice(answer.content.length)
  // Who is upset in the middle of a booking is, whatever step it takes.
  const { matter } = booked.state
  const isNew = matter !== undefined && matter !== question.state.matter
  const isOurs = answer.content === '' && { takesNoRating: true as const }
  return { ...(isNew && { matter }), ...ofStep(answer, booked), ...isOurs, content }
}

/**
 * What is left of a message may begin another booking: it is told nothing a second time, and leaves nothing again. A message that is left
 * whole has changed what it was to change.
 */
const deskOfRest = (desk: Question['booking'], told: string, isWhole: boolean): Question['booking'] =>
  desk &&
  (async (message) => {
    const turn = await desk(message)
    if (!turn || turn.content === told || (isWhole && turn.talk?.bookingId)) return undefined
    const { rest: _, ...last } = turn
    return last
  })

/**
 * A step of the booking, and the answer to what else the message says: what is settled comes first, and what is asked last, as does what was
 * settled because the message is about something else.
 */
async function* answeredBeside(
  answerer: Answerer,
  { booking: desk, ...question }: Question,
  booked: Answer,
  { rest, isLast }: { rest: string; isLast: boolean },
): AsyncGenerator<string, Answer> {
  // What is answered comes after it, and is said once.
  const said = question.text.replace(rest, '').trim()
  const history = [
    ...question.history,
    ...(said === '' ? [] : [{ type: 'user' as const, content: said }]),
    { type: 'bot' as const, content: booked.content },
  ]
  const besides = { ...question, text: rest, state: booked.state, history }
  if (booked.state.booking === undefined && !isLast) {
    yield booked.content
    const answer = await answerWhole(answerer, {
      ...besides,
      booking: deskOfRest(desk, booked.content, rest === question.text),
    })
    const content = joinSentences(booked.content, answer.content)
    yield content.slice(booked.content.length)
    return { ...ofStep(answer, booked), content, state: answer.state }
  }
  const answer = yield* answerer(besides)
  const content = joinSentences(answer.content, booked.content)
  yield content.slice(answer.content.length)
  return { ...ofStep(answer, booked), content }
}
