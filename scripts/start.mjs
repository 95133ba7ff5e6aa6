import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from './build.mjs'
import { whoAnswers } from './lib/answers.mjs'
import { takeStateLock } from './lib/lock.mjs'
import { CannotGoOn, runMain } from './lib/main.mjs'
import { applyMigrations } from './lib/migrations.mjs'
import { openMiniflare } from './lib/miniflare.mjs'
import { mailLine, operatorLine, paymentsLine } from './lib/missing.mjs'
import { openOperatorPassword } from './lib/operatorPassword.mjs'
import { isPortBusy } from './lib/ports.mjs'
import { root } from './lib/project.mjs'
import { keptSecrets } from './lib/secrets.mjs'
import { readScriptSettings } from './lib/settings.mjs'

/** Cron triggers don't fire locally; deployed they fire every minute. */
const SCHEDULE_MS = 5000
const LINGER_MS = 2000

async function start() {
  const settings = readScriptSettings()
  const stateDir = resolve(root, settings.stateDir)
  assertUsable(stateDir)
  const holder = await untilFree(() => takeStateLock(stateDir))
  if (holder) throw new CannotGoOn(`Deskbell is already running on ${settings.stateDir} (process ${holder}).`)
  await assertFree(settings.port)
  await build()

  const origin = `http://localhost:${settings.port}`
  const password = openOperatorPassword(stateDir, settings.worker)
  const answers = await whoAnswers(settings.worker)
  const bindings = {
    ...settings.worker,
    ...answers.settings,
    ...password.binding,
    ...keptSecrets(stateDir, settings.worker),
    LOCAL_ORIGIN: origin,
  }
  // Another start may have come during the build.
  await assertFree(settings.port)
  const { mf, databases } = await openMiniflare({ ...settings, stateDir, bindings })
  const stop = stopOnSignals(mf)
  await mf.ready

  for (const name of databases) await untilAnswered(async () => prepareDatabase(name, await mf.getD1Database(name)))
  await checkHealth(settings.port, stop)

  const tenants = await mf.getD1Database(databases.includes('TENANTS_DB') ? 'TENANTS_DB' : 'DB')
  const wasSeeded = await isSeeded(tenants)
  const worker = await mf.getWorker()
  const runSchedule = () => worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() })
  await runSchedule()
  if (await isSeeded(tenants)) password.show({ wasSeeded })
  repeat(runSchedule)
  console.log(answers.line)
  console.log(mailLine(settings.worker, origin))
  console.log(paymentsLine(settings.worker, origin))
  console.log(operatorLine(settings.worker))
  console.log(`Deskbell is ready at ${origin}`)
}

function assertUsable(stateDir) {
  try {
    mkdirSync(stateDir, { recursive: true })
    accessSync(stateDir, constants.W_OK)
  } catch (error) {
    throw new CannotGoOn(`The setting STATE_DIR must be a folder that can be written to: ${error.message}.`)
  }
}

async function assertFree(port) {
  if (!(await untilFree(() => isPortBusy(port)))) return
  const another = port < 65535 ? port + 1 : 8787
  throw new CannotGoOn(`PORT ${port} is taken by another program; choose another, such as PORT=${another} npm start.`)
}

/** Waits for a server that was just stopped. */
async function untilFree(isTaken) {
  const deadline = Date.now() + LINGER_MS
  for (;;) {
    const taken = await isTaken()
    if (!taken || Date.now() > deadline) return taken
    await pause(100)
  }
}

async function prepareDatabase(name, database) {
  const migrated = await applyMigrations(database)
  if (migrated.length > 0) console.log(`${name} brought up to ${migrated.at(-1)}.`)
  // We hold the lock, so rows being worked on were left by a killed server: make them due.
  await database
    .prepare(
      'UPDATE outbox SET due_at = 0, claimed_until = NULL WHERE dead_at IS NULL AND (lane IS NULL OR claimed_until > 0)',
    )
    .run()
}

/** On a busy machine Miniflare may ask on a connection that workerd is just closing. What is asked here may be asked twice. */
async function untilAnswered(ask, tries = 10) {
  try {
    return await ask()
  } catch (error) {
    if (tries === 1 || error.cause?.code !== 'UND_ERR_SOCKET') throw error
    return untilAnswered(ask, tries - 1)
  }
}

function stopOnSignals(mf) {
  let stopping
  const stop = (code) => {
    stopping ??= mf.dispose().finally(() => process.exit(code))
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  return stop
}

async function checkHealth(port, stop) {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`)
  if (response.ok) return
  const problem = await response.json().catch(() => ({}))
  console.error(problem.detail ?? `The Worker answers ${response.status} when asked for its health.`)
  await stop(1)
}

const isSeeded = async (database) =>
  (await database.prepare("SELECT 1 FROM businesses WHERE id = '1'").first()) !== null

/** Repeats work, never two at once. */
function repeat(work) {
  setTimeout(() => {
    work()
      .catch((error) => console.error(`The schedule failed and will be tried again: ${error.message}`))
      .finally(() => repeat(work))
  }, SCHEDULE_MS).unref()
}

await runMain(start)
