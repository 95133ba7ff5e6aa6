import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { linkIn, mailTo } from './mail'
import { signIn } from './signIn'

const askOn = async (request: APIRequestContext, businessId: string, origin: string) => {
  const response = await request.post(`/api/chat/${businessId}/message`, {
    headers: { origin },
    data: { sessionId: crypto.randomUUID(), message: 'What services do you offer?' },
  })
  return { status: response.status(), text: await response.text() }
}
const STRICT = /can’t answer questions on this page/

test('a second site is allowed by one press, and a strange one blocked', { tag: '@phone' }, async ({
  page,
  owner,
  request,
}) => {
  const isOpen = async (site: string) => !STRICT.test((await askOn(request, owner.businessId, site)).text)
  expect(await isOpen('https://www.garage.example')).toBe(true)
  expect(await isOpen('https://garage-tires.example')).toBe(false)
  expect(await isOpen('https://thief.example')).toBe(false)

  await signIn(page, owner)
  await page.goto('/admin-direct')
  await expect(page.getByText('Your chat was seen on 2 other sites. Are they yours?')).toBeVisible()
  await page.getByRole('link', { name: 'See them' }).click()
  const ours = page.getByRole('region', { name: 'garage-tires.example' })
  await expect(ours.getByText('Your chat was seen on garage-tires.example. Is that your site?')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await ours.getByRole('button', { name: 'Yes, allow it' }).click()
  await expect(page.getByRole('button', { name: 'Block garage-tires.example' })).toBeVisible()
  await page.getByRole('region', { name: 'thief.example' }).getByRole('button', { name: 'No, block it' }).click()
  await expect(page.getByRole('button', { name: 'Allow thief.example' })).toBeVisible()
  await page.getByLabel('Another one of your sites').fill('shop.garage.example')
  await page.getByRole('button', { name: 'Allow this site' }).click()
  await expect(page.getByRole('button', { name: 'Block shop.garage.example' })).toBeVisible()

  await expect.poll(() => isOpen('https://garage-tires.example')).toBe(true)
  await expect.poll(async () => (await askOn(request, owner.businessId, 'https://thief.example')).status).toBe(403)
})

test('the mail about a second site allows it without logging in', async ({ page, owner, request, expectedErrors }) => {
  expectedErrors.push(/404/)
  await askOn(request, owner.businessId, 'https://www.garage.example')
  await askOn(request, owner.businessId, 'https://moved.example')
  const link = linkIn(await mailTo(request, owner.email, /was seen on moved\.example/))
  // A mail scanner opens it first.
  expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(
    page.getByRole('heading', { name: 'Your chat was seen on moved.example. Is that your site?' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, allow it' }).click()
  await expect(page.getByRole('heading', { name: 'Your chat is on' })).toBeVisible()
  const isOpen = async () => !STRICT.test((await askOn(request, owner.businessId, 'https://moved.example')).text)
  await expect.poll(isOpen).toBe(true)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible()
})
