import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../contract/facts'
import { api, drainOutbox, registerOwner } from '../_test/api'

const FACTS = {
  phones: ['(555) 201-7700'],
  hours: { mon: [['09:00', '17:00']], sun: [] },
  hoursExceptions: [{ from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Christmas' }],
  prices: [{ name: 'Boiler service', cents: 9900, unit: 'per visit' }],
}

test('facts are none at first, saved whole, and reach the published profile', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}/facts`
  const version = expect.any(String)
  expect(await (await api(path, { token })).json()).toEqual({ ...NO_FACTS, version })

  const saved = await api(path, { method: 'PUT', token, body: FACTS })
  const expected = { ...NO_FACTS, ...FACTS, prices: [{ ...FACTS.prices[0], from: false }] }
  expect(await saved.json()).toEqual({ ...expected, version })
  expect(await (await api(path, { token })).json()).toEqual({ ...expected, version })
  await drainOutbox()
  const profile = await env.KV.get<{ facts: object; revision: number }>(`profile:${businessId}`, 'json')
  expect(profile).toMatchObject({ facts: expected, revision: 2 })

  await api(path, { method: 'PUT', token, body: { emails: ['hi@example.com'] } })
  expect(await (await api(path, { token })).json()).toEqual({
    ...NO_FACTS,
    emails: ['hi@example.com'],
    version,
  })
})

test('facts that were changed elsewhere since they were read aren’t saved over, however close together', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}/facts`
  const read = async () => (await api(path, { token })).json<{ version: string; phones: string[] }>()
  const { version } = await read()
  const save = (phone: string, from: string) =>
    api(path, { method: 'PUT', token, body: { phones: [phone], version: from } })
  const both = await Promise.all([save('(555) 201-7701', version), save('(555) 201-7702', version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = await save('(555) 201-7703', version)
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    type: 'urn:deskbell:problem:facts-changed',
    detail: expect.stringContaining('changed somewhere else'),
  })
  const now = await read()
  expect(now.phones).not.toContain('(555) 201-7703')
  expect((await save('(555) 201-7704', now.version)).status).toBe(200)
})

test('facts are their owner’s alone', async () => {
  const { businessId } = await registerOwner()
  const { token } = await registerOwner()
  const path = `/api/businesses/${businessId}/facts`
  expect((await api(path)).status).toBe(401)
  expect((await api(path, { token })).status).toBe(404)
  expect((await api(path, { method: 'PUT', token, body: FACTS })).status).toBe(404)
})

test.each([
  ['hours that end before they begin', { hours: { mon: [['17:00', '09:00']] } }, 'hours.mon.0'],
  [
    'a day that is none',
    { hoursExceptions: [{ from: '2026-02-30', to: '2026-03-01', hours: [] }] },
    'hoursExceptions.0.from',
  ],
  [
    'days that run backwards',
    { hoursExceptions: [{ from: '2026-03-02', to: '2026-03-01', hours: [] }] },
    'hoursExceptions.0.to',
  ],
  ['a span that is none', { prices: [{ name: 'Cut', cents: 5000, toCents: 4000 }] }, 'prices.0.toCents'],
])('%s is refused', async (_, body, path) => {
  const { token, businessId } = await registerOwner()
  const response = await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path }] })
})

test('facts too long for the profile are refused in one sentence', async () => {
  const { token, businessId } = await registerOwner()
  const prices = Array.from({ length: 200 }, (_, cents) => ({ name: 'é'.repeat(120), cents }))
  const response = await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body: { prices } })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    detail: 'Your facts have gotten too long. Please shorten or remove some.',
  })
})

test('a number that is none and half an address are refused where they stand, since visitors would be told them', async () => {
  const { token, businessId } = await registerOwner()
  const body = { phones: ['(512) 555-0100', 'call me maybe'], emails: ['frontdesk@'], emergencyPhone: '12' }
  const response = await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body })
  expect(response.status).toBe(422)
  const { errors } = await response.json<{ errors: { path: string; message: string }[] }>()
  expect(errors.map(({ path }) => path)).toEqual(['phones.1', 'emails.0', 'emergencyPhone'])
  expect(errors[0]?.message).toBe('Please enter a phone number, such as (512) 555-0100')
})
