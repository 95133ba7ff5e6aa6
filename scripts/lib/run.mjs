import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inProject, root } from './project.mjs'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM']

/** Runs a program of the project, or of the machine, with its output shown as it comes. */
export async function runProgram(program, args, env = {}) {
  const path = `${inProject('node_modules/.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  // Who stops us stops the program too, in the way that test runners take as a reason to tidy up first.
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
    child.once('exit', (code) => done(code === 0))
  })
  for (const signal of STOP_SIGNALS) process.off(signal, stop)
  if (isStopping) process.exit(1)
  return { ok }
}
