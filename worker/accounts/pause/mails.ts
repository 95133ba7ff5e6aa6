import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'

export function pausedMail(ctx: Context, { customerId, to, token }: { customerId: string; to: string; token: string }) {
  const url = new URL('/lift-pause', ctx.origin)
  url.searchParams.set('token', token)
  return {
    customerId,
    ...layOutMail({
      to,
      subject: 'Logins to your Deskbell account are paused for a moment',
      heading: 'Someone entered the wrong password too many times',
      lines: [
        'Your account now pauses briefly after each new try. Devices you’ve logged in from before don’t have to wait.',
        'If you want to log in from a different one now, open this link on it within the next hour. For the 15 minutes after that, logins from that device won’t have to wait. The link doesn’t log you in; you still need your password.',
      ],
      action: { label: 'Let me try from this device', url: url.href },
    }),
  }
}
