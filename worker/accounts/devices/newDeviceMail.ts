import type { Context } from '../../platform/context'
import { addressBlock } from '../../platform/http/addressBlock'
import { formatUtcTime } from '../../platform/mail/formatUtcTime'
import { layOutMail } from '../../platform/mail/layout'
import { describeDevice } from './describeDevice'

export function newDeviceMail(ctx: Context, { customerId, to }: { customerId: string; to: string }) {
  const network = addressBlock(ctx.client?.address ?? '')
  const mail = layOutMail({
    to,
    subject: 'New login to your Deskbell account',
    heading: 'Someone logged in from a new device',
    lines: [
      'If that was you, there’s nothing you need to do.',
      'If it wasn’t, set a new password now. That logs out every other device.',
    ],
    facts: [
      { label: 'Device', value: describeDevice(ctx.client?.userAgent) },
      { label: 'When', value: formatUtcTime(ctx.now()) },
      ...(network ? [{ label: 'Network', value: network }] : []),
    ],
    action: { label: 'Set a new password', url: new URL('/recovery', ctx.origin).href },
  })
  return { customerId, ...mail }
}
