import type { PasswordRequest } from '../../../contract/account'
import { DAY_MS } from '../../../contract/durations'
import {
  type SecretRotated,
  WEBHOOK_ENDPOINTS_MAX,
  type WebhookCreated,
  type WebhookEndpoint,
  type WebhookPatch,
  type WebhookRequest,
} from '../../../contract/webhooks'
import { auditOwed, confirmPassword } from '../../accounts'
import { assertEntitled } from '../../billing'
import type { Context, OwnerContext } from '../../platform/context'
import { sealText } from '../../platform/crypto/sealedText'
import { judgeReceiver } from '../../platform/http/judgeReceiver'
import { newId } from '../../platform/ids'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { withoutUndefined } from '../../platform/withoutUndefined'
import { endpointNotFound, receiverRefused, tooManyEndpoints } from '../errors'
import { openedMail } from '../openedMail'
import { newSecret } from './secret'
import { deleteEndpoint, type EndpointRow, findEndpoint, findEndpoints, insertEndpoint, updateEndpoint } from './store'

const view = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  events: row.events,
  isEnabled: row.isEnabled,
  offBecause: row.offBecause,
  failingSince: row.failingSince === null ? null : new Date(row.failingSince).toISOString(),
  createdAt: new Date(row.createdAt).toISOString(),
})

export async function listEndpoints(ctx: OwnerContext): Promise<WebhookEndpoint[]> {
  return (await findEndpoints(ctx, ctx.actor.customerId)).map(view)
}

/** Throws 404. */
export async function ownEndpoint(ctx: OwnerContext, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(ctx, ctx.actor.customerId, id)
  if (!row) throw endpointNotFound()
  return row
}

type AuditedKind = 'webhook-added' | 'webhook-changed' | 'webhook-deleted' | 'webhook-secret-renewed'

/** For the batch of a change. Of the receiver only the host, since the rest of an address may be its secret. */
const audited = (ctx: OwnerContext, kind: AuditedKind, url: string, changed?: string) =>
  auditOwed(ctx, {
    customerId: ctx.actor.customerId,
    kind,
    detail: { receiver: new URL(url).host, ...(changed && { changed }) },
  })

/** "now sends to example.com, events changed" */
const changed = ({ url, events, isEnabled }: WebhookPatch): string =>
  [
    url && `now sends to ${new URL(url).host}`,
    events && 'events changed',
    isEnabled !== undefined && (isEnabled ? 'turned on' : 'turned off'),
  ]
    .filter(Boolean)
    .join(', ')

function assertReceiver(ctx: Context, url: string): void {
  const verdict = judgeReceiver(ctx, new URL(url))
  if (!verdict.mayBeCalled) throw receiverRefused(verdict.why)
}

/** Answers the secret, which is shown this once. Throws 403, 422, 503. */
export async function addEndpoint(ctx: OwnerContext, { url, events }: WebhookRequest): Promise<WebhookCreated> {
  await assertEntitled(ctx, 'apiAccess')
  const { customerId } = ctx.actor
  assertReceiver(ctx, url)
  if ((await findEndpoints(ctx, customerId)).length >= WEBHOOK_ENDPOINTS_MAX) throw tooManyEndpoints()
  const id = newId('webhook')
  const secret = newSecret()
  const sealed = await sealText(ctx, secret, `webhook_endpoints:${id}`)
  const mails = await openedMail(ctx, { what: 'webhook', name: new URL(url).host })
  await ctx.tenants.batch([
    insertEndpoint(ctx, { id, customerId, url, events, secret: sealed, createdAt: ctx.now() }),
    audited(ctx, 'webhook-added', url),
    ...mails.map((mail) => outboxRow(ctx, ctx.tenants, mail)),
  ])
  wakeOutbox(ctx)
  return { id, secret }
}

/** Switched on again it starts afresh. Throws 403, 404, 422. */
export async function changeEndpoint(ctx: OwnerContext, id: string, patch: WebhookPatch): Promise<WebhookEndpoint> {
  const row = await ownEndpoint(ctx, id)
  await assertEntitled(ctx, 'apiAccess')
  if (patch.url) assertReceiver(ctx, patch.url)
  const change = {
    ...withoutUndefined(patch),
    ...(patch.isEnabled !== undefined && { offBecause: null }),
    // Another receiver hasn't failed yet.
    ...((patch.isEnabled !== undefined || patch.url) && { failingSince: null }),
  }
  if (Object.keys(change).length > 0) {
    const mails = patch.url ? await openedMail(ctx, { what: 'receiver', name: new URL(patch.url).host }) : []
    await ctx.tenants.batch([
      updateEndpoint(ctx, id, change),
      audited(ctx, 'webhook-changed', row.url, changed(patch)),
      ...mails.map((mail) => outboxRow(ctx, ctx.tenants, mail)),
    ])
    wakeOutbox(ctx)
  }
  return view({ ...row, ...change })
}

/** A new secret; for a day the one before signs too. Throws 403, 404, 422 for a wrong password and 429. */
export async function rotateSecret(
  ctx: OwnerContext,
  { id, password }: PasswordRequest & { id: string },
): Promise<SecretRotated> {
  const row = await ownEndpoint(ctx, id)
  await assertEntitled(ctx, 'apiAccess')
  await confirmPassword(ctx, password)
  const secret = newSecret()
  const oldSecretUntil = ctx.now() + DAY_MS
  const sealed = await sealText(ctx, secret, `webhook_endpoints:${id}`)
  await ctx.tenants.batch([
    updateEndpoint(ctx, id, { secret: sealed, oldSecret: row.secret, oldSecretUntil }),
    audited(ctx, 'webhook-secret-renewed', row.url),
  ])
  wakeOutbox(ctx)
  return { secret, oldSecretUntil: new Date(oldSecretUntil).toISOString() }
}

/** Throws 404. */
export async function removeEndpoint(ctx: OwnerContext, id: string): Promise<void> {
  const { customerId, url } = await ownEndpoint(ctx, id)
  await ctx.tenants.batch([deleteEndpoint(ctx, customerId, id), audited(ctx, 'webhook-deleted', url)])
  wakeOutbox(ctx)
}
