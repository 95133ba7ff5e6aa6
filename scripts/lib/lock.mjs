import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from './project.mjs'

const lockIn = (stateDir) => join(stateDir, 'lock')

/** When a process started, in the kernel's own count: it tells a process from a later one with the same id. */
const startTimeOf = (pid) => statOf(pid)?.[19]

/** The kernel's line on a process, from the state on. The name before it may itself hold spaces. */
const statOf = (pid) =>
  readIfThere(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')

function isAlive({ pid, startTime }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
    if (error.code !== 'EPERM') throw error
  }
  // In a container nobody may be there to collect the dead: killed processes then stay listed as zombies.
  return startTime === startTimeOf(pid) && statOf(pid)?.[0] !== 'Z'
}

function parseHolder(text) {
  const [pid, startTime] = (text ?? '').split(' ')
  return Number(pid) > 0 ? { pid: Number(pid), startTime: startTime || undefined } : undefined
}

/** The id of the process that has this state open, if one does. */
export function lockHolder(stateDir) {
  const holder = parseHolder(readIfThere(lockIn(stateDir)))
  return holder && isAlive(holder) ? holder.pid : undefined
}

/**
 * Two servers on one state lose each other's writes, silently. Returns the id of the process that holds the lock, or
 * undefined when it is now ours; the lock of a process that was killed is taken over.
 */
export function takeStateLock(stateDir) {
  mkdirSync(stateDir, { recursive: true })
  const lock = lockIn(stateDir)
  for (;;) {
    try {
      writeFileSync(lock, `${process.pid} ${startTimeOf(process.pid) ?? ''}`, { flag: 'wx' })
      process.once('exit', () => rmSync(lock, { force: true }))
      return undefined
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = lockHolder(stateDir)
    if (holder) return holder
    clearStale(lock)
  }
}

function clearStale(lock) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  // Between looking and moving, another start may have taken the stale lock over: give it its own back.
  const moved = parseHolder(readFileSync(aside, 'utf8'))
  if (moved && isAlive(moved)) renameSync(aside, lock)
  else rmSync(aside, { force: true })
}
