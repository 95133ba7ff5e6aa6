import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { PushMessage } from '../../../contract/notifications'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { judgeReceiverNow } from '../../platform/http/judgeReceiver'
import { pushNotSetUp } from '../errors'
import type { SubscriptionRow } from './store'

/** `gone`: the browser has ended it. `refused`: another try gets the same answer. `later`: the push service can't take it now. */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone' | 'refused' | 'later'; why: string }

const WITHIN_MS = 10_000
/** A lead is worth a notification for a day. */
const TTL_SECONDS = 24 * 60 * 60
/** https://www.rfc-editor.org/rfc/rfc8030#section-5.4 */
const TOPIC_LENGTH = 32

/** Sends one encrypted message to one browser, by RFC 8030, 8291 and 8292. Throws if there are no VAPID keys or nothing answers. */
export async function pushTo(ctx: Context, subscription: SubscriptionRow, message: PushMessage): Promise<PushOutcome> {
  const address = new URL(subscription.endpoint)
  // What a browser calls its push service is typed by whoever calls us.
  if (!(await judgeReceiverNow(ctx, address)).mayBeCalled)
    return { kind: 'refused', why: 'its address isn’t a notification service' }
  const target = { endpoint: httpsOf(address), expirationTime: null, keys: subscription }
  const [{ headers }, body, topic] = await Promise.all([
    vapidHeaders(target, vapidOf(ctx)),
    encryptNotification(target, new TextEncoder().encode(JSON.stringify(message))),
    sha256(message.tag),
  ])
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(WITHIN_MS),
    headers: {
      ...headers,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
      urgency: 'high',
      topic: topic.slice(0, TOPIC_LENGTH),
    },
    body,
  })
  await response.body?.cancel()
  return outcomeOf(response.status)
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone', why: 'notifications were turned off there' }
  if (status === 429 || status >= 500)
    return { kind: 'later', why: `the notification service responded with ${status}` }
  // The subscription was made with another key than ours.
  if (status === 401 || status === 403)
    return { kind: 'refused', why: 'notifications need to be turned on there again' }
  return { kind: 'refused', why: `the notification service responded with ${status}` }
}

/** Push services have https; a stand-in without it is named as if it had. */
const httpsOf = (address: URL): string => address.href.replace(/^http:/, 'https:')

function vapidOf({ settings }: Context) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (!publicKey || !privateKey) throw pushNotSetUp()
  // Who the push service may write to: https://www.rfc-editor.org/rfc/rfc8292#section-2.1
  const subject = `mailto:${settings.SUPPORT_EMAIL ?? settings.MAIL_FROM ?? settings.OPERATOR_EMAIL}`
  return { publicKey, privateKey, subject }
}
