import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readTimes } from './times.mjs'

const casesOf = async (set) => JSON.parse(await readFile(new URL(`../${set}/times.json`, import.meta.url), 'utf8'))

test('ways to ask for a time are read as meant, and those that may mean two days are asked back', async () => {
  const read = readTimes(await casesOf('sites'))
  assert.deepEqual(
    read.filter(({ verdict }) => verdict !== 'right'),
    [],
  )
})

test('of those that nothing was mended for, at least 54 of 60', async () => {
  const read = readTimes(await casesOf('frozen'))
  assert.ok(read.filter(({ verdict }) => verdict === 'right').length >= 54)
})
