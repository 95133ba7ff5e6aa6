import { readdirSync, readFileSync } from 'node:fs'

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

/** Milliseconds of processor time that all threads of a process have had. */
export const processorTime = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [onCpu = 0] = read(`/proc/${pid}/task/${task}/schedstat`).split(' ')
    return sum + Number(onCpu) / NS_A_MS
  }, 0)
