import { findCustomerByEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import { operatorMail } from '../mails'

type Content = { key: string; subject: string; lines: string[] }

/** Mails whoever runs this, once for each key: some things can only be put right at the payment provider. */
export async function tellOperator(ctx: Context, { key, ...content }: Content): Promise<void> {
  const operator = await findCustomerByEmail(ctx, ctx.settings.OPERATOR_EMAIL)
  if (!operator) throw new Error(`There is no account of ${ctx.settings.OPERATOR_EMAIL} to tell: ${content.subject}`)
  await tellOnce(ctx, { key, customerId: operator.id, mail: operatorMail(operator.email, content) })
}
