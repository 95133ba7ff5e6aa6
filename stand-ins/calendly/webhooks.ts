import { createHmac } from 'node:crypto'
import { inviteeResource, iso, meetingResource } from './resources.ts'
import { type Account, type Delivery, type Meeting, uriOf, type World } from './world.ts'

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body" under the subscription's signing key, in hex>`. */
function signatureOf(signingKey: string, body: string, at = Date.now()): string {
  const t = Math.floor(at / 1000)
  return `t=${t},v1=${createHmac('sha256', signingKey).update(`${t}.${body}`).digest('hex')}`
}

/** Each is kept, and sent too where the world delivers. */
export function tellHooks(world: World, account: Account, event: string, meeting: Meeting): void {
  const body = JSON.stringify({
    event,
    created_at: iso(Date.now()),
    created_by: uriOf('users', account.userId),
    payload: { ...inviteeResource(account, meeting), scheduled_event: meetingResource(account, meeting) },
  })
  for (const hook of account.hooks) {
    if (!hook.events.includes(event)) continue
    const headers = {
      'content-type': 'application/json',
      'calendly-webhook-signature': signatureOf(hook.signingKey, body),
    }
    const delivery: Delivery = { url: hook.url, headers, body, status: null }
    account.deliveries.push(delivery)
    if (world.delivers) void send(delivery)
  }
}

async function send(delivery: Delivery): Promise<void> {
  const { url, headers, body } = delivery
  try {
    delivery.status = (await fetch(url, { method: 'POST', headers, body })).status
  } catch {
    delivery.status = 0
  }
}
