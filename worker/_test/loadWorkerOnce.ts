/** The bundled Worker (scripts/lib/testBundle.ts). */
const WORKER = /\/worker-tests\/\d+\/worker\/index\.js$/

type Load = (address: string) => Promise<unknown>

/**
 * Before each call of the Worker and of each of its objects the pool loads the Worker, and Vite's module runner asks Vitest's process each time
 * whether it is still the same. Bundled it is, to the end of the run: it is asked once a file, of what the runner inherits, since the files of a
 * runtime share it. What is kept is the Worker and not its promise: a call that waits for one made by another call waits forever once that has ended.
 */
export function loadWorkerOnce(): void {
  const runner: unknown = Reflect.get(Object(Reflect.get(globalThis, '__vitest_mocker__')), 'moduleRunner')
  if (!isRunner(runner))
    throw new Error('Vitest keeps its module runner elsewhere: without it each call takes several times as long')
  const load: Load = Reflect.get(Object.getPrototypeOf(runner), 'import').bind(runner)
  let worker: { loaded: unknown } | undefined
  runner.import = async (address) => {
    if (!WORKER.test(address)) return load(address)
    worker ??= { loaded: await load(address) }
    return worker.loaded
  }
}

const isRunner = (runner: unknown): runner is { import: Load } => typeof Object(runner).import === 'function'
