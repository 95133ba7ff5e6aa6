import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailTo } from '../../_test/mail'
import { newSessionId, say } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'

const tenants = env.TENANTS_DB ?? env.DB
/** The confirmation waits a minute for a booking. */
async function aMinuteLater() {
  await drainOutbox()
  await tenants.prepare("UPDATE outbox SET due_at = 0 WHERE kind = 'lead.confirm'").run()
  await drainOutbox()
}

const someAddress = () => `ann-${crypto.randomUUID()}@example.com`

async function leave(businessId: string, body: object) {
  const response = await api('/api/leads', {
    body: { businessId, name: 'Ann Pine', projectDetails: 'My sink drips', ...body },
  })
  expect(response.status).toBe(201)
  await aMinuteLater()
}

test('who leaves an address in the form is mailed once that the business has it, in their language, without a word of theirs', async () => {
  const owner = await registerOwner()
  const email = someAddress()
  await leave(owner.businessId, { email, language: 'es' })
  await leave(owner.businessId, { email, projectDetails: 'My tub drips as well', language: 'es' })
  const mails = await mailTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Ortega Plumbing ya tiene sus datos'])
  expect(mails[0]?.text).not.toMatch(/Ann|sink|tub/)
})

test('so is who leaves it in the chat', async () => {
  const owner = await registerOwner()
  const email = someAddress()
  const sessionId = newSessionId()
  await say(owner.businessId, { sessionId, message: `Hi, I am Ann Lee, ${email}, I need a new water heater` })
  await writeBehind(owner.businessId, sessionId)
  await aMinuteLater()
  expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(['Ortega Plumbing has your details'])
})

test('one address gets few of them, whatever the businesses', async () => {
  const email = someAddress()
  for (let number = 0; number < 4; number++) {
    const { businessId } = await registerOwner()
    await leave(businessId, { email })
  }
  expect(await mailTo(email)).toHaveLength(3)
})

test('nobody is mailed of a lead that a program sent, that looks like spam or is deleted, nor where the owner switched it off', async () => {
  const owner = await registerOwner({ plan: 'enterprise' })
  const { token, businessId } = owner
  const email = someAddress()

  const key = await api('/api/api-keys', { token, body: { name: 'CRM', scopes: ['leads:write'] } })
  const { key: secret } = await key.json<{ key: string }>()
  const sent = await api('/api/leads', { token: secret, body: { businessId, name: 'Ann Pine', email } })
  expect(sent.status).toBe(201)
  await leave(businessId, { email: `spam-${email}`, homepage: 'https://spam.example' })

  const off = await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: { confirmLeads: false } })
  expect(await off.json()).toMatchObject({ confirmLeads: false })
  await drainOutbox()
  await leave(businessId, { email: `off-${email}` })
  await aMinuteLater()
  for (const address of [email, `spam-${email}`, `off-${email}`]) expect(await mailTo(address)).toEqual([])
})

test('a new law office’s visitors aren’t mailed until its owner says so', async () => {
  const { token, businessId } = await registerOwner({ businessType: 'legal' })
  const email = someAddress()
  await leave(businessId, { email })
  expect(await mailTo(email)).toEqual([])
  const on = await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: { confirmLeads: true } })
  expect(await on.json()).toMatchObject({ confirmLeads: true })
})
