import { findCustomerByEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import { operatorMail } from '../mails'

type Content = { key: string; subject: string; lines: string[] }

/** Mails the operator, once per `key`, about something that can only be settled at Stripe. */
export async function tellOperator(ctx: Context, { key, ...content }: Content): Promise<void> {
  const operator = await findCustomerByEmail(ctx, ctx.settings.OPERATOR_EMAIL)
  if (!operator) throw new Error(`There is no account of ${ctx.settings.OPERATOR_EMAIL} to tell: ${content.subject}`)
  await tellOnce(ctx, { key, customerId: operator.id, mail: operatorMail(operator.email, content) })
}
