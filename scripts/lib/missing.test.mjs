import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailLine, operatorLine, paymentsLine } from './missing.mjs'

const origin = 'http://localhost:8787'

test('without settings, a start names what is missing for mail and payments, and where they are meanwhile', () => {
  const settings = { DEV_TOOLS: 'on', TEST_REGISTRATION: 'on' }
  assert.equal(mailLine(settings, origin), 'Mail: kept at http://localhost:8787/dev/outbox (MAIL_FROM isn’t set).')
  assert.equal(
    paymentsLine(settings, origin),
    'Payments: try them at http://localhost:8787/test-registration (not set: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET).',
  )
})

test('an address that is switched off is not offered', () => {
  const settings = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
  assert.match(mailLine(settings, origin), /^Mail: none leaves/)
  assert.equal(paymentsLine(settings, origin), 'Payments: none (not set: STRIPE_WEBHOOK_SECRET).')
})

test('what is set is named, and no key is shown', () => {
  const settings = {
    MAIL_FROM: 'desk@deskbell.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  assert.match(mailLine(settings, origin), /^Mail: from desk@deskbell\.example, /)
  assert.equal(paymentsLine(settings, origin), 'Payments: by api.stripe.com.')
  assert.equal(
    paymentsLine({ ...settings, STRIPE_API_BASE: 'http://localhost:4242' }, origin),
    'Payments: by localhost:4242.',
  )
})

test('whom the public pages name, and what they leave out, is told to the operator alone', () => {
  assert.equal(
    operatorLine({}),
    'Contact: Deskbell (not set: OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE).',
  )
  const settings = { OPERATOR_NAME: 'Bell and Sons', OPERATOR_ADDRESS: '1 Main St', SUPPORT_EMAIL: 'a@b.example' }
  assert.equal(operatorLine(settings), 'Contact: Bell and Sons (not set: SUPPORT_PHONE).')
  assert.equal(operatorLine({ ...settings, SUPPORT_PHONE: '207 555 0100' }), 'Contact: Bell and Sons.')
})
