import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { apiError, badRequest, notFound } from './errors.ts'
import type { Account, Channel } from './world.ts'

const SECOND_MS = 1000
const WEEK_SECONDS = 7 * 24 * 60 * 60
const watchRequest = z.object({
  id: z.string(),
  type: z.string(),
  address: z.string(),
  token: z._default(z.string(), ''),
  params: z.optional(z.object({ ttl: z.optional(z.string()) })),
})

/** `POST /calendars/{calendarId}/events/watch` */
export function watch(account: Account, calendarId: string, body: unknown) {
  if (!account.calendars.some(({ id }) => id === calendarId)) throw notFound()
  const { id, type, address, token, params } = watchRequest.parse(body)
  if (type !== 'web_hook') throw badRequest(`Unknown channel type: ${type}`)
  if (token.length > 256) throw badRequest('Channel token too long.')
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && hostname !== '127.0.0.1')
    throw apiError(400, 'webhookUrlNotHttps', `WebHook callback must be HTTPS: ${address}`)
  if (account.channels.has(id)) throw apiError(400, 'channelIdNotUnique', `Channel id ${id} not unique`)
  const ttl = Math.min(Number(params?.ttl ?? WEEK_SECONDS), WEEK_SECONDS)
  const expiration = Date.now() + ttl * SECOND_MS
  const channel: Channel = { id, resourceId: randomUUID(), calendarId, address, token, expiration }
  account.channels.set(id, channel)
  tell(account, channel, 'sync')
  const { resourceId } = channel
  const answer = { kind: 'api#channel', id, resourceId, token, expiration: String(expiration) }
  return answer satisfies gapi.client.calendar.Channel
}

/** `POST /channels/stop` */
export function stop(account: Account, body: unknown): void {
  const { id, resourceId } = z.object({ id: z.string(), resourceId: z.string() }).parse(body)
  if (account.channels.get(id)?.resourceId !== resourceId) throw notFound()
  account.channels.delete(id)
}

/** Tells the channels of a calendar that something changed, and not what. */
export function tellChannels(account: Account, calendarId: string): void {
  for (const channel of account.channels.values()) {
    if (channel.calendarId === calendarId && channel.expiration > Date.now()) tell(account, channel, 'exists')
  }
}

/** Only programs of this machine are really told: others' addresses belong to somebody. */
function tell(account: Account, channel: Channel, state: 'sync' | 'exists'): void {
  const headers = {
    'x-goog-channel-id': channel.id,
    'x-goog-channel-token': channel.token,
    'x-goog-channel-expiration': new Date(channel.expiration).toUTCString(),
    'x-goog-message-number': String(account.deliveries.length + 1),
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-state': state,
    'x-goog-resource-uri': `https://www.googleapis.com/calendar/v3/calendars/${channel.calendarId}/events?alt=json`,
  }
  const delivery: Account['deliveries'][number] = { address: channel.address, headers, status: 'none' }
  account.deliveries.push(delivery)
  if (new URL(channel.address).hostname !== '127.0.0.1') return
  fetch(channel.address, { method: 'POST', headers }).then(
    ({ status }) => {
      delivery.status = status
    },
    (error: unknown) => console.error(error),
  )
}
