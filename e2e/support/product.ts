import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product with settings of its own, beside the plain one that most tests meet. */
export async function openProduct(port: number, settings: Record<string, string>) {
  const stateDir = mkdtempSync(join(tmpdir(), 'deskbell-product-'))
  const server = spawn('node_modules/.bin/node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      STATE_DIR: stateDir,
      RATE_LIMIT_SCALE: '1000',
      AI_MODEL: 'none',
      ...settings,
    },
  })
  await isReady(server)
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}

const isReady = (server: ChildProcess) =>
  new Promise<void>((ready, failed) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('Deskbell is ready') && ready())
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)))
  })

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  server.close()
  await once(server, 'close')
  return address.port
}
