import { readdirSync, readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * Applies missing migrations, each in one batch with its row in wrangler's table, so that wrangler agrees. Wrangler itself takes seconds
 * for this.
 */
export async function applyMigrations(database) {
  await database
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  const missing = listMigrations().filter((name) => !applied.has(name))
  for (const name of missing) {
    const statements = readFileSync(inProject('migrations', name), 'utf8').split('--> statement-breakpoint')
    await database.batch([
      ...statements.map((sql) => database.prepare(sql)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return missing
}

const listMigrations = () =>
  readdirSync(inProject('migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
