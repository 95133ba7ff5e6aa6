import { accessSync, constants, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { inProject, readIfThere, root } from './project.mjs'

/**
 * Starts the built Worker on Miniflare with its state under `stateDir`; answers it and its database names. A benchmark passes its own entry
 * `main` and additional `objects`.
 */
export async function openMiniflare({ port, stateDir, rateLimitScale, bindings, main: ownMain, objects = {} }) {
  await tieWorkerdToUs()
  const { Log, LogLevel, Miniflare, convertV4MiniflareOptions } = await import('miniflare')
  const { main, externalWorkers, ratelimits, ...built } = JSON.parse(
    readFileSync(inProject('dist/miniflare.json'), 'utf8'),
  )
  const entry = ownMain ?? inProject(main)
  const worker = {
    ...built,
    name: 'deskbell',
    rootPath: inProject(built.rootPath),
    modulesRoot: dirname(entry),
    modules: modulesOf(entry),
    durableObjects: { ...built.durableObjects, ...objects },
    assets: { ...built.assets, directory: inProject(built.assets.directory) },
    bindings: { ...built.bindings, ...bindings },
    serviceBindings: { ...built.serviceBindings, ...limitersOf(ratelimits, rateLimitScale) },
  }
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      rootPath: root,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: print,
      logRequests: false,
      cf: false,
      telemetry: { enabled: false },
      // The folder that wrangler's --local commands use.
      resourcePersistencePath: join(stateDir, 'v3'),
      resourceTmpPath: join(stateDir, 'tmp'),
      workers: [worker, LIMITER, IMMUTABLE, ...externalWorkers],
    }),
  )
  return { mf, databases: Object.keys(built.d1Databases) }
}

/** workerd's own words for a page that was closed while it was being written to, and the addresses in itself that it adds to them. */
const NO_NEWS = /disconnected: .*\b(Broken pipe|Connection reset)|^stack: .*workerd@/

function print({ level, message }) {
  if (NO_NEWS.test(message)) return
  if (level === 'error' || level === 'warn') console.error(message)
  else console.log(message)
}

/** See rateLimiter.worker.js. */
const LIMITER = {
  name: 'rate-limiter',
  modules: [{ type: 'ESModule', path: inProject('scripts/lib/rateLimiter.worker.js') }],
}

/** See immutable.worker.js. */
const IMMUTABLE = {
  name: 'immutable',
  modules: [{ type: 'ESModule', path: inProject('scripts/lib/immutable.worker.js') }],
  routes: ['*/assets/*'],
  serviceBindings: { APP: 'deskbell' },
}

const limitersOf = (ratelimits, scale) =>
  Object.fromEntries(
    Object.entries(ratelimits).map(([name, { simple }]) => [
      name,
      { name: LIMITER.name, entrypoint: 'RateLimiter', props: { name, limit: Math.ceil(simple.limit * scale) } },
    ]),
  )

/** The entry and its lazily loaded chunks. */
function modulesOf(main) {
  const parts = globSync('assets/**/*.js', { cwd: dirname(main) }).map((part) => join(dirname(main), part))
  return [main, ...parts].map((path) => ({ type: 'ESModule', path }))
}

/** Makes workerd end with this process: otherwise it would keep the port and state after Node was killed. Linux only. */
async function tieWorkerdToUs() {
  const setpriv = findProgram('setpriv')
  if (process.platform !== 'linux' || !setpriv) return
  const { default: workerd } = await import('workerd')
  const quote = (path) => `'${path.replaceAll("'", "'\\''")}'`
  const script = `#!/bin/sh\nexec ${quote(setpriv)} --pdeathsig KILL ${quote(workerd.default)} "$@"\n`
  const wrapper = inProject('.build/workerd.sh')
  if (readIfThere(wrapper) !== script) {
    mkdirSync(inProject('.build'), { recursive: true })
    writeFileSync(wrapper, script, { mode: 0o755 })
  }
  process.env.MINIFLARE_WORKERD_PATH = wrapper
}

function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
