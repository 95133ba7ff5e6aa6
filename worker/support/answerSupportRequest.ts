import type { ReceivedSupportRequest } from '../../contract/support'
import type { OwnerContext } from '../platform/context'
import { layOutMail } from '../platform/mail/layout'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { alreadyAnswered, requestNotFound } from './errors'
import { findRequest, requestIsOpen, type SentRequest, setAnswered } from './store'
import { receivedView } from './view'

/**
 * Marks a message as answered, and mails the answer where there is one: without, the operator has answered elsewhere. Of two answers at
 * once the first counts. Throws 404 or 409.
 */
export async function answerSupportRequest(
  ctx: OwnerContext,
  { id, answer }: { id: string; answer: string | null },
): Promise<ReceivedSupportRequest> {
  const sent = await findRequest(ctx, id)
  if (!sent) throw requestNotFound()
  const [request] = answer === null ? await setAnswered(ctx, id, null) : await sendAnswer(ctx, sent, answer)
  if (!request) throw alreadyAnswered()
  return receivedView({ ...sent, request })
}

async function sendAnswer(ctx: OwnerContext, { request, email }: SentRequest, answer: string) {
  const payload = {
    customerId: request.customerId,
    ...layOutMail({
      to: email,
      subject: `Re: ${request.subject}`,
      heading: 'Here is your answer',
      lines: answer.split(/\n{2,}/),
      facts: [{ label: 'You wrote', value: request.message }],
    }),
  }
  const [, answered] = await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, { kind: 'mail.send', payload }, requestIsOpen(ctx, request.id)),
    setAnswered(ctx, request.id, answer),
  ])
  wakeOutbox(ctx)
  return answered
}
