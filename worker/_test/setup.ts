import { env } from 'cloudflare:workers'

/**
 * Each test file has databases of its own, which are empty. By hand: `applyD1Migrations` comes with the whole Worker, which a test of a few
 * rules does without.
 */
async function migrate(database: D1Database) {
  const statements = env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => database.prepare(query)),
    database.prepare('INSERT INTO d1_migrations VALUES (?)').bind(name),
  ])
  await database.batch([database.prepare('CREATE TABLE d1_migrations (name TEXT)'), ...statements])
}

await migrate(env.DB)
if (env.TENANTS_DB) await migrate(env.TENANTS_DB)
