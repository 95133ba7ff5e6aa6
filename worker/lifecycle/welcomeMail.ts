import type { Context } from '../platform/context'
import { layOutMail } from '../platform/mail/layout'

type NewAccount = { to: string; customerId: string }

/**
 * Once the account exists: the one next step, and how to come back. Nothing in it was typed, since a test registration's address isn't
 * verified.
 */
export const welcomeMail = (ctx: Context, { to, customerId }: NewAccount) => ({
  ...layOutMail({
    to,
    subject: 'Welcome to Deskbell. Here’s your next step',
    heading: 'Three minutes, and your front desk is ready',
    lines: [
      'Enter your website’s address, and Deskbell finds your hours, prices and policies. You check them, see how it answers, and paste a few lines into your site.',
      'No website? A price list or three quick questions will do.',
    ],
    action: { label: 'Set up my front desk', url: new URL('/admin/setup', ctx.origin).href },
    closing: [`Log in with ${to} anytime. You’ll pick up where you left off.`],
  }),
  customerId,
})
