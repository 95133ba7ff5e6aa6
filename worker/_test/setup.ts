import { env } from 'cloudflare:workers'

/**
 * Each runtime has databases of its own, which its first test file finds empty. By hand: `applyD1Migrations` comes with the whole Worker, which a test of a few
 * rules does without.
 */
async function migrate(database: D1Database) {
  const statements = env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => database.prepare(query)),
    database.prepare('INSERT INTO d1_migrations VALUES (?)').bind(name),
  ])
  await database.batch([database.prepare('CREATE TABLE d1_migrations (name TEXT)'), ...statements])
}

async function isMigrated(database: D1Database) {
  return (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()) !== null
}

for (const database of [env.DB, env.TENANTS_DB]) {
  if (database && !(await isMigrated(database))) await migrate(database)
}
