import { ownerEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { tellOnce } from '../../platform/notices/tellOnce'
import type { Spike } from './store'

/** Mails the owner, once per business and day, that there are far more conversations than usual. */
export async function mailSpikeNotice(ctx: Context, { businessId, day, customerId, origin }: Spike): Promise<void> {
  const to = await ownerEmail(ctx, customerId)
  if (!to) return
  const mail = layOutMail({
    to,
    subject: 'Many more conversations than usual today',
    heading: 'Your chat is much busier than usual',
    lines: [
      'To keep this from using up your month’s conversations, new ones are answered straight from your website, hours, prices and saved answers for now. They don’t count toward your plan, and every lead still reaches you.',
      'If you expected this, say, because of a campaign, there’s nothing you need to do: it evens out within hours. If you didn’t, take a look at what people write, and on which pages.',
    ],
    action: { label: 'See the conversations', url: new URL('/admin-direct/conversations', origin).href },
  })
  await tellOnce(ctx, { key: `spike:${businessId}:${day}`, customerId, mail })
}
