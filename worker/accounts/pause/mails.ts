import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'

export function pausedMail(ctx: Context, { customerId, to, token }: { customerId: string; to: string; token: string }) {
  const url = new URL('/lift-pause', ctx.origin)
  url.searchParams.set('token', token)
  return {
    customerId,
    ...layOutMail({
      to,
      subject: 'Logging in to Deskbell is paused for a moment',
      heading: 'Somebody tried wrong passwords',
      lines: [
        'Your account takes a short pause after each further try. Devices that you have logged in from before don’t wait.',
        'If you want to log in from another one now, open this link there, within the next hour: for fifteen minutes that device needn’t wait for the others. It doesn’t log you in; you still need your password.',
      ],
      action: { label: 'Let me try from this device', url: url.href },
    }),
  }
}
