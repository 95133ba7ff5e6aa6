import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { buildPublic } from './build.mjs'
import { whoAnswers } from './lib/answers.mjs'
import { takeStateLock } from './lib/lock.mjs'
import { CannotGoOn, runMain } from './lib/main.mjs'
import { mailLine, operatorLine, paymentsLine } from './lib/missing.mjs'
import { openOperatorPassword } from './lib/operatorPassword.mjs'
import { inProject, root } from './lib/project.mjs'
import { runProgram } from './lib/run.mjs'
import { keptSecrets } from './lib/secrets.mjs'
import { readScriptSettings } from './lib/settings.mjs'

const SCHEDULE_MS = 5000
const publicDir = inProject('.build/public')

async function dev() {
  const settings = readScriptSettings()
  const stateDir = resolve(root, settings.stateDir)
  const holder = takeStateLock(stateDir)
  if (holder) throw new CannotGoOn(`Deskbell is already running on ${settings.stateDir} (process ${holder}).`)

  await buildPublic(publicDir)
  await migrate(stateDir)
  const origin = `http://localhost:${settings.port}`
  const password = openOperatorPassword(stateDir, settings.worker)
  const answers = await whoAnswers(settings.worker)
  process.env.DEV_STATE_DIR = stateDir
  process.env.DEV_VARS = JSON.stringify({
    ...settings.worker,
    ...keptSecrets(stateDir, settings.worker),
    ...answers.settings,
    ...password.binding,
    LOCAL_ORIGIN: origin,
  })
  // The widget's build sets it to production, which would switch live reload off.
  process.env.NODE_ENV = 'development'
  const { createServer } = await import('vite')
  const server = await createServer({
    configFile: inProject('vite.config.ts'),
    server: { host: '127.0.0.1', port: settings.port, strictPort: true },
  })
  await server.listen()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().finally(() => process.exit(0)))

  const ask = (path) => fetch(`http://127.0.0.1:${settings.port}${path}`)
  const health = await ask('/api/health')
  if (!health.ok) throw new CannotGoOn((await health.json()).detail)
  const isSeeded = async () => (await ask('/api/businesses/1')).ok
  const runSchedule = () => ask('/cdn-cgi/handler/scheduled')
  const wasSeeded = await isSeeded()
  await runSchedule()
  if (await isSeeded()) password.show({ wasSeeded })
  console.log(answers.line)
  console.log(mailLine(settings.worker, origin))
  console.log(paymentsLine(settings.worker, origin))
  console.log(operatorLine(settings.worker))
  server.printUrls()
  setInterval(() => runSchedule().catch((error) => console.error(`The schedule failed: ${error.message}`)), SCHEDULE_MS)
  rebuildOnChange(server)
}

async function migrate(stateDir) {
  const { unstable_readConfig } = await import('wrangler')
  const { d1_databases } = unstable_readConfig({ config: inProject('wrangler.toml') })
  for (const { binding } of d1_databases) {
    const command = ['d1', 'migrations', 'apply', binding, '--local', '--persist-to', stateDir]
    const { ok } = await runProgram('wrangler', command, { CI: 'true', WRANGLER_SEND_METRICS: 'false' })
    if (!ok) throw new CannotGoOn(`The database ${binding} could not be brought up to date: wrangler says why above.`)
  }
}

function rebuildOnChange(server) {
  let rebuilding = Promise.resolve()
  watch(inProject('widget'), { recursive: true }, () => {
    rebuilding = rebuilding
      .then(() => buildPublic(publicDir))
      .then(() => server.ws.send({ type: 'full-reload' }))
      .catch((error) => console.error(error.message))
  })
}

await runMain(dev)
