import {
  CALENDAR_PROVIDERS,
  type CalendarConnection,
  type ConnectedCalendar,
  isSyncedProvider,
  PROVIDER_NAMES,
} from '../../../contract/outsideCalendars'
import { auditOwed } from '../../accounts'
import { ownBusiness } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { openText, sealText } from '../../platform/crypto/sealedText'
import type { SealedPlace } from '../../platform/crypto/store/sealedTables'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { providerOf } from './providerOf'
import {
  type ConnectionKey,
  type ConnectionRow,
  deleteConnection,
  findConnections,
  findConnectionsOf,
  findSealed,
  updateCredentials,
  upsertConnection,
} from './store'

const placeOf = ({ businessId, provider }: ConnectionKey): SealedPlace =>
  `calendar_connections:${businessId}/${provider}`

/** The calendars outside, each provider once; without those that the operator hasn't set up. Throws 404. */
export async function listConnections(ctx: OwnerContext, businessId: string): Promise<CalendarConnection[]> {
  const { id } = await ownBusiness(ctx, businessId)
  const rows = await findConnections(ctx, id)
  return CALENDAR_PROVIDERS.flatMap((provider): CalendarConnection[] => {
    const row = rows.find((one) => one.provider === provider)
    if (row) return [viewOf(row)]
    const isOffered = !isSyncedProvider(provider) || providerOf(ctx.settings, provider) !== undefined
    return isOffered ? [{ provider, state: 'off', calendars: [] }] : []
  })
}

/** Of all businesses, for the export: without credentials. */
export const everyConnection = async (ctx: Context, customerId: string) =>
  (await findConnectionsOf(ctx, customerId)).map((row) => ({ businessId: row.businessId, ...viewOf(row) }))

/** A connection that the plan no longer includes is off, and says why. */
const viewOf = ({ provider, state, account, reason, calendars, createdAt }: ConnectionRow): CalendarConnection => ({
  provider,
  state: state === 'paused' ? 'off' : state,
  ...(account && { account }),
  ...(reason && { reason }),
  calendars,
  since: new Date(createdAt).toISOString(),
})

type NewConnection = ConnectionKey & {
  customerId: string
  account: string | null
  calendars: ConnectedCalendar[]
  /** Whatever calls the provider, such as tokens as JSON. It is sealed, and leaves only through `readCredentials`. */
  credentials: string
}

/** Keeps the connection, in place of an earlier one, and has the Calendar object told. Throws 503 without ENCRYPTION_KEY. */
export async function saveConnection(ctx: Context, connection: NewConnection): Promise<void> {
  const { businessId, provider, customerId, account, calendars } = connection
  const credentials = await sealText(ctx, connection.credentials, placeOf(connection))
  const row = {
    businessId,
    provider,
    customerId,
    account,
    calendars,
    credentials,
    state: 'connected',
    reason: null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  } as const
  await ctx.tenants.batch([
    upsertConnection(ctx, row),
    connectionsChanged(ctx, connection),
    auditOwed(ctx, { customerId, kind: 'calendar-connected', detail: { calendar: PROVIDER_NAMES[provider] } }),
  ])
  wakeOutbox(ctx)
}

export type Credentials = { plain: string; version: number; state: ConnectionRow['state']; customerId: string }

/** What calls the provider, in plain text: never to be logged, answered or stored. Undefined where nothing is connected. */
export async function readCredentials(ctx: Context, key: ConnectionKey): Promise<Credentials | undefined> {
  const row = await findSealed(ctx, key)
  if (!row) return undefined
  const { credentials, version, state, customerId } = row
  return { plain: await openText(ctx, credentials, placeOf(key)), version, state, customerId }
}

/** Whether it was done: not if somebody else has replaced them since that version was read. */
export async function replaceCredentials(
  ctx: Context,
  key: ConnectionKey,
  { plain, version }: { plain: string; version: number },
): Promise<boolean> {
  const rows = await updateCredentials(ctx, key, version, await sealText(ctx, plain, placeOf(key)))
  return rows.length > 0
}

/** Deletes a connection with its credentials. What the provider keeps is ended by `disconnect`. */
export async function forgetConnection(ctx: Context, key: ConnectionKey & { customerId: string }): Promise<void> {
  const { customerId, provider } = key
  await ctx.tenants.batch([
    deleteConnection(ctx, key),
    connectionsChanged(ctx, key),
    auditOwed(ctx, { customerId, kind: 'calendar-disconnected', detail: { calendar: PROVIDER_NAMES[provider] } }),
  ])
  wakeOutbox(ctx)
}

/** For the batch of a change: has the Calendar object told which calendars count now. */
export const connectionsChanged = (
  ctx: Context,
  { businessId, customerId }: { businessId: string; customerId: string },
) => outboxRow(ctx, ctx.tenants, { kind: 'calendar.connections', payload: { businessId, customerId } })
