import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'

type Change = { customerId: string; oldEmail: string; newEmail: string }

const confirmUrl = (ctx: Context, token: string): string => {
  const url = new URL('/confirm-email', ctx.origin)
  url.searchParams.set('token', token)
  return url.href
}

export const toOldAddress = (ctx: Context, { customerId, oldEmail, newEmail, token }: Change & { token: string }) => ({
  customerId,
  ...layOutMail({
    to: oldEmail,
    subject: 'Confirm your new email address for Deskbell',
    heading: 'Your email address is about to change',
    lines: [
      `To log in with ${newEmail} from now on, press the button below. We sent an email to that address, too. Please confirm in both emails within a day.`,
      'If you didn’t ask for this, don’t confirm, and set a new password: someone knows yours.',
    ],
    action: { label: 'Confirm the change', url: confirmUrl(ctx, token) },
  }),
})

export const toNewAddress = (ctx: Context, { customerId, oldEmail, newEmail, token }: Change & { token: string }) => ({
  customerId,
  ...layOutMail({
    to: newEmail,
    subject: 'Confirm your email address for Deskbell',
    heading: 'Is this your new address?',
    lines: [
      `Someone wants to use this address to log in to the account of ${oldEmail}. We sent an email to the old address, too. Please confirm in both emails within a day.`,
      'If this doesn’t ring a bell, just ignore it: nothing changes unless you confirm.',
    ],
    action: { label: 'Confirm the change', url: confirmUrl(ctx, token) },
  }),
})

/**
 * Sent in place of the confirmation where the new address has an account: its owner learns of the attempt, the person who asked learns
 * nothing.
 */
export const toTakenAddress = (ctx: Context, { newEmail }: Change) =>
  layOutMail({
    to: newEmail,
    subject: 'You already have a Deskbell account',
    heading: 'This address already has an account',
    lines: [
      'Someone asked to use this address for another account. That isn’t possible while you have this account, and nothing was changed.',
    ],
    action: { label: 'Log in', url: new URL('/login', ctx.origin).href },
  })

export const changedMail = (ctx: Context, { customerId, oldEmail, newEmail }: Change) => ({
  customerId,
  ...layOutMail({
    to: oldEmail,
    subject: 'Your Deskbell email address was changed',
    heading: 'Your email address was changed',
    lines: [`From now on, log in with ${newEmail}. We’ll send our emails there too.`],
    action: { label: 'Log in', url: new URL('/login', ctx.origin).href },
  }),
})
