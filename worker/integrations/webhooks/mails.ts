import type { OffReason } from '../../../contract/webhooks'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'

const WHY: Record<OffReason, string> = {
  gone: 'That address is gone (410), so we stopped sending to it.',
  failing: 'It hasn’t accepted anything in three days, so we stopped sending to it.',
}

export const switchedOffMail = (ctx: Context, { to, host, why }: { to: string; host: string; why: OffReason }) =>
  layOutMail({
    to,
    subject: `Your webhook to ${host} was turned off`,
    heading: `Your webhook to ${host} was turned off`,
    lines: [
      WHY[why],
      'Your leads are safe in Deskbell, and you still get emails about them. The person who runs that system can turn the webhook back on and resend what it missed.',
    ],
    action: { label: 'Open the webhook', url: new URL('/admin/developers', ctx.origin).href },
  })
