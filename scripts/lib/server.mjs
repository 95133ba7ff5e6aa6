import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.mjs'
import { root } from './project.mjs'

const READY_MS = 120_000

/** Fixed, so that a local Ollama doesn't change the measurement. */
const ANSWERS = { AI_MODEL: process.env.AI_MODEL || 'none' }

/** Runs `npm start` in its own process group and state, so that it can be killed and restarted. */
export async function openServer(settings = {}) {
  const stateDir = mkdtempSync(join(tmpdir(), 'deskbell-server-'))
  const port = await freePort()
  let child = await startOnce({ ...settings, PORT: String(port), STATE_DIR: stateDir })
  return {
    origin: `http://127.0.0.1:${port}`,
    stateDir,
    /** Like a power cut: kills the whole group at once. */
    kill: () => signalGroup(child, 'SIGKILL'),
    async startAgain() {
      child = await startOnce({ ...settings, PORT: String(port), STATE_DIR: stateDir })
    },
    async close() {
      await signalGroup(child, 'SIGTERM')
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}

async function startOnce(settings) {
  const child = spawn('npm', ['start'], { cwd: root, detached: true, env: { ...process.env, ...ANSWERS, ...settings } })
  child.stderr.pipe(process.stderr)
  let output = ''
  child.stdout.setEncoding('utf8')
  await new Promise((ready, failed) => {
    const tooLate = setTimeout(() => failed(new Error(`npm start was not ready in time:\n${output}`)), READY_MS)
    child.once('exit', (code) => {
      clearTimeout(tooLate)
      failed(new Error(`npm start ended with ${code}:\n${output}`))
    })
    child.stdout.on('data', (text) => {
      output += text
      if (!output.includes('Deskbell is ready')) return
      clearTimeout(tooLate)
      ready()
    })
  }).catch(async (error) => {
    await signalGroup(child, 'SIGKILL')
    throw error
  })
  return child
}

async function signalGroup(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((done) => child.once('exit', done))
  process.kill(-child.pid, signal)
  await exited
}
