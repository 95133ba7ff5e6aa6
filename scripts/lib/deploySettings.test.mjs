import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deployVars, whatDeployLacks } from './deploySettings.mjs'

const good = { PUBLIC_URL: 'https://deskbell.example', OPERATOR_EMAIL: 'ann@deskbell.example' }

for (const [name, value] of [
  ['PUBLIC_URL', ''],
  ['PUBLIC_URL', 'deskbell.example'],
  ['PUBLIC_URL', 'http://deskbell.example'],
  ['PUBLIC_URL', 'https://localhost:8787'],
  ['OPERATOR_EMAIL', ''],
  ['OPERATOR_EMAIL', 'ann'],
  ['OPERATOR_EMAIL', 'operator@deskbell.local'],
]) {
  test(`${name}=${value} keeps from deploying, in one sentence that names it`, () => {
    assert.match(whatDeployLacks({ ...good, [name]: value }) ?? '', new RegExp(`^Set ${name} before deploying.*\\.$`))
  })
}

test('what the configuration says counts, and what the environment says is sent along', () => {
  assert.equal(whatDeployLacks({}, good), undefined)
  assert.equal(whatDeployLacks(good), undefined)
  assert.deepEqual(deployVars({ PUBLIC_URL: good.PUBLIC_URL }), ['--var', 'PUBLIC_URL:https://deskbell.example'])
})
