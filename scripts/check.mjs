import { runProgram } from './lib/run.mjs'

/** For the moment before a commit: what needs neither the platform's runtime nor a browser. `npm test` is the whole of it. */
const STEPS = {
  Types: ['tsc', '-b'],
  'Format and lint': ['biome', 'ci', '--colors=off', '--diagnostic-level=error', '.'],
  Ladder: ['npm', 'run', '--silent', 'ladder'],
  // What takes long on purpose, such as a file that was made to, can wait for `npm test`.
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
