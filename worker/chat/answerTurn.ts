import { type Answer, type Answerer, chooseAnswerer } from '../answering'
import { findKnowledge } from '../knowledge'
import { chatSession } from '../platform/chatSessionObject'
import { retryOnce } from '../platform/durableObjects'
import { newId } from '../platform/ids'
import { log } from '../platform/log/log'
import { within } from '../platform/within'
import { bookedInChat, bookingDesk } from '../scheduling'
import { countTowardsQuota, peekQuota, type QuotaVerdict, spendTokens } from '../usage'
import type { AskedTurn } from './askedTurn'
import { detailsOnlyAnswerer } from './detailsOnly/detailsOnlyAnswerer'
import { excuseOf } from './excuse'
import { keepTurnAlive } from './keepTurnAlive'
import { type Reply, type StandingReply, type TurnOutcome, toOutcome } from './reply'
import type { OwnTurn, Standing } from './session/turns'
import type { ReadyTurn } from './waitForTurn'

/** A turn that says nothing for so many times a model's own limit hangs: those behind it wait no longer. */
const SILENCES = 3
/** Less than that is a busy machine. */
const LEAST_HANGING_MS = 4_000

const unsaved = (reply: Reply): StandingReply => ({ id: newId('message'), ...reply })

/**
 * Answers a turn that is next in line and stores the reply; if the transcript has one already, that one wins. If a person took the
 * conversation meanwhile, no reply of the bot stands.
 */
export async function* answerTurn(
  asked: AskedTurn,
  conversationId: string,
  turn: ReadyTurn,
): AsyncGenerator<string, NonNullable<Standing>> {
  if (turn.state === 'person') return 'left-to-person'
  if (turn.state === 'closed') return turn.reply ?? unsaved((await excuseOf(asked, 'unable')).reply)
  if (turn.state === 'full') return unsaved((await excuseOf(asked, 'long')).reply)
  const begun = turn.own.quota ?? (isSecond(turn.own) ? await quotaOf(asked, conversationId) : null)
  const outcome = yield* answerOrExcuse(asked, { ...turn.own, quota: begun })
  const quota = begun ?? (outcome.reply.gaveDetails ? await quotaOf(asked, conversationId) : null)
  try {
    const commit = { turnId: asked.turnId, ...outcome, quota }
    const standing = await retryOnce<Standing>(async () =>
      chatSession(asked.ctx, asked.profile.id, asked.sessionId).commit(commit),
    )
    return standing ?? unsaved(outcome.reply)
  } catch (error) {
    // The visitor has read the reply. The alarm will close the turn with an answer from the same facts.
    log.error('chat.commit-failed', { turnId: asked.turnId, error })
    return unsaved(outcome.reply)
  }
}

/** A conversation counts from its second message on, so that opening many of them doesn't use up the month. */
const isSecond = ({ history }: OwnTurn): boolean => history.some(({ type }) => type === 'user')

// Conversations on sites that aren't allowed yet don't count.
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
    const visit = { sessionId: asked.sessionId, visitorZone: asked.timeZone, pageUrl: page.url }
    const booking = bookingDesk(ctx, profile, visit)
    const visits = () => bookedInChat(ctx, profile, asked.sessionId)
    const answering = answerer({ profile, text, history, page, state, find, booking, visits, now: new Date(ctx.now()) })
    const hangingMs = Math.max(ctx.settings.AI_TIMEOUT_MS * SILENCES, LEAST_HANGING_MS)
    const next = () => within(hangingMs, answering.next())
    for (let step = await next(); ; step = await next()) {
      if (step.done) return toOutcome(counted(asked, step.value), state, ctx.origin)
      said += step.value
      yield step.value
    }
  } catch (error) {
    log.error('chat.answerer-failed', { turnId: asked.turnId, error })
    // The visitor has read the text so far, so it stays part of the reply.
    const excuse = await excuseOf({ ...asked, state }, 'unable', said)
    yield excuse.reply.content.slice(said.length)
    return excuse
  } finally {
    letGo()
  }
}

function counted({ ctx, profile }: AskedTurn, answer: Answer): Answer {
  if (answer.tokens) ctx.waitUntil(spendTokens(ctx, profile, answer.tokens))
  return answer
}
