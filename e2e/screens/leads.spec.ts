import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

test('without leads the screen says what will be here', async ({ page, owner }) => {
  await signIn(page, owner)
  await page.goto('/admin/leads')
  await expect(page.getByRole('tab', { name: 'Leads (0)' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No leads captured yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
})

test('a lead that arrives is there after Refresh, in both frames', async ({ page, owner, request }) => {
  await signIn(page, owner)
  await page.goto('/admin/leads')
  await expect(page.getByText('No leads captured yet')).toBeVisible()
  await request.post('/api/leads', {
    data: { businessId: owner.businessId, name: 'سارة', email: 'sara@example.com', phone: '(512) 555-0102' },
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('tab', { name: 'Leads (1)' })).toBeVisible()
  await expect(page.getByRole('link', { name: '(512) 555-0102' })).toHaveAttribute('href', 'tel:5125550102')
  await expect(page.getByRole('link', { name: 'sara@example.com' })).toHaveAttribute('href', 'mailto:sara@example.com')

  await page.goto('/admin-direct/leads')
  await expect(page.getByText('سارة').first()).toBeVisible()
  await page.goto('/admin-direct')
  await expect(page.getByText('1', { exact: true })).toBeVisible()
})

test('a list that does not load has a way out', async ({ page, owner, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  await signIn(page, owner)
  await page.route('**/api/businesses/*/leads', (route) => route.abort())
  await page.goto('/admin-direct/leads')
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your leads.')
  await page.unroute('**/api/businesses/*/leads')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No leads captured yet')).toBeVisible()
})

test('a hundred and twenty leads come in two pages and one count', async ({ page, owner, request }) => {
  test.slow()
  for (let batch = 0; batch < 12; batch++) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const data = {
          businessId: owner.businessId,
          name: `Lead ${batch}-${index}`,
          email: `l${batch}-${index}@example.com`,
        }
        return request.post('/api/leads', { data })
      }),
    )
  }
  await signIn(page, owner)
  await page.goto('/admin/leads')
  await expect(page.getByRole('tab', { name: 'Leads (120)' })).toBeVisible()
  const emails = page.getByRole('link', { name: /@example\.com/ })
  await expect(emails).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(emails).toHaveCount(120)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('copying that the browser refuses is told', async ({ page, owner }) => {
  await signIn(page, owner)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Copy Embed Code' }).click()
  await expect(toastOf(page, 'Failed to copy embed code')).toBeVisible()
})

test('the copied state lasts two seconds', async ({ page, owner, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, owner)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Copy Embed Code' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Embed Code' })).toBeVisible({ timeout: 3500 })
})
