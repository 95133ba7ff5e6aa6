import { ownerEmail } from '../../accounts'
import type { BusinessRow } from '../../businesses'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'

const questions = (count: number) => (count === 1 ? 'one of your saved questions' : `${count} of your saved questions`)

/** Mails the owner about a change that nobody made by hand and that waits for them. */
export async function mailWaitingChange(ctx: Context, { customerId, name }: BusinessRow, count: number): Promise<void> {
  const to = await ownerEmail(ctx, customerId)
  if (!to) return
  const mail = layOutMail({
    to,
    subject: `A change of your website waits for you (${name})`,
    heading: 'Your website says something new',
    lines: [
      `With it your front desk would give ${questions(count)} another answer, so it waits until you have looked at it. Until then visitors get the answers they got before.`,
    ],
    action: { label: 'See what would change', url: new URL('/admin-direct/answers?part=changes', ctx.origin).href },
  })
  await outboxRow(ctx, ctx.tenants, { kind: 'mail.send', payload: { ...mail, customerId } })
  wakeOutbox(ctx)
}
