import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'

/** What one address is told to do. */
export const control = z.object({
  /** Answered with this. 0: never answers. 302 leads to another hook. */
  status: z._default(z.number(), 200),
  /** What is answered besides. */
  says: z._default(z.string(), 'Thank you'),
  /** By which a call is verified. */
  secret: z._default(z.string(), ''),
})

/** A call as it came. `event` is what the published library made of it; null: it refused it. */
type Call = {
  id: string
  at: number
  headers: Record<string, string>
  body: string
  event: unknown
  refusal: string | null
  answered: number
}

export type Hook = z.infer<typeof control> & { calls: Call[] }
export const newHook = (): Hook => ({ ...control.parse({}), calls: [] })

/** Keeps the call, verified or not, and answers the status to send. */
export function takeCall(hook: Hook, headers: Record<string, string>, body: string): number {
  const { event, refusal } = verified(hook, headers, body)
  const answered = refusal === null ? hook.status : hook.status === 200 ? 400 : hook.status
  hook.calls.push({ id: headers['webhook-id'] ?? '', at: Date.now(), headers, body, event, refusal, answered })
  return answered
}

function verified({ secret }: Hook, headers: Record<string, string>, body: string) {
  if (!secret) return { event: JSON.parse(body), refusal: null }
  try {
    return { event: new Webhook(secret).verify(body, headers), refusal: null }
  } catch (error) {
    return { event: null, refusal: String(error) }
  }
}
