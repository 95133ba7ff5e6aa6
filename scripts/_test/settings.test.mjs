import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readScriptSettings } from '../lib/settings.mjs'

test('without any setting, what a person at their own machine needs', () => {
  const { port, rateLimitScale, stateDir, worker } = readScriptSettings({})
  assert.deepEqual({ port, rateLimitScale, stateDir }, { port: 8787, rateLimitScale: 1, stateDir: '.wrangler/state' })
  assert.equal(worker.TEST_REGISTRATION, 'on')
  assert.equal(worker.DEV_TOOLS, 'on')
})

test('an empty setting is one that is not set', () => {
  const { port, worker } = readScriptSettings({ PORT: '', MAIL_FROM: ' ' })
  assert.equal(port, 8787)
  assert.equal('MAIL_FROM' in worker, false)
})

for (const [name, value] of [
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '8787.5'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['RATE_LIMIT_SCALE', 'lots'],
]) {
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(() => readScriptSettings({ [name]: value }), { message: new RegExp(`^The setting ${name} must be `) })
  })
}
