import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const NS_A_MS = 1e6

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    // A process or thread may have ended since it was listed.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return ''
    throw error
  }
}

/** The workerd that this process started. Linux only. */
export function findWorkerd() {
  const own = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(read(`/proc/${name}/stat`)) ?? []
    return command === 'workerd' && Number(parent) === process.pid
  })
  if (own.length !== 1) throw new Error(`There is not one workerd to measure, but ${own.length}`)
  return Number(own[0])
}

/** CPU time of all threads of a process, in milliseconds. */
export const processorTime = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [onCpu = 0] = read(`/proc/${pid}/task/${task}/schedstat`).split(' ')
    return sum + Number(onCpu) / NS_A_MS
  }, 0)

const LOOK_MS = 300
const IDLE_MS = 6
/** Deferred writes begin this long after a message. */
const BEHIND_MS = 2_500
const PATIENCE_MS = 60_000

/** Resolves when deferred writes are done; answers their CPU time. */
export async function untilAtRest(pid) {
  const began = processorTime(pid)
  await pause(BEHIND_MS)
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const before = processorTime(pid)
    await pause(LOOK_MS)
    if (processorTime(pid) - before < IDLE_MS || Date.now() > deadline) return processorTime(pid) - began
  }
}
