import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerOwner } from '../_test/api'
import { testContext } from '../_test/visitor'
import { loadProfile } from '../businesses'
import { askModel } from './askModel'

const standIn = (env.AI_BASE_URL ?? '').replace('/v1', '')
const steer = (control: object) => fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify(control) })
const QUESTION = { system: 'Answer in JSON.', user: 'Which day?' }

test.each([
  ['says 200,000 characters', { says: 'a'.repeat(200_000), pieceLength: 1_000 }],
  ['goes on without end', { mood: 'endless', says: 'We are in Round Rock.' }],
  ['says nothing', { mood: 'empty' }],
])('a model that %s has not answered', async (_, control) => {
  const { businessId } = await registerOwner()
  const ctx = testContext()
  const profile = await loadProfile(ctx, businessId)
  await steer({ says: '{"day": "Monday"}' })
  expect(await askModel(ctx, profile, QUESTION)).toBe('{"day": "Monday"}')
  await steer(control)
  expect(await askModel(ctx, profile, QUESTION)).toBeUndefined()
})
