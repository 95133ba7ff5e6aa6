import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import { registerOwner } from '../../_test/api'
import { testContext } from '../../_test/visitor'
import { inbox } from '../inboxObject'
import { keepTranscript, readTranscript } from '../transcripts'
import { nextPruneAt, pruneTranscripts, RETENTION_LIMITS } from './prune'
import { findHeldTotals } from './store'

const now = Date.now()
const tenants = env.TENANTS_DB ?? env.DB

/** Conversations of so many questions each, the first the oldest, in an inbox of a business of its own. */
async function filled(questions: number[]) {
  const { businessId } = await registerOwner()
  const stub = inbox(testContext(), businessId)
  const ids = questions.map((_, n) => `conv_${businessId}_${n}`)
  await runInDurableObject(stub, (_, { storage }) => {
    for (const [n, id] of ids.entries()) {
      const messages = Array.from({ length: questions[n] ?? 0 }, (_, at) => ({
        seq: at + 1,
        id: `msg_${id}_${at}`,
        type: 'user' as const,
        content: 'x'.repeat(100),
        sources: [],
        createdAt: now - (100 - n) * DAY_MS,
      }))
      keepTranscript(storage, { businessId, conversationId: id, sessionId: `visit-${id}`, messages })
    }
  })
  const held = () =>
    runInDurableObject(stub, (_, { storage }) => ({
      ...findHeldTotals(storage),
      which: ids.flatMap((id, n) => (readTranscript(storage, id).length > 0 ? [n] : [])),
    }))
  const pruneTo = (limits: Partial<typeof RETENTION_LIMITS>) =>
    runInDurableObject(stub, (_, { storage }) =>
      pruneTranscripts(testContext(), storage, { ...RETENTION_LIMITS, ...limits }),
    )
  return { businessId, stub, ids, held, pruneTo }
}

test('of too many conversations those go first in which one thing was said, then the oldest, and last those with a lead', async () => {
  const { businessId, ids, held, pruneTo } = await filled([1, 3, 2, 1, 1])
  const lead = (conversation: string | undefined) =>
    tenants
      .prepare(
        "INSERT INTO leads (id, business_id, customer_id, conversation_id, name, email, dedupe_key, created_at) VALUES (?1, ?2, 'cus', ?3, 'Ann', 'ann@example.com', ?1, 1)",
      )
      .bind(crypto.randomUUID(), businessId, conversation)
      .run()
  await lead(ids[0])
  await pruneTo({ conversations: 4 })
  expect((await held()).which).toEqual([0, 1, 2, 4])
  await pruneTo({ conversations: 2 })
  expect((await held()).which).toEqual([0, 2])
  await pruneTo({ conversations: 1 })
  expect(await held()).toMatchObject({ which: [0], conversations: 1 })
  await pruneTo({ conversations: 0 })
  expect(await held()).toMatchObject({ which: [], conversations: 0, bytes: 0 })
})

test('what is too much in bytes goes, and nothing else', async () => {
  const { held, pruneTo } = await filled([2, 2, 2, 2])
  await pruneTo({})
  expect((await held()).which).toHaveLength(4)
  await pruneTo({ bytes: 3 * 204 })
  expect((await held()).which).toEqual([1, 2, 3])
  await pruneTo({ conversations: 0, restMs: 200 * DAY_MS })
  expect((await held()).which).toEqual([1, 2, 3])
})

test('it is known when some are to go', async () => {
  const { stub } = await filled([1, 1])
  await runInDurableObject(stub, async (_, { storage }) => {
    expect(nextPruneAt(storage, now)).toBeNull()
    expect(nextPruneAt(storage, now, { ...RETENTION_LIMITS, conversations: 1 })).toBeLessThan(now + 2 * MINUTE_MS)
  })
})
