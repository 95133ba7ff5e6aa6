import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { customers } from '../db/schema'
import { loggableError, stackOf } from './loggableError'

test('a failed statement is logged without the values that were in it', async () => {
  const row = {
    id: 'cus_1',
    email: 'Secret@Example.com',
    apiKey: 'pub_1',
    passwordHash: 'scrypt$hash',
    createdAt: 1,
    updatedAt: 1,
  }
  const error = await drizzle(env.DB)
    .insert(customers)
    .values(row)
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  const logged = `${loggableError(error)} ${error instanceof Error && stackOf(error)}`
  expect(logged).toContain('CHECK constraint failed')
  expect(logged).not.toMatch(/Secret@Example|scrypt/)
})
