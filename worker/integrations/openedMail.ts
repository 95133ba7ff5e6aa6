import { ownerEmail } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { formatUtcTime } from '../platform/mail/formatUtcTime'
import { layOutMail } from '../platform/mail/layout'
import type { OutboxMessage } from '../platform/outbox/message'

const HEADINGS = {
  key: 'A new API key was created',
  webhook: 'A webhook was added',
  receiver: 'A webhook has a new address',
} as const

type Opened = { what: keyof typeof HEADINGS; name: string }

/** Owed to the account's owner for each new way to their data: it stays open when the password changes. Empty where they have no mail. */
export async function openedMail(ctx: OwnerContext, { what, name }: Opened): Promise<OutboxMessage[]> {
  const { customerId } = ctx.actor
  const to = await ownerEmail(ctx, customerId)
  if (!to) return []
  const mail = layOutMail({
    to,
    subject: `${HEADINGS[what]}: ${name}`,
    heading: HEADINGS[what],
    lines: [
      'It works until it’s deleted, even if you change your password.',
      'If that wasn’t you or your team, delete it and set a new password.',
    ],
    facts: [
      { label: what === 'key' ? 'Key' : 'Sends to', value: name },
      { label: 'When', value: formatUtcTime(ctx.now()) },
    ],
    action: { label: 'Take a look', url: new URL('/admin/developers', ctx.origin).href },
  })
  return [{ kind: 'mail.send', payload: { customerId, ...mail } }]
}
