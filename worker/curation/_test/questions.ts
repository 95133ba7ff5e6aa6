import * as z from 'zod/mini'
import { unansweredQuestion } from '../../../contract/curation'
import { MINUTE_MS } from '../../../contract/durations'
import { api, type registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { outboxHandlers } from '../../lifecycle/outboxHandlers'
import { drainOutbox as drain } from '../../platform/outbox/drainOutbox'

export type Owner = Awaited<ReturnType<typeof registerOwner>>

export const listOf = async ({ businessId, token }: Owner) =>
  z.array(unansweredQuestion).parse(await (await api(`/api/businesses/${businessId}/unanswered`, { token })).json())

/** Asks in a visit of its own, which is then written behind. */
export async function ask({ businessId }: Owner, ...messages: string[]) {
  const sessionId = newSessionId()
  const replies = []
  for (const message of messages) replies.push(await say(businessId, { sessionId, message }))
  await writeBehind(businessId, sessionId)
  return { sessionId, replies }
}

export const answer = (owner: Owner, questionId: string, body: object) =>
  api(`/api/businesses/${owner.businessId}/unanswered/${questionId}/answer`, { token: owner.token, body })

/** The mails about questions that an owner got until some minutes from now. */
export async function mailsTo({ email }: Owner, minutes = 11) {
  await drain(testContext({ now: () => Date.now() + minutes * MINUTE_MS }), outboxHandlers)
  return mailsAbout(email, /couldn’t answer/)
}
