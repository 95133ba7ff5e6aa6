import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { buildPublic } from './build.mjs'
import { takeLock } from './lib/lock.mjs'
import { inProject, root } from './lib/project.mjs'
import { runProgram } from './lib/run.mjs'
import { keptEncryptionKey } from './lib/secrets.mjs'
import { readSettings } from './lib/settings.mjs'

const SCHEDULE_MS = 5000
const settings = readSettings()
const stateDir = resolve(root, settings.stateDir)
const holder = takeLock(stateDir)
if (holder) {
  console.error(`Deskbell is already running on ${settings.stateDir} (process ${holder}).`)
  process.exit(1)
}

await buildPublic()
const database = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir]
await runProgram('wrangler', database, { CI: 'true', WRANGLER_SEND_METRICS: 'false' })

process.env.DEV_STATE_DIR = stateDir
process.env.DEV_VARS = JSON.stringify({ ENCRYPTION_KEY: keptEncryptionKey(stateDir), ...settings.worker })
const { createServer } = await import('vite')
const server = await createServer({
  configFile: inProject('vite.config.ts'),
  server: { host: '127.0.0.1', port: settings.port, strictPort: true },
})
await server.listen()
server.printUrls()

const runSchedule = () => fetch(`http://127.0.0.1:${settings.port}/cdn-cgi/handler/scheduled`)
await runSchedule()
setInterval(() => runSchedule().catch((error) => console.error(`The schedule failed: ${error.message}`)), SCHEDULE_MS)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().finally(() => process.exit(0)))

let rebuilding = Promise.resolve()
watch(inProject('widget'), { recursive: true }, () => {
  rebuilding = rebuilding
    .then(buildPublic)
    .then(() => server.ws.send({ type: 'full-reload' }))
    .catch((error) => console.error(error.message))
})
