import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { api } from './api'

const delivery = z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() })
const meeting = z.object({
  status: z.enum(['active', 'canceled']),
  start: z.number(),
  invitee: z.object({ email: z.string(), tracking: z.record(z.string(), z.nullable(z.string())) }),
  resource: z.object({ uri: z.string(), event: z.string() }),
})
const state = z.object({
  token: z.string(),
  eventTypes: z.array(z.object({ uri: z.string(), name: z.string() })),
  hooks: z.array(z.object({ url: z.string(), signingKey: z.string() })),
  meetings: z.array(meeting),
  deliveries: z.array(delivery),
  calls: z.array(z.string()),
})
export type Delivery = z.infer<typeof delivery>

async function tell(command: string, given: object): Promise<unknown> {
  const response = await fetch(`${env.CALENDLY_API_BASE}/_control/${command}`, {
    method: 'POST',
    body: JSON.stringify(given),
  })
  if (!response.ok) throw new Error(`The stand-in for Calendly: ${await response.text()}`)
  return response.json()
}

/** An account at the stand-in, and what happens there. */
export async function newCalendly(given: { isLimited?: boolean } = {}) {
  const { token, eventTypes } = state.parse(await tell('accounts', given))
  const of = (more: object = {}) => ({ token, ...more })
  const read = async () => state.parse(await tell('state', of()))
  return {
    token,
    eventTypes: eventTypes.map(({ uri, name }) => ({ id: uri.split('/').at(-1) ?? '', name })),
    state: read,
    active: async () => (await read()).meetings.filter(({ status }) => status === 'active'),
    fail: (faults: { call: string; how: string; times?: number }[]) => tell('faults', of({ faults })),
    change: (change: { isRevoked?: boolean }) => tell('account', of(change)),
    book: async (booked: { eventType: string; start: string; name: string; email: string; tracking?: object }) =>
      meeting.shape.resource.parse(await tell('book', of(booked))),
    move: async (event: string, start: string) =>
      meeting.shape.resource.parse(await tell('move', of({ event, start }))),
    cancel: (event: string) => tell('cancel', of({ event })),
  }
}
export type Calendly = Awaited<ReturnType<typeof newCalendly>>

/** Brings a webhook to where it was sent. */
export const bring = ({ url, headers, body }: Delivery): Promise<Response> =>
  api(new URL(url).pathname, { headers, body })
