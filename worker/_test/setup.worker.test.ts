import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('every database holds the tables, and the tenants are apart where they should be', async () => {
  await env.DB.prepare('CREATE TABLE only_in_directory (id TEXT)').run()
  for (const database of [env.DB, env.TENANTS_DB ?? env.DB]) {
    expect(await database.prepare('SELECT count(*) AS n FROM businesses').first('n')).toBe(0)
  }
  const seen = env.TENANTS_DB?.prepare('SELECT count(*) AS n FROM only_in_directory').first('n')
  if (seen) await expect(seen).rejects.toThrow('no such table')
  expect(env.TENANTS_DB !== undefined).toBe(env.SPLIT_DATABASES === '1')
})
