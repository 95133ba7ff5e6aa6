import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/project.mjs'

const ofFiles = readFileSync(join(root, 'app/public/_headers'), 'utf8')
const ofWorker = readFileSync(join(root, 'worker/platform/http/securityHeaders.ts'), 'utf8')

/** The headers under the line of one path, names in lower case. */
function headersOf(path) {
  const lines = ofFiles.split(/\n(?=\S)/).find((block) => block.startsWith(`${path}\n`)) ?? ''
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name.toLowerCase(), value]),
  )
}

const byName = (pairs) => Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)))
const everywhere = headersOf('/*')

test('files and the Worker send the same policy', () => {
  const table = /const POLICY = \{(.+?)\n\}/s.exec(ofWorker)?.[1] ?? ''
  const written = [...table.matchAll(/^ {2}'([\w-]+)': (["'])(.+)\2,$/gm)].map(([, name, , value]) => [name, value])
  const sent = everywhere['content-security-policy']
    .split('; ')
    .map((part) => [part.split(' ')[0], part.slice(part.indexOf(' ') + 1)])
  assert.ok(written.length > 5)
  assert.deepEqual(byName([...written, ['frame-ancestors', "'none'"]]), byName(sent))
})

test('files and the Worker send the same other headers', () => {
  const written = [...ofWorker.matchAll(/ set\('([\w-]+)', '(.+)'\)/g)].map(([, name, value]) => [name, value])
  const { 'content-security-policy': _, ...others } = everywhere
  assert.ok(written.length > 3)
  assert.deepEqual(byName(written), byName(Object.entries(others)))
})
