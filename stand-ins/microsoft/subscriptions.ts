import { randomBytes } from 'node:crypto'
import type {
  ChangeNotification,
  ChangeNotificationCollection,
  ChangeType,
  LifecycleEventType,
} from '@microsoft/microsoft-graph-types'
import * as z from 'zod/mini'
import { badRequest, graphError } from './errors.ts'
import { type Account, newGuid, type Subscription } from './world.ts'

/** For events without their data: "10,080 minutes (under seven days)" today, 4,230 in the older description, which is kept to here. */
const MAX_MINUTES = 4230

const created = z.strictObject({
  changeType: z.string(),
  notificationUrl: z.string(),
  lifecycleNotificationUrl: z.optional(z.string()),
  resource: z.string(),
  expirationDateTime: z.string(),
  clientState: z.optional(z.string().check(z.maxLength(128))),
})

/** `POST /subscriptions`: the address is asked first whether it wants any. */
export async function subscribe(account: Account, body: unknown): Promise<Subscription> {
  const { data } = created.safeParse(body)
  if (!data)
    throw badRequest(
      'Could not process subscription creation payload. Are all property names spelled and camelCased properly?',
    )
  checkExpiry(data.expirationDateTime)
  if (!calendarOf(account, data.resource))
    throw graphError(400, 'ExtensionError', `Resource '${data.resource}' is not supported.`)
  for (const address of [data.notificationUrl, data.lifecycleNotificationUrl]) {
    if (address !== undefined && account.isSending) await validate(address)
  }
  const { lifecycleNotificationUrl = null, clientState = null, ...rest } = data
  const subscription = { id: newGuid(), lifecycleNotificationUrl, clientState, ...rest }
  account.subscriptions.set(subscription.id, subscription)
  return subscription
}

/** The handshake: what is asked must come back as plain text. */
async function validate(address: string): Promise<void> {
  const token = `Validation: Testing client application reachability for subscription Request-Id: ${newGuid()} ${randomBytes(6).toString('base64')}`
  const url = new URL(address)
  url.searchParams.set('validationToken', token)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  const isPlain = answer?.headers.get('content-type')?.startsWith('text/plain')
  if (answer?.status !== 200 || !isPlain || (await answer.text()) !== token)
    throw graphError(
      400,
      'ValidationError',
      'Subscription validation request failed. Notification endpoint must respond with 200 OK to validation request.',
    )
}

function checkExpiry(text: string): void {
  const minutes = (Date.parse(text) - Date.now()) / 60_000
  if (!(minutes > 0)) throw graphError(400, 'ExtensionError', 'Subscription expiration must be in the future.')
  if (minutes > MAX_MINUTES)
    throw graphError(400, 'ExtensionError', `Subscription expiration can only be ${MAX_MINUTES} minutes in the future.`)
}

/** `PATCH /subscriptions/{id}`. */
export function renew(account: Account, id: string, body: unknown): Subscription {
  const { data } = z.strictObject({ expirationDateTime: z.string() }).safeParse(body)
  if (!data) throw badRequest('Only expirationDateTime can be updated.')
  checkExpiry(data.expirationDateTime)
  const renewed = { ...subscriptionOf(account, id), ...data }
  account.subscriptions.set(id, renewed)
  return renewed
}

export function subscriptionOf(account: Account, id: string): Subscription {
  const found = account.subscriptions.get(id)
  if (!found || Date.parse(found.expirationDateTime) < Date.now())
    throw graphError(404, 'ResourceNotFound', 'The object was not found.')
  return found
}

/** Of `me/calendars/{id}/events`; `me/events` means the main calendar alone. */
function calendarOf(account: Account, resource: string): string | undefined {
  const path = decodeURIComponent(resource.replace(/^\//, ''))
  if (path === 'me/events') return account.calendars.find(({ isDefaultCalendar }) => isDefaultCalendar)?.id
  const id = /^me\/calendars(?:\/([^/]+)|\('([^']+)'\))\/events$/.exec(path)?.slice(1).find(Boolean)
  return account.calendars.find((calendar) => calendar.id === id)?.id
}

/** Sends what changed since the last time to all who asked. */
export async function tellSubscribers(account: Account): Promise<void> {
  const news = account.changes.slice(account.told)
  account.told = account.changes.length
  for (const { calendarId, eventId, was } of news) {
    const changeType: ChangeType = account.events.has(eventId) ? (was ? 'updated' : 'created') : 'deleted'
    for (const subscription of account.subscriptions.values()) {
      if (Date.parse(subscription.expirationDateTime) < Date.now()) continue
      if (calendarOf(account, subscription.resource) !== calendarId) continue
      if (!subscription.changeType.split(',').includes(changeType)) continue
      const resource = `Users/${account.id}/Events/${eventId}`
      const resourceData = { '@odata.type': '#Microsoft.Graph.Event', '@odata.id': resource, id: eventId }
      await deliver(account, subscription.notificationUrl, {
        ...about(account, subscription),
        changeType,
        resource,
        resourceData,
      })
    }
  }
}

/** What Graph says of a subscription itself: `subscriptionRemoved` also ends it. */
export async function tellLifecycle(account: Account, id: string, lifecycleEvent: LifecycleEventType): Promise<void> {
  const subscription = subscriptionOf(account, id)
  if (lifecycleEvent === 'subscriptionRemoved') account.subscriptions.delete(id)
  if (subscription.lifecycleNotificationUrl)
    await deliver(account, subscription.lifecycleNotificationUrl, { ...about(account, subscription), lifecycleEvent })
}

const about = (account: Account, { id, expirationDateTime, clientState = null }: Subscription): ChangeNotification => ({
  subscriptionId: id,
  subscriptionExpirationDateTime: expirationDateTime,
  clientState,
  tenantId: account.id,
})

async function deliver(account: Account, url: string, notification: ChangeNotification): Promise<void> {
  const body: ChangeNotificationCollection = { value: [notification] }
  if (!account.isSending) {
    account.deliveries.push({ url, body, status: 'held' })
    return
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(3000),
  }).catch(() => null)
  account.deliveries.push({ url, body, status: answer?.status ?? 'none' })
}
