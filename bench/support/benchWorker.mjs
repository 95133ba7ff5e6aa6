import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/build.mjs'
import { applyMigrations } from '../../scripts/lib/migrations.mjs'
import { openMiniflare } from '../../scripts/lib/miniflare.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { inProject, root } from '../../scripts/lib/project.mjs'
import { readScriptSettings } from '../../scripts/lib/settings.mjs'

const SCHEDULE_MS = 1000
const PLACE = inProject('.build/bench')
const entry = join(root, 'bench/worker/index.ts')
const times = join(root, 'bench/worker/times.ts')

/** The steps of a message: the file and name of each function, and how it is wrapped for timing. */
const STEPS = [
  { file: 'worker/platform/chatSessionObject.ts', name: 'chatSession', how: 'timedStub', step: 'begin commit' },
  { file: 'worker/answering/understand/understand.ts', name: 'understand', how: 'timed', step: 'understand' },
  { file: 'worker/knowledge/findKnowledge.ts', name: 'findKnowledge', how: 'timed', step: 'find' },
  { file: 'worker/answering/gather/gather.ts', name: 'gather', how: 'timed', step: 'gather' },
  {
    file: 'worker/answering/speak/withoutModel/answerFromFacts.ts',
    name: 'answerFromFacts',
    how: 'timed',
    step: 'speak',
  },
  { file: 'worker/answering/check/checkerOf.ts', name: 'checkerOf', how: 'timedProduct', step: 'check' },
]

/** A Vite plugin that wraps these modules; the product itself isn't changed. */
function wrapped() {
  const steps = new Map()
  for (const step of STEPS) {
    if (existsSync(inProject(step.file))) steps.set(inProject(step.file), step)
    else console.warn(`${step.file} isn’t there: ${step.step} is not measured`)
  }
  const chooser = inProject('worker/answering/chooseAnswerer.ts')
  const replaced = inProject('bench/worker/chooseAnswerer.ts')
  return {
    name: 'bench-wrapped',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith('\0timed:')) return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found?.id === chooser && importer !== replaced) return replaced
      return found && steps.has(found.id) ? `\0timed:${found.id}` : found
    },
    load(id) {
      const { name, how, step } = (id.startsWith('\0timed:') && steps.get(id.slice('\0timed:'.length))) || {}
      if (!name) return
      const real = JSON.stringify(id.slice('\0timed:'.length))
      return `export * from ${real}
import { ${name} as real } from ${real}
import { ${how} } from ${JSON.stringify(times)}
export const ${name} = ${how}(${JSON.stringify(step)}, real)`
    },
  }
}

async function bundle() {
  const { build: viteBuild } = await import('vite')
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [wrapped()],
    ssr: { target: 'webworker', noExternal: true, external: ['cloudflare:workers'] },
    resolve: { conditions: ['workerd', 'worker', 'import', 'module', 'default'] },
    build: {
      ssr: entry,
      outDir: PLACE,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { external: [/^cloudflare:/, /^node:/], output: { entryFileNames: 'index.js' } },
    },
  })
  return join(PLACE, 'index.js')
}

/** Starts the measured Worker on Miniflare; answers its address, process id and a function to stop it. */
export async function openBenchWorker(settings = {}) {
  await build()
  const main = await bundle()
  const stateDir = mkdtempSync(join(tmpdir(), 'deskbell-bench-'))
  const { worker } = readScriptSettings({ ...settings })
  const port = await freePort()
  const bindings = {
    ...worker,
    LOCAL_ORIGIN: `http://localhost:${port}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  const { mf, databases } = await openMiniflare({
    port,
    stateDir,
    rateLimitScale: 1_000_000,
    bindings,
    main,
    objects: {
      BARE: { className: 'Bare', useSQLite: true },
      RELAY: { className: 'Relay', useSQLite: true },
    },
  })
  await mf.ready
  for (const name of databases) await applyMigrations(await mf.getD1Database(name))
  const workerd = await mf.getWorker()
  const schedule = setInterval(runSchedule, SCHEDULE_MS)
  let isOpen = true
  async function runSchedule() {
    try {
      await workerd.scheduled({ cron: '* * * * *' })
    } catch (error) {
      // Closing cuts off running work.
      if (isOpen) console.warn(`The schedule failed: ${error.message}`)
    }
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Stops the schedule, so that its work isn't measured. */
    rest: () => clearInterval(schedule),
    async close() {
      isOpen = false
      clearInterval(schedule)
      await mf.dispose()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
