import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inProject, root } from './project.mjs'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM']

/** Runs a program and shows its output, or with `held` returns it. */
export async function runProgram(program, args, env = {}, { held = false } = {}) {
  const path = `${inProject('node_modules/.bin')}${delimiter}${process.env.PATH}`
  const stdio = held ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, PATH: path, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  // Signals are passed on, so that test runners can clean up.
  let isStopping = false
  const stop = () => {
    isStopping = true
    child.kill('SIGINT')
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  const ok = await new Promise((done) => {
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      done(false)
    })
    child.once('close', (code) => done(code === 0))
  })
  for (const signal of STOP_SIGNALS) process.off(signal, stop)
  if (isStopping) process.exit(1)
  return { ok, output }
}
