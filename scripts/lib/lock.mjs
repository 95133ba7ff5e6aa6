import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from './project.mjs'

const lockIn = (stateDir) => join(stateDir, 'lock')

/** A process's start time in kernel ticks, which tells it from a later one with the same id. */
const startTimeOf = (pid) => statOf(pid)?.[19]

/** The fields of /proc/PID/stat from the state on. The name before may contain spaces. */
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
  // In a container killed processes may stay listed as zombies.
  return startTime === startTimeOf(pid) && statOf(pid)?.[0] !== 'Z'
}

function parseHolder(text) {
  const [pid, startTime] = (text ?? '').split(' ')
  return Number(pid) > 0 ? { pid: Number(pid), startTime: startTime || undefined } : undefined
}

/** The id of the process that holds the state's lock; undefined if none does. */
export function lockHolder(stateDir) {
  const holder = parseHolder(readIfThere(lockIn(stateDir)))
  return holder && isAlive(holder) ? holder.pid : undefined
}

/**
 * Locks a state folder, since two servers on it would silently lose writes. Answers the id of the holder, or undefined if the lock is ours
 * now. The lock of a killed process is taken over.
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
  // Another start may have taken over the stale lock meanwhile: give it back.
  const moved = parseHolder(readFileSync(aside, 'utf8'))
  if (moved && isAlive(moved)) renameSync(aside, lock)
  else rmSync(aside, { force: true })
}
