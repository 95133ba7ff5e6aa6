import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { complaintsOf, readTexts } from './words.mjs'

const isTest = (file) => /\.(?:test|spec)\.|\/_test\/|\/_fixtures\//.test(file)

/** What owners read: screens, mails, and problems that a screen shows. */
const OWNERS = [
  'app/**/*.{ts,tsx}',
  'contract/**/*.ts',
  'worker/**/{mails,errors}.ts',
  'worker/**/mails/*.ts',
  'worker/**/*{Mail,Mails,mail}.ts',
  'worker/accounts/audit/*.ts',
]

test('no screen, mail or problem has a word that docs/words.md rules out', () => {
  const files = OWNERS.flatMap((pattern) => globSync(pattern)).filter((file) => !isTest(file))
  assert.ok(files.length > 300)
  assert.deepEqual(
    [...new Set(files)].flatMap((file) => complaintsOf(file, readTexts(file))),
    [],
  )
})

test('nor has the chat, in any language', () => {
  const strings = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings))
  const files = globSync('widget/words/**/*.{json,ts}').filter((file) => !isTest(file))
  assert.ok(files.length > 0)
  const complaints = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const texts = file.endsWith('.json')
      ? strings(JSON.parse(source)).map((text) => ({ text, line: 0 }))
      : readTexts(file, source)
    return complaintsOf(file, texts)
  })
  assert.deepEqual(complaints, [])
})

test('a banned word is found in a string, a template and an element, and not in a name', () => {
  const source = `import x from './bot'
    const a = 'Your bot knows'
    const b = \`Please sign in, \${a}\`
    const c = message.type === 'bot' ? <p className="bot bots">All users</p> : { type: 'user' }`
  assert.deepEqual(
    complaintsOf('x.tsx', readTexts('x.tsx', source)).map((line) => line.split(' (')[0]),
    ['x.tsx:2: “bot”', 'x.tsx:3: “sign in”', 'x.tsx:4: “users”'],
  )
})
