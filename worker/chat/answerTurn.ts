import { type Answer, type Answerer, chooseAnswerer } from '../answering'
import { findKnowledge } from '../knowledge'
import { chatSession } from '../platform/chatSessionObject'
import { retryOnce } from '../platform/durableObjects'
import { newId } from '../platform/ids'
import { countTowardsQuota, peekQuota, type QuotaVerdict, spendTokens } from '../usage'
import type { AskedTurn } from './askedTurn'
import { detailsOnlyAnswerer } from './detailsOnly/detailsOnlyAnswerer'
import { keepTurnAlive } from './keepTurnAlive'
import { logChatFailure } from './logChatFailure'
import {
  excuseOutcome,
  longVisitReply,
  type Reply,
  type StandingReply,
  type TurnOutcome,
  toOutcome,
  unableReply,
} from './reply'
import type { OwnTurn } from './session/turns'
import type { ReadyTurn } from './waitForTurn'

const unsaved = (reply: Reply): StandingReply => ({ id: newId('message'), ...reply })

/** Answers a turn whose time has come and puts the reply into the transcript; what stands there already wins. */
export async function* answerTurn(
  asked: AskedTurn,
  conversationId: string,
  turn: ReadyTurn,
): AsyncGenerator<string, StandingReply> {
  if (turn.state === 'closed') return turn.reply ?? unsaved(unableReply)
  if (turn.state === 'full') return unsaved(longVisitReply)
  const begun = turn.own.quota ?? (isSecond(turn.own) ? await quotaOf(asked, conversationId) : null)
  const outcome = yield* answerOrExcuse(asked, { ...turn.own, quota: begun })
  const quota = begun ?? (outcome.reply.gaveDetails ? await quotaOf(asked, conversationId) : null)
  try {
    const commit = { turnId: asked.turnId, ...outcome, quota }
    const standing = await retryOnce(() => chatSession(asked.ctx, asked.profile.id, asked.sessionId).commit(commit))
    return standing ?? unsaved(unableReply)
  } catch (error) {
    // The visitor has read it by now; the session's alarm closes the turn from the same facts.
    logChatFailure('commit-failed', asked.turnId, error)
    return unsaved(outcome.reply)
  }
}

/** A visit that said one thing and left nothing of itself counts for nothing: whoever only opens visits uses up no month. */
const isSecond = ({ history }: OwnTurn): boolean => history.some(({ type }) => type === 'user')

// What is answered on a strange site uses up nothing of the owner's month.
const quotaOf = async ({ ctx, profile, page }: AskedTurn, conversationId: string): Promise<QuotaVerdict | null> =>
  page.takesOnlyDetails ? null : countTowardsQuota(ctx, profile, conversationId)

async function chosenAnswerer({ ctx, profile, page }: AskedTurn, quota: QuotaVerdict | null): Promise<Answerer> {
  if (page.takesOnlyDetails) return detailsOnlyAnswerer
  return chooseAnswerer(ctx, profile, (quota ?? (await peekQuota(ctx, profile))) === 'within' ? 'within' : 'over')
}

async function* answerOrExcuse(
  asked: AskedTurn,
  { history, state, quota }: OwnTurn,
): AsyncGenerator<string, TurnOutcome> {
  const { ctx, profile, text, page } = asked
  const answerer = asked.answerer ?? (await chosenAnswerer(asked, quota))
  const find = (lookup: string) => findKnowledge(ctx, profile, lookup)
  const letGo = keepTurnAlive(asked)
  let said = ''
  try {
    const answering = answerer({ profile, text, history, page, state, find, now: new Date(ctx.now()) })
    for (let step = await answering.next(); ; step = await answering.next()) {
      if (step.done) return toOutcome(counted(asked, step.value), state, ctx.origin)
      said += step.value
      yield step.value
    }
  } catch (error) {
    logChatFailure('answerer-failed', asked.turnId, error)
    if (said === '') return excuseOutcome(unableReply, ctx.origin)
    // What the visitor has read stays said.
    const more = ` ${unableReply.content}`
    yield more
    return excuseOutcome({ ...unableReply, content: said + more }, ctx.origin)
  } finally {
    letGo()
  }
}

function counted({ ctx, profile }: AskedTurn, answer: Answer): Answer {
  if (answer.tokens) ctx.waitUntil(spendTokens(ctx, profile, answer.tokens))
  return answer
}
