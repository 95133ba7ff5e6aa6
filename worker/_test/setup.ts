import { env } from 'cloudflare:workers'

/**
 * Each test file has databases of its own, which are empty. By hand: `applyD1Migrations` comes with the whole Worker, which a test of a few
 * rules does without.
 */
async function migrate(database: D1Database) {
  await database.prepare('CREATE TABLE d1_migrations (name TEXT)').run()
  for (const { name, queries } of env.TEST_MIGRATIONS) {
    const row = database.prepare('INSERT INTO d1_migrations VALUES (?)').bind(name)
    await database.batch([...queries.map((query) => database.prepare(query)), row])
  }
}

await migrate(env.DB)
if (env.TENANTS_DB) await migrate(env.TENANTS_DB)
