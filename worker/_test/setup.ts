import { env } from 'cloudflare:workers'
import { keepLogs } from './keepLogs'
import { loadWorkerOnce } from './loadWorkerOnce'

/**
 * A runtime has databases of its own, which are made by hand: `applyD1Migrations` comes with the whole Worker, which a test of a few rules
 * does without.
 */
async function migrate(database: D1Database) {
  const statements = env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => database.prepare(query)),
    database.prepare('INSERT INTO d1_migrations VALUES (?)').bind(name),
  ])
  await database.batch([database.prepare('CREATE TABLE d1_migrations (name TEXT)'), ...statements])
}

const isMigrated = async (database: D1Database) =>
  (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()) !== null

/** What a file before this one left, for one that goes through everybody's rows. Twice, since some rows leave others as they go. */
async function empty(database: D1Database) {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'",
    )
    .all<{ name: string }>()
  const all = results.map(({ name }) => database.prepare(`DELETE FROM "${name}"`))
  await database.batch([database.prepare('PRAGMA defer_foreign_keys = on'), ...all, ...all])
}

keepLogs()
loadWorkerOnce()
for (const database of [env.DB, env.TENANTS_DB]) {
  if (!database) continue
  if (!(await isMigrated(database))) await migrate(database)
  else if (env.TEST_ALONE) await empty(database)
}
