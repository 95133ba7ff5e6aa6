import { ownerEmail } from '../../accounts'
import type { BusinessRow } from '../../businesses'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'

const questions = (count: number) => (count === 1 ? 'one of your saved questions' : `${count} of your saved questions`)

/** Mails the owner that a change from their website waits for them. */
export async function mailWaitingChange(ctx: Context, { customerId, name }: BusinessRow, count: number): Promise<void> {
  const to = await ownerEmail(ctx, customerId)
  if (!to) return
  const mail = layOutMail({
    to,
    subject: `A change on your website is waiting for you (${name})`,
    heading: 'Your website says something new',
    lines: [
      `Because of it, your front desk would answer ${questions(count)} differently, so the change waits until you’ve looked at it. Until then, visitors get the same answers as before.`,
    ],
    action: { label: 'See what would change', url: new URL('/admin-direct/answers?part=changes', ctx.origin).href },
  })
  await outboxRow(ctx, ctx.tenants, { kind: 'mail.send', payload: { ...mail, customerId } })
  wakeOutbox(ctx)
}
