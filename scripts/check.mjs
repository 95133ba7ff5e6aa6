import { runProgram } from './lib/run.mjs'

/**
 * `npm run check`: what to run before each commit, all at once. Dead code, the other tests of scripts, the answers, Worker tests and browser
 * tests are left to `npm test`.
 */
const STEPS = {
  // One checker a project: several look at the same libraries each, and the projects are built side by side.
  Types: ['npm', 'run', '--silent', 'typecheck'],
  'Format and lint': ['biome', 'ci', '--colors=off', '--diagnostic-level=error', '.'],
  // Which folder may import which: docs/architecture.md.
  'Ladder (imports)': ['npm', 'run', '--silent', 'ladder'],
  // Which words no screen, mail or chat may have: docs/words.md.
  Words: ['node', '--test', 'scripts/lint/words.test.mjs'],
  // Slow tests, such as those of hostile files, are left to `npm test`.
  'Unit tests': ['vitest', 'run', '--config', 'vitest.unit.config.ts', '-t', '^(?!.*(kilobytes|bomb|hostile))'],
}

const results = await Promise.all(
  Object.entries(STEPS).map(async ([name, [program, ...args]]) => {
    const started = performance.now()
    const { ok, output } = await runProgram(program, args, {}, { held: true })
    console.log(
      `${ok ? '' : `${output}\n`}== ${name}: ${ok ? 'ok' : 'failed'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
    return ok
  }),
)
process.exit(results.every(Boolean) ? 0 : 1)
