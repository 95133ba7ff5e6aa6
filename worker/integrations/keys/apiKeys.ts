import { API_KEYS_MAX, type ApiKey, type ApiKeyCreated, type ApiKeyRequest } from '../../../contract/apiKeys'
import { auditRow } from '../../accounts'
import { assertEntitled } from '../../billing'
import type { OwnerContext } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { newApiKeyToken } from '../../platform/http/apiKeyAccess'
import { newId, randomText } from '../../platform/ids'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { keyNotFound, tooManyKeys } from '../errors'
import { openedMail } from '../openedMail'
import { deleteKey, findKeys, insertKey, type KeyRow } from './store'

const KEY_LENGTH = 40
/** Enough to tell keys apart by, and far from enough to guess one. */
const SHOWN_LENGTH = 9

const view = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
  createdAt: new Date(row.createdAt).toISOString(),
})

export async function listKeys(ctx: OwnerContext): Promise<ApiKey[]> {
  return (await findKeys(ctx, ctx.actor.customerId)).map(view)
}

/** Answers the key, which is shown this once. Throws 403, 422. */
export async function addKey(ctx: OwnerContext, { name, scopes }: ApiKeyRequest): Promise<ApiKeyCreated> {
  await assertEntitled(ctx, 'apiAccess')
  const { customerId } = ctx.actor
  if ((await findKeys(ctx, customerId)).length >= API_KEYS_MAX) throw tooManyKeys()
  const key = newApiKeyToken(randomText(KEY_LENGTH))
  const id = newId('apiKey')
  const prefix = key.slice(0, SHOWN_LENGTH)
  const row = { id, customerId, name, key: await sha256(key), prefix, scopes, createdAt: ctx.now() }
  const mails = await openedMail(ctx, { what: 'key', name })
  await ctx.directory.batch([
    insertKey(ctx, row),
    auditRow(ctx, { customerId, kind: 'api-key-added', detail: { name, prefix } }),
    ...mails.map((mail) => outboxRow(ctx, ctx.directory, mail)),
  ])
  wakeOutbox(ctx)
  return { id, key }
}

/** From now on every call with it is refused. Throws 404. */
export async function removeKey(ctx: OwnerContext, id: string): Promise<void> {
  const { customerId } = ctx.actor
  const row = (await findKeys(ctx, customerId)).find((one) => one.id === id)
  if (!row) throw keyNotFound()
  await ctx.directory.batch([
    deleteKey(ctx, customerId, id),
    auditRow(ctx, { customerId, kind: 'api-key-deleted', detail: { name: row.name, prefix: row.prefix } }),
  ])
}
