import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { freePort, isPortBusy } from './ports.mjs'
import { inProject } from './project.mjs'

const listening = async (host) => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  return server
}

test('a port that something else holds is busy, one that nobody holds is not', async () => {
  assert.equal(await isPortBusy(await freePort()), false)
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const server = await listening(host)
    assert.equal(await isPortBusy(server.address().port), true, host)
    server.close()
  }
})

test('a start on a taken port ends with one sentence that names PORT and another', async () => {
  const server = await listening('127.0.0.1')
  const { port } = server.address()
  const stateDir = mkdtempSync(join(tmpdir(), 'deskbell-port-'))
  const env = { ...process.env, PORT: String(port), STATE_DIR: stateDir }
  const child = spawn(process.execPath, [inProject('scripts/start.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  server.close()
  rmSync(stateDir, { recursive: true, force: true })
  assert.equal(code, 1)
  assert.match(
    said,
    new RegExp(`^PORT ${port} is taken by another program; choose another, such as PORT=\\d+ npm start\\.\\n$`),
  )
})
