import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '../../../contract/durations'
import { drainOutbox, registerOwner } from '../../_test/api'
import { testContext } from '../../_test/visitor'
import { type BusinessProfile, profileKey } from '../../businesses/profile'
import { publishOwed } from '../../businesses/publishOwed'
import { updateBusiness } from '../../businesses/store'
import { businessPrefixAt } from '../../platform/ids'
import { publishProfile } from './publishProfile'
import { repairProfiles } from './repairProfiles'

const published = (businessId: string) => env.KV.get<BusinessProfile>(profileKey(businessId), 'json')

/** A context whose KV is the real one but for `put`. */
function withPut(put: KVNamespace['put']) {
  const KV = new Proxy(env.KV, {
    get: (kv, name) => (name === 'put' ? put : Reflect.get(kv, name).bind(kv)),
  })
  return testContext({ env: Object.create(env, { KV: { value: KV } }) })
}

test('of two that publish at once the newer revision stays, whichever puts last', async () => {
  const { businessId } = await registerOwner()
  const ctx = testContext()
  let puts = 0
  const slow = withPut(async (key: string, value: string) => {
    if (puts++ === 0) {
      await updateBusiness(ctx, businessId, { greeting: 'The newer one' })
      await publishProfile(ctx, businessId)
    }
    await env.KV.put(key, value)
  })
  await publishProfile(slow, businessId)
  expect(await published(businessId)).toMatchObject({ greeting: 'The newer one' })
})

test('a change that never ends is left to the next attempt', async () => {
  const { businessId } = await registerOwner()
  const ctx = testContext()
  const busy = withPut(async () => {
    await updateBusiness(ctx, businessId, {})
  })
  await expect(publishProfile(busy, businessId)).rejects.toThrow('changed during each')
})

test('the schedule publishes anew what the edge has lost or has of old', async () => {
  const [lost, old] = [await registerOwner(), await registerOwner()]
  await env.KV.delete(profileKey(lost.businessId))
  await updateBusiness(testContext(), old.businessId, { greeting: 'Not yet published' })
  for (const { businessId } of [lost, old]) {
    const minute = Array.from({ length: 1024 }, (_, index) => index).find((at) =>
      businessId.startsWith(businessPrefixAt(at * MINUTE_MS)),
    )
    await repairProfiles(testContext({ now: () => (minute ?? 0) * MINUTE_MS }))
  }
  expect(await published(lost.businessId)).toMatchObject({ id: lost.businessId })
  expect(await published(old.businessId)).toMatchObject({ greeting: 'Not yet published' })
})

/** How many rows of a kind wait for a business. */
async function owed(kind: string, businessId: string): Promise<number> {
  const ofBusiness = sql`kind = ${kind} AND json_extract(payload, '$.businessId') = ${businessId}`
  const row = await testContext().tenants.get<{ number: number }>(
    sql`SELECT COUNT(*) AS number FROM outbox WHERE ${ofBusiness}`,
  )
  return row.number
}

test('several changes that none has begun to publish are published as one', async () => {
  const { businessId } = await registerOwner()
  await drainOutbox()
  const ctx = testContext()
  for (let nth = 0; nth < 8; nth++)
    await ctx.tenants.batch([
      updateBusiness(ctx, businessId, { services: `Gutters ${nth}` }),
      publishOwed(ctx, businessId),
    ])
  expect(await owed('profile.publish', businessId)).toBe(1)
})

test('open questions are asked again after a change of what answers stand on, and after no other', async () => {
  const { businessId } = await registerOwner()
  const ctx = testContext()
  await publishProfile(ctx, businessId)
  await drainOutbox()
  await updateBusiness(ctx, businessId, { primaryColor: '#123456' })
  await publishProfile(ctx, businessId)
  expect(await owed('questions.ask-again', businessId)).toBe(0)
  await updateBusiness(ctx, businessId, { services: 'Kites' })
  await publishProfile(ctx, businessId)
  expect(await owed('questions.ask-again', businessId)).toBe(1)
})
