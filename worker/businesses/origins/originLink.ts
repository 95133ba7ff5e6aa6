import type { DecideByLink, OriginLinkView } from '../../../contract/origins'
import { newAuditRow, takeAttempt } from '../../accounts'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { batchNamed } from '../../platform/db/batchNamed'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { originLinkInvalid } from '../errors'
import { publishOwed } from '../publishOwed'
import { type BusinessRow, findBusiness } from '../store'
import { decideLinkedOrigin, findLinkedOrigin, isLinkOpen, moveRevisionIf, type OriginRow } from './store'

type Opened = { row: OriginRow; business: BusinessRow }

async function openLink(ctx: Context, token: string): Promise<Opened> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const row = await findLinkedOrigin(ctx, await sha256(token))
  const business = row && (await findBusiness(ctx, row.businessId))
  if (!business) throw originLinkInvalid()
  await attempt.forgive()
  return { row, business }
}

/** The site behind a mailed link. Reading doesn't use it up, since mail scanners open links. Throws 404. */
export async function readOriginLink(ctx: Context, token: string): Promise<OriginLinkView> {
  const { row, business } = await openLink(ctx, token)
  return { businessName: business.name, origin: row.origin, state: row.state }
}

/** Allows or blocks the site of the link, once also when it is pressed twice at once. Throws 404. */
export async function decideByLink(ctx: Context, { token, state }: DecideByLink): Promise<OriginLinkView> {
  const { row, business } = await openLink(ctx, token)
  const { id, customerId, name } = business
  const tokenHash = await sha256(token)
  const isOpen = isLinkOpen(ctx, tokenHash)
  const audited = newAuditRow(ctx, {
    customerId,
    kind: 'business-changed',
    detail: { business: name, changed: 'origins' },
  })
  const { decided } = await batchNamed(ctx.tenants, {
    revision: moveRevisionIf(ctx, id, isOpen),
    audited: outboxRowIf(ctx, ctx.tenants, { kind: 'audit.record', payload: audited }, isOpen),
    published: publishOwed(ctx, id, customerId),
    decided: decideLinkedOrigin(ctx, tokenHash, state),
  })
  if (decided.length === 0) throw originLinkInvalid()
  wakeOutbox(ctx)
  return { businessName: name, origin: row.origin, state }
}
