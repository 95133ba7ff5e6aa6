import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { api, registerOwner } from '../_test/api'
import { testContext } from '../_test/visitor'
import { countAttempt } from '../accounts/guard/countAttempt'
import { ATTEMPT_RULES } from '../accounts/guard/rules'
import { guardFor } from '../accounts/guard/takeAttempt'

/** As if the owner had saved so often that one more has to wait. */
async function saveAllThatIsFree(customerId: string): Promise<void> {
  const rule = ATTEMPT_RULES.saving
  await runInDurableObject(await guardFor(testContext(), 'saving', customerId), (_, { storage }) => {
    for (let nth = 0; nth < rule.free; nth++) countAttempt(storage, rule, Date.now())
  })
}

test('an owner’s saves have a limit, whatever is saved; reading has none', async () => {
  const { token, businessId, customer } = await registerOwner()
  const at = `/api/businesses/${businessId}`
  const faq = { question: 'Do you mend taps?', answer: 'Yes.' }
  const { id } = await (await api(`${at}/faqs`, { token, body: faq })).json<{ id: string }>()
  await saveAllThatIsFree(customer.id)
  const business = { name: 'Ortega', businessType: 'plumbing', services: 'Drains' }
  const saves: [method: string, path: string, body?: object][] = [
    ['PATCH', at, { services: 'Kites' }],
    ['PUT', at, business],
    ['PUT', `${at}/facts`, { phones: ['(555) 201-7700'] }],
    ['POST', `${at}/faqs`, faq],
    ['PUT', `${at}/faqs/${id}`, faq],
    ['DELETE', `${at}/faqs/${id}`],
    ['PUT', `${at}/origins`, { origins: [] }],
  ]
  for (const [method, path, body] of saves) {
    const refused = await api(path, { method, token, ...(body && { body }) })
    expect([method, path, refused.status]).toEqual([method, path, 429])
    expect(refused.headers.get('retry-after')).toBeTruthy()
  }
  expect(await (await api(`${at}/faqs`, { token })).json()).toEqual([{ id, ...faq }])
})

test('prices are in the currency of the country', async () => {
  const { token, businessId } = await registerOwner({ country: 'DE' })
  const at = `/api/businesses/${businessId}`
  const currencyNow = async () => (await (await api(at, { token })).json<{ currency: string }>()).currency
  expect(await currencyNow()).toBe('EUR')
  await api(at, { method: 'PATCH', token, body: { country: 'GB' } })
  expect(await currencyNow()).toBe('GBP')
})
