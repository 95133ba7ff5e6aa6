import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { languageOf } from '../../worker/text/languageOf.ts'
import { readTimes } from './times.mjs'

const casesOf = async (set, name = 'times') =>
  JSON.parse(await readFile(new URL(`../${set}/${name}.json`, import.meta.url), 'utf8'))
const countOf = (read, verdict) => read.filter((one) => one.verdict === verdict).length

test('ways to ask for a time are read as meant, and those that may mean two days are asked back', async () => {
  const read = readTimes(await casesOf('sites'))
  assert.deepEqual(
    read.filter(({ verdict }) => verdict !== 'right'),
    [],
  )
})

test('what others wrote is read or asked back, and whatever stands around it changes nothing', async () => {
  const cases = await casesOf('sites', 'times-by-others')
  const read = readTimes(cases)
  assert.equal(countOf(read, 'wrong'), 0)
  assert.ok(countOf(read, 'right') >= 117)
  const right = cases.filter((_, at) => read[at].verdict === 'right')
  for (const around of [
    (say) => `My bike squeaks. ${say}`,
    (say) => `${say}. Thank you, Carol`,
    (say) => say.toUpperCase(),
  ]) {
    const again = readTimes(
      right.map((one) => ({ ...one, lang: one.lang ?? languageOf(one.say, 'en') ?? 'en', say: around(one.say) })),
    )
    assert.deepEqual(
      again.filter(({ verdict }) => verdict === 'wrong').map(({ say }) => say),
      [],
    )
  }
})

test('of those that nothing was mended for, at least 54 of 60, and 97 of 120 by strangers', async () => {
  assert.ok(countOf(readTimes(await casesOf('frozen')), 'right') >= 54)
  assert.ok(countOf(readTimes(await casesOf('frozen', 'times-by-others')), 'right') >= 97)
})

test('of the same 120, with what a model makes of them, at least nine of ten are right', async () => {
  const cases = await casesOf('frozen', 'times-by-others')
  const replies = await casesOf('frozen', 'times-by-others-replies')
  assert.equal(replies.length, cases.length)
  assert.ok(countOf(readTimes(cases, replies), 'right') >= 114)
})
