import { env } from 'cloudflare:workers'

/**
 * Each test file has databases of its own, which are empty. By hand: `applyD1Migrations` comes with the whole Worker, which a test of a few
 * rules does without.
 */
async function migrate(database: D1Database) {
  for (const { queries } of env.TEST_MIGRATIONS) await database.batch(queries.map((query) => database.prepare(query)))
}

await migrate(env.DB)
if (env.TENANTS_DB) await migrate(env.TENANTS_DB)
