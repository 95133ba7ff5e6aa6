import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.mjs'
import { root } from './project.mjs'

const READY_MS = 120_000

/** Who answers isn't left to what happens to run on the machine. */
const ANSWERS = { AI_MODEL: process.env.AI_MODEL || 'none' }

/** `npm start` in a process group of its own, on a state of its own, so that it can be killed and started again. */
export async function openServer(settings = {}) {
  const stateDir = mkdtempSync(join(tmpdir(), 'deskbell-server-'))
  const port = await freePort()
  let child = await startOnce({ ...settings, PORT: String(port), STATE_DIR: stateDir })
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What a power cut does: no process of the group gets to say goodbye. */
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
