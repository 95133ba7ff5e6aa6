import type { Context } from '../platform/context'
import { layOutMail } from '../platform/mail/layout'

type NewAccount = { to: string; customerId: string; businessName: string }

/** Once the account exists: the one next step, and how to come back. The mail before it had the link to register. */
export const welcomeMail = (ctx: Context, { to, customerId, businessName }: NewAccount) => ({
  ...layOutMail({
    to,
    subject: 'Welcome to Deskbell: three minutes to your front desk',
    heading: `Welcome, ${businessName}`,
    lines: [
      'Type in your website, and Deskbell finds your hours, prices and policies. You check them, hear how it answers, and paste one line into your site.',
      'No website? A price list or three quick questions will do.',
    ],
    action: { label: 'Set up my front desk', url: new URL('/admin/setup', ctx.origin).href },
    closing: [`Log in with ${to} any time. You’ll pick up where you left off.`],
  }),
  customerId,
})
