import { runProgram } from './lib/run.mjs'

/** `npm run check`: the checks that need neither workerd nor a browser. `npm test` runs everything. */
const STEPS = {
  Types: ['tsc', '-b'],
  'Format and lint': ['biome', 'ci', '--colors=off', '--diagnostic-level=error', '.'],
  Ladder: ['npm', 'run', '--silent', 'ladder'],
  // Slow tests, such as those of hostile files, are left to `npm test`.
  'Unit tests': ['vitest', 'run', '--config', 'vitest.unit.config.ts', '-t', '^(?!.*(kilobytes|bomb))'],
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
