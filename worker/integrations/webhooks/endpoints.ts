import {
  type SecretRotated,
  WEBHOOK_ENDPOINTS_MAX,
  type WebhookCreated,
  type WebhookEndpoint,
  type WebhookPatch,
  type WebhookRequest,
} from '../../../contract/webhooks'
import { assertEntitled } from '../../billing'
import type { Context, OwnerContext } from '../../platform/context'
import { sealText } from '../../platform/crypto/sealedText'
import { newId } from '../../platform/ids'
import { withoutUndefined } from '../../platform/withoutUndefined'
import { endpointNotFound, receiverRefused, tooManyEndpoints } from '../errors'
import { judgeReceiver } from './judgeReceiver'
import { newSecret } from './secret'
import { deleteEndpoint, type EndpointRow, findEndpoint, findEndpoints, insertEndpoint, updateEndpoint } from './store'

const DAY_MS = 24 * 60 * 60_000

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

function assertReceiver(ctx: Context, url: string): void {
  const verdict = judgeReceiver(ctx, new URL(url))
  if (!verdict.isPublic) throw receiverRefused(verdict.why)
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
  await insertEndpoint(ctx, { id, customerId, url, events, secret: sealed, createdAt: ctx.now() })
  return { id, secret }
}

/** Switched on again it starts afresh. Throws 403, 404, 422. */
export async function changeEndpoint(ctx: OwnerContext, id: string, patch: WebhookPatch): Promise<WebhookEndpoint> {
  const row = await ownEndpoint(ctx, id)
  await assertEntitled(ctx, 'apiAccess')
  if (patch.url) assertReceiver(ctx, patch.url)
  const change = {
    ...withoutUndefined(patch),
    ...(patch.isEnabled !== undefined && { offBecause: null, failingSince: null }),
  }
  if (Object.keys(change).length > 0) await updateEndpoint(ctx, id, change)
  return view({ ...row, ...change })
}

/** A new secret; for a day the one before signs too. Throws 403, 404. */
export async function rotateSecret(ctx: OwnerContext, id: string): Promise<SecretRotated> {
  const row = await ownEndpoint(ctx, id)
  await assertEntitled(ctx, 'apiAccess')
  const secret = newSecret()
  const oldSecretUntil = ctx.now() + DAY_MS
  await updateEndpoint(ctx, id, {
    secret: await sealText(ctx, secret, `webhook_endpoints:${id}`),
    oldSecret: row.secret,
    oldSecretUntil,
  })
  return { secret, oldSecretUntil: new Date(oldSecretUntil).toISOString() }
}

/** Throws 404. */
export async function removeEndpoint(ctx: OwnerContext, id: string): Promise<void> {
  const [removed] = await deleteEndpoint(ctx, ctx.actor.customerId, id)
  if (!removed) throw endpointNotFound()
}
