import { answerWhole, factsAnswerer } from '../../answering'
import { type BusinessProfile, loadProfile } from '../../businesses'
import { findKnowledge } from '../../knowledge'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { detailsOnlyAnswerer } from '../detailsOnly/detailsOnlyAnswerer'
import { excuseOf } from '../excuse'
import { type TurnOutcome, toOutcome } from '../reply'
import { askForWay } from './askForWay'
import { deleteTurn, findChatSession, findOpenTurns, findSessionMessages, type OpenTurn } from './store'
import { closeTurn, ownTurn } from './turns'

/** Answers turns whose Worker has died, from facts, in order. A turn behind one that is still leased waits for it. */
export async function closeLapsedTurns(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  for (let [turn] = findOpenTurns(storage); turn && turn.leasedUntil <= ctx.now(); [turn] = findOpenTurns(storage)) {
    const { isAfterPerson, isNeglected } = turn.page
    if (!isAfterPerson && !isNeglected) log.warn('turn.lapsed', { turnId: turn.id })
    const outcome = await answerFromFacts(ctx, storage, turn)
    // "Great, thanks!" was meant for the person; only what the business's own words answer is the bot's to say.
    if (isAfterPerson && outcome.reply.sources.length === 0) {
      deleteTurn(storage, turn.id)
      continue
    }
    const asking = isNeglected ? askForWay(storage, outcome) : outcome
    closeTurn(storage, { turnId: turn.id, ...asking }, ctx.now())
  }
}

async function answerFromFacts(ctx: Context, storage: DurableObjectStorage, turn: OpenTurn): Promise<TurnOutcome> {
  const session = findChatSession(storage)
  // The alarm has no request of its own: links in mail use the origin of the visitor's.
  const origin = session?.origin ?? ctx.origin
  const [question] = findSessionMessages(storage, turn.seq - 1)
  const { history, state } = ownTurn(storage, turn)
  const asked = { text: question?.content ?? '', page: turn.page, state }
  let profile: BusinessProfile | undefined
  try {
    profile = await loadProfile(ctx, session?.business_id ?? '')
    const known = profile
    const answer = await answerWhole(turn.page.takesOnlyDetails ? detailsOnlyAnswerer : factsAnswerer, {
      ...asked,
      profile,
      history,
      find: (lookup) => findKnowledge(ctx, known, lookup),
      now: new Date(ctx.now()),
    })
    return toOutcome(answer, state, origin)
  } catch (error) {
    log.error('turn.unanswered', { turnId: turn.id, error })
    return { ...(await excuseOf({ ...asked, ctx, profile }, 'unable')), origin }
  }
}
