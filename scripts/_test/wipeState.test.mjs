import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { takeStateLock } from '../lib/lock.mjs'
import { wipeState } from '../lib/wipeState.mjs'

function folderWith(t, ...names) {
  const folder = mkdtempSync(join(tmpdir(), 'deskbell-wipe-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of names) {
    if (name.endsWith('/')) mkdirSync(join(folder, name))
    else writeFileSync(join(folder, name), '')
  }
  return folder
}

test('a state is wiped with its folder', (t) => {
  const state = folderWith(t, 'v3/', 'tmp/', 'encryption-key', 'operator-password')
  assert.equal(wipeState(state), true)
  assert.equal(existsSync(state), false)
})

test('what somebody else put into the folder stays', (t) => {
  const state = folderWith(t, 'v3/', 'encryption-key', 'letter.txt')
  wipeState(state)
  assert.deepEqual(readdirSync(state), ['letter.txt'])
})

test('a folder that is no state is left alone', (t) => {
  const folder = folderWith(t, 'tmp/', 'letter.txt')
  assert.equal(wipeState(folder), false)
  assert.deepEqual(readdirSync(folder), ['letter.txt', 'tmp'])
  assert.equal(wipeState(join(folder, 'nowhere')), false)
})

test('a state in use is left alone', (t) => {
  const state = folderWith(t, 'v3/')
  takeStateLock(state)
  assert.throws(() => wipeState(state), /is running on/)
  assert.deepEqual(readdirSync(state), ['lock', 'v3'])
})
