import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { registerOwner } from '../e2e/support/registration.ts'
import { openServer } from '../scripts/lib/server.mjs'
import { writeYear, yearOf } from './support/yearOfBusiness.mjs'

const YEAR = { conversations: 120_000, leads: 9_000 }
const WITHIN_MS = 300
const ROUNDS = 15
const CATCH_UP_MS = 300_000

/** A business with a year of 10,000 conversations a month: what each list and its figures take. */
export async function run() {
  const server = await openServer({ RATE_LIMIT_SCALE: '1000' })
  try {
    const owner = await registerOwner(server.origin, { email: 'year@example.com', planType: 'enterprise' })
    const call = callOf(server.origin, owner.token)
    await openInbox(server.origin, owner.businessId, call)
    const { customer } = await (await call('/api/auth/me')).json()
    await server.kill()
    const written = performance.now()
    const until = Date.now()
    const year = yearOf({ ...YEAR, until })
    writeYear({ stateDir: server.stateDir, businessId: owner.businessId, customerId: customer.id, year })
    console.log(`${YEAR.conversations} conversations and ${YEAR.leads} leads written in ${secondsSince(written)} s`)
    await server.startAgain()
    await countAll(call, owner.businessId)
    await measure(call, owner.businessId, until)
  } finally {
    await server.close()
  }
}

const secondsSince = (started) => ((performance.now() - started) / 1000).toFixed(1)

const callOf = (origin, token) => async (path) => {
  const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
  return response
}

/** The Inbox object exists from the first message on. */
async function openInbox(origin, businessId, call) {
  await fetch(`${origin}/api/chat/${businessId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: crypto.randomUUID(), message: 'Do you fix leaks?' }),
  })
  for (let tries = 0; tries < 100; tries++) {
    const found = await (await call(`/api/businesses/${businessId}/conversations?q=leaks`)).json()
    if (found.length > 0) return
    await pause(200)
  }
  throw new Error('The first message never arrived')
}

const daysAgo = (days, until) => new Date(until - days * 86_400_000).toISOString().slice(0, 10)

/** After the insert in bulk every quarter of an hour is to be counted, which the schedule and each look share. */
async function countAll(call, businessId) {
  const started = performance.now()
  for (let looks = 1; performance.now() - started < CATCH_UP_MS; looks++) {
    const { isComplete } = await (await call(`/api/businesses/${businessId}/analytics`)).json()
    if (isComplete) return console.log(`all counted after ${looks} looks in ${secondsSince(started)} s`)
  }
  throw new Error('Not everything was counted')
}

async function measure(call, businessId, until) {
  const own = `/api/businesses/${businessId}`
  const yearly = `from=${daysAgo(364, until)}&to=${daysAgo(0, until)}`
  const second = async (path) => nextOf(await call(path))
  const paths = {
    'the bare floor: the business itself': own,
    conversations: `${own}/conversations`,
    'conversations, second page': await second(`${own}/conversations`),
    'conversations waiting': `${own}/conversations?view=waiting`,
    'conversations with details': `${own}/conversations?view=details`,
    'conversations open': `${own}/conversations?view=open`,
    'conversations unanswered': `${own}/conversations?view=unanswered`,
    'conversations upset': `${own}/conversations?view=upset`,
    'conversations done': `${own}/conversations?view=resolved`,
    'search: a frequent word': `${own}/conversations?q=heater`,
    'search: begins of words': `${own}/conversations?q=repa+bo`,
    'search: a rare word': `${own}/conversations?q=leaks`,
    leads: `${own}/leads`,
    'leads, second page': await second(`${own}/leads`),
    'leads won (a column of the board)': `${own}/leads?status=won`,
    'leads: a name': `${own}/leads?q=Ortega`,
    'leads: a number': `${own}/leads?q=5551234`,
    'leads: nothing found': `${own}/leads?q=zeppelin`,
    'analytics, 7 days': `${own}/analytics?from=${daysAgo(6, until)}&to=${daysAgo(0, until)}`,
    'analytics, 30 days': `${own}/analytics`,
    'analytics, 12 months': `${own}/analytics?${yearly}`,
    'analytics by source, page and language, 12 months': `${own}/analytics/breakdowns?${yearly}`,
    'analytics as CSV, 12 months': `${own}/analytics.csv?${yearly}`,
  }
  const slow = []
  for (const [name, path] of Object.entries(paths)) {
    const times = []
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      await (await call(path)).arrayBuffer()
      times.push(performance.now() - started)
    }
    const at = (share) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)]
    console.log(
      `${name.padEnd(52)} median ${at(0.5).toFixed(0).padStart(4)} ms, slowest ${at(1).toFixed(0).padStart(4)} ms`,
    )
    if (at(0.5) > WITHIN_MS) slow.push(name)
  }
  if (slow.length > 0) throw new Error(`Slower than ${WITHIN_MS} ms: ${slow.join(', ')}`)
}

const nextOf = (response) => /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
