import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { signIn } from './signIn'

test('the figures of any days are sentences, charts and tables; the weekly report is turned off', {
  tag: '@phone',
}, async ({ page, owner, request }) => {
  for (const message of ['Do you clean drains?', 'How much is a new heater?']) {
    const data = { sessionId: crypto.randomUUID(), message, websiteUrl: 'https://ortega.example/prices' }
    await request.post(`/api/chat/${owner.businessId}/message`, { data })
  }
  await signIn(page, owner)
  const counted = async () =>
    (await request.get(`/api/businesses/${owner.businessId}/analytics`, { headers: owner.headers })).json()
  await expect.poll(counted).toMatchObject({ totals: { conversations: 2 } })
  await page.goto('/admin-direct/analytics')
  await expect(page.getByText('In the last 30 days, 2 people wrote in')).toBeVisible()
  await expect(page.getByRole('img', { name: 'People who wrote in, day by day' }).locator('canvas')).toBeVisible()
  await page.getByRole('button', { name: '12 months' }).click()
  await expect(page.getByRole('heading', { name: 'People who wrote in, week by week' })).toBeVisible()
  for (const card of ['People who wrote in, week by week', 'When people write']) {
    await page.getByRole('button', { name: 'Show as a table' }).first().click()
    await expect(page.getByRole('table', { name: card })).toBeVisible()
  }
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Custom' }).click()
  await page.getByLabel('First day').fill('2026-01-05')
  await page.getByLabel('Last day').fill('2026-01-01')
  await expect(page.getByText('The first day is after the last')).toBeVisible()
  await page.getByLabel('Last day').fill('2026-01-11')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('From Jan 5, 2026 to Jan 11, 2026, nobody wrote in.')).toBeVisible()
  await expect(page.getByText('Comes with the Enterprise plan')).toBeVisible()

  await test.step('the weekly report is turned off, and stays off', async () => {
    const mails = page.getByLabel('Email me this report every Monday')
    await expect(mails).toBeChecked()
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/report') && response.ok() && response.request().method() === 'PUT',
    )
    await mails.click()
    await saved
    await page.reload()
    await expect(mails).not.toBeChecked()
    await page.goto('/report-off')
    await expect(page.getByText('This link doesn’t work anymore')).toBeVisible()
  })
})

test('nothing that stands is moved by what is still being counted or read', { tag: '@both' }, async ({
  page,
  owner,
  request,
}) => {
  await signIn(page, owner)
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      // The type knows no layout shifts.
      for (const entry of list.getEntries()) window.moved += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/businesses/*/analytics*', async (route) => {
    await expect(page.getByText('Counting…')).toBeAttached()
    await route.fallback()
  })
  const source = { title: 'Notes', text: 'Prices\n\nKite repair: $45\nTail: $12' }
  const knowledge = `/api/businesses/${owner.businessId}/knowledge`
  await request.post(`${knowledge}/sources`, { headers: owner.headers, data: source })
  const found = async () => (await request.get(`${knowledge}/proposals`, { headers: owner.headers })).json()
  await expect.poll(found).toHaveLength(2)
  await page.route('**/knowledge/proposals', async (route) => {
    await expect(page.getByText('Loading what it knows…')).toBeAttached()
    await route.fallback()
  })
  for (const [section, shown] of [
    ['analytics', 'Conversion'],
    ['overview', 'Conversion'],
    ['settings?part=knowledge', 'What people ask'],
  ] as const) {
    await page.goto(`/admin/${section}`)
    await expect(page.getByText(shown)).toBeVisible()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate(() => window.moved), section).toBeLessThan(0.02)
  }
})

declare global {
  interface Window {
    moved: number
  }
}
