import { ownerEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { tellOnce } from '../../platform/notices/tellOnce'
import type { Spike } from './store'

/** Mails the owner, once a day, that many more people than usual are writing; again for the same day it changes nothing. */
export async function mailSpikeNotice(ctx: Context, { businessId, day, customerId, origin }: Spike): Promise<void> {
  const to = await ownerEmail(ctx, customerId)
  if (!to) return
  const mail = layOutMail({
    to,
    subject: 'Many more conversations than usual today',
    heading: 'Your widget is being written to much more than usual',
    lines: [
      'So that a flood can’t use up your month, new conversations beyond that are answered from your own facts for now. They don’t count, and every lead still reaches you.',
      'If it is a real rush, such as a campaign, there is nothing to do: it evens out within hours. If it isn’t, look at what is written, and on which pages.',
    ],
    action: { label: 'See the conversations', url: new URL('/admin-direct/conversations', origin).href },
  })
  await tellOnce(ctx, { key: `spike:${businessId}:${day}`, customerId, mail })
}
