import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openOperatorPassword } from './operatorPassword.mjs'

const settings = { OPERATOR_EMAIL: 'operator@deskbell.test' }

function withState(t) {
  const state = mkdtempSync(join(tmpdir(), 'deskbell-password-'))
  t.after(() => rmSync(state, { recursive: true, force: true }))
  const log = t.mock.method(console, 'log', () => undefined)
  const shown = () => {
    const lines = log.mock.calls.flatMap((call) => call.arguments)
    log.mock.resetCalls()
    return lines.join(' ')
  }
  return { state, shown }
}

test('is shown once, for a seed that is finished', (t) => {
  const { state, shown } = withState(t)
  const first = openOperatorPassword(state, settings)
  assert.equal(statSync(join(state, 'operator-password')).mode & 0o777, 0o600)
  first.show({ wasSeeded: false })
  const said = shown()
  assert.ok(said.includes(first.binding.OPERATOR_PASSWORD))
  const second = openOperatorPassword(state, settings)
  assert.deepEqual(second.binding, {})
  second.show({ wasSeeded: true })
  assert.equal(shown(), '')
})

for (const wasSeeded of [false, true]) {
  test(`outlives a start that was killed ${wasSeeded ? 'after' : 'during'} the seed`, (t) => {
    const { state, shown } = withState(t)
    const killed = openOperatorPassword(state, settings)
    const next = openOperatorPassword(state, settings)
    assert.deepEqual(next.binding, killed.binding)
    next.show({ wasSeeded })
    assert.ok(shown().includes(killed.binding.OPERATOR_PASSWORD))
  })
}

test('is not shown for a state that had its operator before', (t) => {
  const { state, shown } = withState(t)
  openOperatorPassword(state, settings).show({ wasSeeded: true })
  assert.equal(shown(), '')
})

test('that the operator set is used and not repeated', (t) => {
  const { state, shown } = withState(t)
  const { binding, show } = openOperatorPassword(state, { ...settings, OPERATOR_PASSWORD: 'correct-horse' })
  assert.deepEqual(binding, { OPERATOR_PASSWORD: 'correct-horse' })
  show({ wasSeeded: false })
  assert.match(shown(), /the OPERATOR_PASSWORD you set/)
})
