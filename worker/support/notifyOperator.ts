import { PLANS } from '../../contract/plans'
import { answeredWithin } from '../../contract/support'
import type { Context } from '../platform/context'
import { deliverMail } from '../platform/mail/deliverMail'
import { formatUtcTime } from '../platform/mail/formatUtcTime'
import { layOutMail } from '../platform/mail/layout'
import { findRequest } from './store'

/** Mails a message to whoever answers support. One that was deleted meanwhile owes nothing. */
export async function notifyOperator(ctx: Context, { requestId }: { requestId: string }, rowId: string): Promise<void> {
  const sent = await findRequest(ctx, requestId)
  if (!sent) return
  const { request, email, planType } = sent
  const plan = planType ? PLANS[planType].name : 'None'
  const within = answeredWithin(request.isPriority)
  const mail = layOutMail({
    to: ctx.settings.SUPPORT_EMAIL ?? ctx.settings.OPERATOR_EMAIL,
    subject: request.isPriority
      ? `[Priority: ${plan}, answer within ${within}] ${request.subject}`
      : `[Support] ${request.subject}`,
    heading: request.subject,
    lines: [request.message],
    facts: [
      { label: 'From', value: email },
      { label: 'Plan', value: plan },
      { label: 'Promised', value: `An answer within ${within}` },
      { label: 'When', value: formatUtcTime(request.createdAt) },
    ],
    action: { label: 'Answer it', url: new URL(`/operator/support#${request.id}`, ctx.origin).href },
  })
  await deliverMail(ctx, mail, rowId)
}
