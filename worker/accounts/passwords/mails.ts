import type { Context } from '../../platform/context'
import { formatUtcTime } from '../../platform/mail/formatUtcTime'
import { layOutMail } from '../../platform/mail/layout'
import { describeDevice } from '../devices/describeDevice'

type To = { customerId: string; to: string }

export function resetMail(ctx: Context, { customerId, to, token }: To & { token: string }) {
  const url = new URL('/reset-password', ctx.origin)
  url.searchParams.set('token', token)
  return {
    customerId,
    ...layOutMail({
      to,
      subject: 'Set a new password for Deskbell',
      heading: 'Set a new password',
      lines: [
        'You asked for a link to set a new password. It works once and expires in an hour.',
        'If you didn’t ask for this, ignore it: your password stays the same.',
      ],
      action: { label: 'Set a new password', url: url.href },
    }),
  }
}

export const passwordChangedMail = (ctx: Context, { customerId, to }: To) => ({
  customerId,
  ...layOutMail({
    to,
    subject: 'Your Deskbell password was changed',
    heading: 'Your password was changed',
    lines: ['All other devices are logged out.', 'If that wasn’t you, set a new password now and check your account.'],
    facts: [
      { label: 'Device', value: describeDevice(ctx.client?.userAgent) },
      { label: 'When', value: formatUtcTime(ctx.now()) },
    ],
    action: { label: 'Set a new password', url: new URL('/recovery', ctx.origin).href },
  }),
})
