import type { OffReason } from '../../../contract/webhooks'
import { ownerEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { switchedOffMail } from './mails'
import { type EndpointRow, isEndpointOn, updateEndpoint } from './store'

/** Switches a webhook off that doesn't take anything any more, and mails its owner, once. What it was sent can be sent again later. */
export async function switchOff(ctx: Context, endpoint: EndpointRow, why: OffReason): Promise<void> {
  const { id, customerId, url } = endpoint
  const to = await ownerEmail(ctx, customerId)
  const mail = to && { ...switchedOffMail(ctx, { to, host: new URL(url).host, why }), customerId }
  await ctx.tenants.batch([
    ...(mail
      ? ([outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload: mail }, isEndpointOn(ctx, id))] as const)
      : ([] as const)),
    updateEndpoint(ctx, id, { isEnabled: false, offBecause: why }),
  ])
  wakeOutbox(ctx)
}
