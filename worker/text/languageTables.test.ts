import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/languages'

const ROOT = join(import.meta.dirname, '../..')
/** Where a language may have no entry: nobody there says it so, or its words are those of another. */
const MAY_LACK = [
  'worker/text/data/',
  'worker/knowledge/search/services.json',
  'worker/answering/understand/details/digits.json',
]
/** Weights and vectors have no words for anybody. */
const LARGEST = 3_000_000
const FEWEST = 3

const files = ['worker', 'widget', 'contract', 'app/admin'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.json') && !MAY_LACK.some((start) => path.startsWith(start))),
)

/** The tables by language within a value, by where they stand. */
function tablesIn(value: unknown, path: string): [string, string[]][] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  const languages = LANGUAGES.filter((language) => keys.includes(language))
  const own: [string, string[]][] = languages.length < FEWEST ? [] : [[path, languages]]
  const parts = Object.entries(value).filter(([key]) => !languages.some((language) => language === key))
  return [...own, ...parts.flatMap(([key, part]) => tablesIn(part, `${path} ${key}`))]
}

test('a table of words by language has every language', () => {
  const tables = files.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return text.length > LARGEST ? [] : tablesIn(JSON.parse(text), path)
  })
  expect(tables.length).toBeGreaterThan(50)
  const short = tables.filter(([, languages]) => languages.length < LANGUAGES.length)
  expect(short.map(([path]) => path)).toEqual([])
})
