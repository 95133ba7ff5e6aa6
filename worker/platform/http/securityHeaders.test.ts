import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ofFiles = readFileSync(join(import.meta.dirname, '../../../app/public/_headers'), 'utf8')
const ofWorker = readFileSync(join(import.meta.dirname, 'securityHeaders.ts'), 'utf8')

/** The headers under the line of one path, names in lower case. */
function headersOf(path: string): [string, string][] {
  const lines = ofFiles.split(/\n(?=\S)/).find((block) => block.startsWith(`${path}\n`)) ?? ''
  return [...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value])
}

const everywhere = new Map(headersOf('/*'))
const POLICY = 'content-security-policy'

test('files and the Worker send the same policy', () => {
  const table = /const POLICY = \{(.+?)\n\}/s.exec(ofWorker)?.[1] ?? ''
  const written = [...table.matchAll(/^ {2}'([\w-]+)': (["'])(.+)\2,$/gm)].map(
    ([, name, , value]) => `${name} ${value}`,
  )
  expect(written.length).toBeGreaterThan(5)
  expect([...written, "frame-ancestors 'none'"].toSorted()).toEqual(everywhere.get(POLICY)?.split('; ').toSorted())
})

test('files and the Worker send the same other headers', () => {
  const written = [...ofWorker.matchAll(/ set\('([\w-]+)', '(.+)'\)/g)].map(([, name, value]) => [name, value])
  expect(written.length).toBeGreaterThan(3)
  expect(written.toSorted()).toEqual([...everywhere].filter(([name]) => name !== POLICY).toSorted())
})
