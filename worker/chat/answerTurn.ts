import type { Answerer, Page, Question } from '../answering/answerer'
import type { BusinessProfile } from '../businesses/profile'
import type { Context } from '../context'
import { newId } from '../ids'
import { askTwice, chatSession } from '../objects'
import { askQuota } from '../usage/askQuota'
import { logChatFailure } from './logChatFailure'
import { longVisitReply, type Reply, type StandingReply, toReply, unableReply } from './reply'
import type { TakenTurn } from './takeTurn'

export type Asked = {
  ctx: Context
  profile: BusinessProfile
  sessionId: string
  /** The id of the visitor's message. */
  turnId: string
  text: string
  page: Page
  answerer: Answerer
}

const unsaved = (reply: Reply): StandingReply => ({ id: newId('message'), ...reply })

/** Answers a turn whose time has come and puts the reply into the transcript; what stands there already wins. */
export async function* answerTurn(
  asked: Asked,
  conversationId: string,
  turn: TakenTurn,
): AsyncGenerator<string, StandingReply> {
  if (turn.state === 'closed') return turn.reply ?? unsaved(unableReply)
  if (turn.state === 'full') return unsaved(longVisitReply)
  const quota = turn.quota ?? (await askQuota(asked.ctx, asked.profile, conversationId))
  const reply = yield* answerOrExcuse(asked, turn.history)
  try {
    const commit = { turnId: asked.turnId, reply, quota }
    const standing = await askTwice(() => chatSession(asked.ctx, asked.profile.id, asked.sessionId).commit(commit))
    return standing ?? unsaved(unableReply)
  } catch (error) {
    // The visitor has read it by now; the session's alarm closes the turn from the same facts.
    logChatFailure('commit-failed', asked.turnId, error)
    return unsaved(reply)
  }
}

async function* answerOrExcuse(asked: Asked, history: Question['history']): AsyncGenerator<string, Reply> {
  const { ctx, profile, text, page, answerer } = asked
  try {
    return toReply(yield* answerer({ profile, text, history, page, now: new Date(ctx.now()) }), ctx.origin)
  } catch (error) {
    logChatFailure('answerer-failed', asked.turnId, error)
    return unableReply
  }
}
