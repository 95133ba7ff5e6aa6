import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import { CONVERSATION_VIEWS } from '../../contract/chat'
import { HOUR_MS } from '../../contract/durations'
import { LEAD_STATUSES } from '../../contract/leads'
import { registerOwner } from '../_test/api'
import { testContext } from '../_test/visitor'
import { listConversations } from '../inbox/listConversations'
import { findHeads } from '../inbox/store'
import { listLeadsOfBusiness } from '../leads/listLeads'
import type { OwnerContext } from '../platform/context'
import { talkedAt } from './_test/past'
import { recountBusiness, recountDue } from './counting/recountSlots'
import { exportFigures } from './figures/exportFigures'
import { readBreakdowns } from './figures/readBreakdowns'
import { readAnalytics } from './figures/readFigures'

const database = env.TENANTS_DB ?? env.DB
let owner: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  owner = await registerOwner({ plan: 'enterprise' })
})

/** A database that notes each statement with its values. drizzle's own log leaves out batches. */
function noting(asked: Map<string, unknown[]>): D1Database {
  const prepare = (query: string) =>
    withOwn(database.prepare(query), (statement) => ({
      bind: (...values: unknown[]) => {
        asked.set(query, values)
        return statement.bind(...values)
      },
    }))
  return withOwn(database, () => ({ prepare }))
}

/** The object with some methods of our own. */
function withOwn<T extends object>(object: T, methodsOf: (object: T) => Record<string, unknown>): T {
  const own = methodsOf(object)
  return new Proxy(object, {
    get(target, name) {
      const value: unknown = own[String(name)] ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** What `work` asks of the tenants' database, each statement with the steps by which SQLite does it. */
async function stepsOf(
  work: (ctx: OwnerContext, businessId: string) => Promise<unknown>,
): Promise<[string, string[]][]> {
  const asked = new Map<string, unknown[]>()
  const { id: customerId } = owner.customer
  const actor = { kind: 'owner' as const, customerId, personId: customerId, role: 'owner' as const, sessionId: 'none' }
  await work({ ...testContext({ tenants: drizzle(noting(asked)) }), actor }, owner.businessId)
  return Promise.all(
    [...asked].map(async ([query, values]): Promise<[string, string[]]> => {
      const plan = await database
        .prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...values)
        .all<{ detail: string }>()
      return [query, plan.results.map(({ detail }) => detail)]
    }),
  )
}

/** A whole table is read: not an index's part, a list that was handed in, or an intermediate result. */
const isScan = (step: string) => /^SCAN /.test(step) && !/VIRTUAL TABLE|^SCAN (\(|rows|CONSTANT)/.test(step)

async function expectIndexed(work: Parameters<typeof stepsOf>[0]): Promise<void> {
  const steps = await stepsOf(work)
  // Besides the business's own row.
  expect(steps.length).toBeGreaterThan(1)
  for (const [query, plan] of steps) expect(plan.filter(isScan), query).toEqual([])
}

const PAGE = { at: Date.now(), id: 'conv_x' }

test.each([undefined, ...CONVERSATION_VIEWS])(
  'the list of conversations reads only a part of an index: %s',
  async (view) => {
    await expectIndexed((ctx, id) => listConversations(ctx, id, undefined, { view }))
    const further = await stepsOf((ctx, id) => findHeads(ctx, id, PAGE, { view }))
    const steps = further.flatMap(([, plan]) => plan)
    expect(steps.some((step) => step.includes('(last_message_at,id)<'))).toBe(true)
  },
)

test('what was searched for is looked up by its ids', async () => {
  const steps = await stepsOf((ctx, id) => findHeads(ctx, id, PAGE, { ids: ['conv_a', 'conv_b'] }))
  const reads = steps.flatMap(([, plan]) => plan.filter((step) => step.startsWith('SEARCH conversations')))
  expect(reads).toHaveLength(3)
  for (const step of reads) expect(step).not.toContain('business_id')
})

test.each([undefined, ...LEAD_STATUSES])('the leads, and each column of the board: %s', (status) =>
  expectIndexed((ctx, id) => listLeadsOfBusiness(ctx, id, { status, after: PAGE })),
)

test('the figures are read from their counts, and counted by the quarters of an hour that changed', async () => {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  await talkedAt(owner.businessId, [{ at: Date.now() - HOUR_MS }])
  await expectIndexed((ctx, id) => recountBusiness(ctx, id))
  await talkedAt(owner.businessId, [{ at: Date.now() - HOUR_MS }])
  await expectIndexed((ctx) => recountDue(ctx))
  await expectIndexed((ctx, id) => readAnalytics(ctx, id, year))
  await expectIndexed((ctx, id) => readBreakdowns(ctx, id, year))
  await expectIndexed((ctx, id) => exportFigures(ctx, id, { ...year, by: 'page' }))
})
