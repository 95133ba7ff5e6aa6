import { ownerEmail } from '../../accounts'
import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { deliverMail } from '../../platform/mail/deliverMail'
import type { PayloadOf } from '../../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { matterMail, mattersMail } from './mails'
import {
  countMattersBefore,
  findBusinessesWithWaitingMatters,
  findMatter,
  findWaitingMatters,
  isUnmailedMatter,
  setAllMattersMailed,
  setMattersMailed,
} from './store'

const HOUR_MS = 60 * 60 * 1000
const MAILS_AN_HOUR = 10
const WAIT_MS = 30 * 60 * 1000

/** Mails the owner what a conversation is about, unless a lead's mail has said so; one of very many waits for the mail about them all. */
export async function notifyOwnerOfMatter(ctx: Context, key: PayloadOf<'matter.notify'>, rowId: string): Promise<void> {
  const matter = await findMatter(ctx, key)
  if (!matter || matter.mailedAt !== null) return
  if ((await countMattersBefore(ctx, matter, matter.createdAt - HOUR_MS)) >= MAILS_AN_HOUR) return
  const [to, profile] = await Promise.all([ownerEmail(ctx, matter.customerId), loadProfile(ctx, matter.businessId)])
  if (!to) return
  const { name: businessName, country } = profile
  await deliverMail(ctx, matterMail(ctx, { matter, to, businessName, country }), rowId)
  await setMattersMailed(ctx, [matter])
}

/** Of many at once only the first are mailed one by one; the rest come in one mail, half an hour later. */
export async function mailWaitingMatters(ctx: Context): Promise<void> {
  const until = ctx.now()
  for (const { businessId, customerId } of await findBusinessesWithWaitingMatters(ctx, WAIT_MS)) {
    const { waiting, total } = await findWaitingMatters(ctx, businessId, until)
    const [first] = waiting
    if (!first) continue
    const mailed = setAllMattersMailed(ctx, businessId, until)
    const [to, profile] = await Promise.all([ownerEmail(ctx, customerId), loadProfile(ctx, businessId)])
    if (!to) {
      await mailed
      continue
    }
    const mail = { ...mattersMail(ctx, { to, waiting, total, businessName: profile.name }), customerId }
    await ctx.tenants.batch([
      outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload: mail }, isUnmailedMatter(ctx, first)),
      mailed,
    ])
    wakeOutbox(ctx)
  }
}
