import { afterEach, beforeEach } from 'vitest'

const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const
const KEPT: unique symbol = Symbol.for('deskbell.test.logs')

type Kept = {
  lines: { level: (typeof LEVELS)[number]; line: unknown[] }[]
  write: Pick<Console, (typeof LEVELS)[number]>
}

/**
 * Many tests provoke what is then logged, as it should be: it is shown of a test that fails. Vitest itself would ask for each line to be taken by its
 * process, and a file whose object logs at its last moment would wait forever for the answer (`disableConsoleIntercept`).
 */
export function keepLogs(): void {
  const kept = keptOf(globalThis)
  beforeEach(() => {
    kept.lines.length = 0
  })
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return
    for (const { level, line } of kept.lines) kept.write[level](...line)
  })
}

/** Of a runtime, which many files share: what writes is looked up before it is replaced. */
function keptOf(runtime: typeof globalThis & { [KEPT]?: Kept }): Kept {
  const known = runtime[KEPT]
  if (known) return known
  const { debug, info, log, warn, error } = console
  const kept: Kept = { lines: [], write: { debug, info, log, warn, error } }
  for (const level of LEVELS) console[level] = (...line) => void kept.lines.push({ level, line })
  runtime[KEPT] = kept
  return kept
}
