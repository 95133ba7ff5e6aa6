import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inProject, root } from './project.mjs'

/** Runs a program of the project, or of the machine, with its output shown as it comes. */
export function runProgram(program, args, env = {}) {
  const path = `${inProject('node_modules/.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      done({ ok: false })
    })
    child.once('exit', (code) => done({ ok: code === 0 }))
  })
}
