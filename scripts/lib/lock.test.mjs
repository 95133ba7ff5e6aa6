import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { lockHolder, takeStateLock } from './lock.mjs'

const states = []
function emptyState() {
  const state = mkdtempSync(join(tmpdir(), 'deskbell-lock-'))
  states.push(state)
  return state
}
after(() => {
  for (const state of states) rmSync(state, { recursive: true, force: true })
})

const lockModule = pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href

/** What another process is told that asks for the same state. */
function askElsewhere(stateDir, then = '') {
  const code = `import { takeStateLock } from '${lockModule}'; console.log(takeStateLock('${stateDir}') ?? 'mine'); ${then}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout.trim()
}

test('a second process is told who holds the state', () => {
  const state = emptyState()
  assert.equal(takeStateLock(state), undefined)
  assert.equal(lockHolder(state), process.pid)
  assert.equal(askElsewhere(state), String(process.pid))
})

test('the lock goes with a process that ends', () => {
  const state = emptyState()
  assert.equal(askElsewhere(state), 'mine')
  assert.equal(lockHolder(state), undefined)
  assert.equal(takeStateLock(state), undefined)
})

test('the lock of a killed process is taken over', () => {
  const state = emptyState()
  assert.equal(askElsewhere(state, "process.kill(process.pid, 'SIGKILL')"), 'mine')
  assert.equal(takeStateLock(state), undefined)
})

test('a later process with the id of a dead one does not keep the state locked', () => {
  const state = emptyState()
  writeFileSync(join(state, 'lock'), `${process.ppid} 1`)
  assert.equal(takeStateLock(state), undefined)
})

test('a lock that was never written to the end is taken over', () => {
  const state = emptyState()
  writeFileSync(join(state, 'lock'), '')
  assert.equal(takeStateLock(state), undefined)
})
