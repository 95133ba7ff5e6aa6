import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const bundles = join(root, '.build/worker-tests')
/** Each run has its own: another may be in the middle of an older state of the code. */
const outDir = join(bundles, String(process.pid))

/** Dictionaries, which the Worker too loads only where a password is judged. */
const LOADED_LATER = /passwords\/strength\.ts$|@zxcvbn-ts|fastest-levenshtein/
const isOfTheWorker = (id: string) => !/_test\/|\.test\.ts$/.test(id)

/** `shared`: what the runtime reads itself, since the runner would take each of it apart for each test file. */
type Bundle = { main: string; shared: string[]; plugin: Plugin }

/**
 * The Worker and the tests that run inside it, in a few files. Loading the Worker's hundreds of modules one by one, over a socket and anew
 * for each test file, took longer than most tests.
 */
export async function bundleTests(pattern: string, replaced: Record<string, string>): Promise<Bundle> {
  removeBundlesOfThePast()
  const tests = globSync(pattern, { cwd: root })
  const nameOf = (path: string) => path.replace(/\.ts$/, '')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [replacing(replaced)],
    // As wrangler resolves them for the platform.
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser'], mainFields: ['browser', 'module', 'main'] },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(['worker/index.ts', ...tests].map((path) => [nameOf(path), join(root, path)])),
        external: [/^(node|cloudflare|workerd):/, /^vitest($|\/)/],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          codeSplitting: {
            groups: [
              { name: 'passwords', test: LOADED_LATER, priority: 1 },
              { name: 'worker', test: isOfTheWorker },
            ],
          },
        },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const built = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[join(outDir, file.fileName), file] as const] : [])),
  )
  const bundled = new Set(tests.map((path) => join(root, path)))
  const builtFrom = (source: string) => join(outDir, `${nameOf(relative(root, source))}.js`)

  return {
    main: builtFrom(join(root, 'worker/index.ts')),
    shared: ['**/worker-tests/*/shared/worker.js'],
    plugin: {
      name: 'bundled-tests',
      enforce: 'pre',
      resolveId(id, importer) {
        if (!importer || !bundled.has(importer) || !id.startsWith('.')) return
        return resolve(builtFrom(importer), '..', id)
      },
      load(id) {
        const file = built.get(bundled.has(id) ? builtFrom(id) : id)
        return file && { code: file.code, map: file.map ? JSON.stringify(file.map) : null }
      },
    },
  }
}

/** Bundles stay after their run, since a stack trace may name them, until another run begins. */
function removeBundlesOfThePast(): void {
  mkdirSync(bundles, { recursive: true })
  for (const pid of readdirSync(bundles)) if (!isRunning(Number(pid))) rmSync(join(bundles, pid), { recursive: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function replacing(replaced: Record<string, string>): Plugin {
  return {
    name: 'replaced-in-tests',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const other = found && replaced[relative(root, found.id)]
      return other ? join(root, other) : found
    },
  }
}
