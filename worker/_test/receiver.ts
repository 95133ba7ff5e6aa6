import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { webhookCreated, webhookDelivery } from '../../contract/webhooks'
import { api } from './api'

const received = z.object({
  calls: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      headers: z.record(z.string(), z.string()),
      event: z.nullable(z.object({ type: z.string(), timestamp: z.string(), data: z.record(z.string(), z.unknown()) })),
      answered: z.number(),
    }),
  ),
})

/** A webhook of the owner's that leads to the stand-in receiver, which verifies what it is sent. */
export async function addReceiver(token: string, events: string[], told: { status?: number; says?: string } = {}) {
  const name = crypto.randomUUID()
  const control = async (change: object) => {
    await fetch(`${env.RECEIVER}/_control/${name}`, { method: 'POST', body: JSON.stringify(change) })
  }
  const created = await api('/api/webhook-endpoints', { token, body: { url: `${env.RECEIVER}/hooks/${name}`, events } })
  const { id, secret } = webhookCreated.parse(await created.json())
  await control({ ...told, secret })
  return {
    id,
    secret,
    name,
    control,
    calls: async (of = name) => received.parse(await (await fetch(`${env.RECEIVER}/_control/${of}`)).json()).calls,
    deliveries: async () =>
      z.array(webhookDelivery).parse(await (await api(`/api/webhook-endpoints/${id}/deliveries`, { token })).json()),
  }
}
