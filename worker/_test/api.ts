import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { meResponse, sessionResponse, testRegistrationResponse } from '../../contract/accounts'
import type { PlanId } from '../../contract/plans'
import worker from '../index'

type Call = {
  method?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

/** A call through the Worker's front door, each from an address of its own so that tests don't limit each other. */
export function api(path: string, { method, body, token, headers }: Call = {}): Promise<Response> {
  return exports.default.fetch(`https://deskbell.test${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      'cf-connecting-ip': `test-${crypto.randomUUID()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

export const ownersPassword = 'correct-horse-battery'

/** A new owner with a business, by the calls that a person's browser makes. */
export async function registerOwner(
  input: {
    plan?: PlanId
    email?: string
    businessName?: string
    businessType?: string
    country?: string
    headers?: Record<string, string>
  } = {},
) {
  const email = input.email ?? `owner-${crypto.randomUUID()}@example.com`
  const started = await api('/api/test-registration', { body: { email, planType: input.plan ?? 'business' } })
  const { registrationUrl } = testRegistrationResponse.parse(await read(started))
  const token = new URL(registrationUrl, 'https://deskbell.test').searchParams.get('token') ?? ''
  const completed = await api('/api/complete-registration', {
    ...(input.headers && { headers: input.headers }),
    body: {
      token,
      email,
      businessName: input.businessName ?? 'Ortega Plumbing',
      businessType: input.businessType ?? 'plumbing',
      services: 'Drain cleaning, water heaters and leak repair',
      location: 'Austin, Round Rock and Cedar Park',
      ...(input.country && { country: input.country }),
      password: ownersPassword,
      confirmPassword: ownersPassword,
    },
  })
  const { sessionToken } = sessionResponse.parse(await read(completed))
  await drainOutbox()
  const { customer, business } = meResponse.parse(await read(await api('/api/auth/me', { token: sessionToken })))
  if (!business) throw new Error('The registration made no business')
  return { token: sessionToken, businessId: business.id, customer, email }
}

/** Runs the schedule as the platform does every minute. */
export async function runMinute(): Promise<void> {
  const ctx = createExecutionContext()
  await worker.scheduled(createScheduledController({ cron: '* * * * *', scheduledTime: Date.now() }), env, ctx)
  await waitOnExecutionContext(ctx)
}

/**
 * Works off the outbox, as its queue has it done, and waits for what the queue itself is at work on. On an empty database a whole minute
 * runs first, which seeds it.
 */
export async function drainOutbox(): Promise<void> {
  if (!(await hasDemo())) await runMinute()
  // A row that a test has claimed for itself stays.
  for (let tries = 0; tries < 500; tries++) {
    const ctx = createExecutionContext()
    await worker.queue(createMessageBatch('deskbell-outbox', []), env, ctx)
    await waitOnExecutionContext(ctx)
    if (!(await isWorkedOn())) return
    await scheduler.wait(20)
  }
}

const hasDemo = async () =>
  (await (env.TENANTS_DB ?? env.DB).prepare("SELECT 1 FROM businesses WHERE id = '1'").first()) !== null

/** Whether a row is due, or somebody has claimed it and is at work on it. */
async function isWorkedOn(): Promise<boolean> {
  const rows = await Promise.all(
    [env.DB, env.TENANTS_DB ?? env.DB].map((database) =>
      database
        .prepare('SELECT 1 FROM outbox WHERE dead_at IS NULL AND last_error IS NULL AND (attempts > 0 OR due_at <= ?)')
        .bind(Date.now())
        .first(),
    ),
  )
  return rows.some((row) => row !== null)
}
