import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Each bench/*.mjs that exports run() is one measurement: it prints its figures and throws when a budget is broken.
// Usage: npm run bench [-- name …]
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const found = globSync('*.mjs', { cwd: import.meta.dirname })
  .filter((file) => file !== 'run.mjs')
  .sort()
const unknown = wanted.filter((name) => !found.includes(`${name}.mjs`))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')} in bench/: ${found.map((file) => basename(file, '.mjs')).join(', ')}`,
  )
  process.exit(1)
}

let failed = 0
for (const file of found) {
  const name = basename(file, '.mjs')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { run } = await import(pathToFileURL(join(import.meta.dirname, file)).href)
  if (!run) continue
  console.log(`\n== ${name}`)
  try {
    await run()
  } catch (error) {
    failed += 1
    console.error(error.message, error.cause ?? '')
  }
}
process.exit(failed > 0 ? 1 : 0)
