import type { APIRequestContext } from '@playwright/test'
import type { RegisteredOwner } from '../support/owner'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

const leave = (request: APIRequestContext, { businessId }: RegisteredOwner, lead: object) =>
  request.post('/api/leads', { data: { businessId, ...lead } })

test('a lead that arrives is there after Refresh, whatever its name, in both frames', { tag: '@both' }, async ({
  page,
  owner,
  request,
}) => {
  await signIn(page, owner)
  await page.goto('/admin/leads')
  await expect(page.getByText('No leads captured yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await leave(request, owner, { name: 'سارة', email: 'sara@example.com', phone: '(512) 555-0102' })
  await leave(request, owner, {
    name: `${'Wolfe'.repeat(39)} 🚿`,
    email: 'w@example.com',
    projectDetails: 'x'.repeat(900),
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('tab', { name: 'Leads (2)' })).toBeVisible()
  await expect(page.getByRole('link', { name: '(512) 555-0102' })).toHaveAttribute('href', 'tel:5125550102')
  await expect(page.getByRole('link', { name: 'sara@example.com' })).toHaveAttribute('href', 'mailto:sara@example.com')
  await expect(page.getByText('Not provided')).toBeVisible()
  await expect(page.getByText('Chat on your site')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.goto('/admin-direct/leads')
  await expect(page.getByText('سارة').first()).toBeVisible()
  await page.goto('/admin-direct')
  await expect(page.getByText('2 left their details').first()).toBeVisible()
})

test('a lead gets its status, a note and an end, and leads to its conversation', { tag: '@both' }, async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const sessionId = `leads-${crypto.randomUUID()}`
  await request.post(`/api/chat/${owner.businessId}/message`, { data: { sessionId, message: 'Do you clean drains?' } })
  await leave(request, owner, { name: 'Ann Lee', email: 'ann@example.com', sessionId })
  await signIn(page, owner)
  await page.goto('/admin/leads')

  const status = page.getByRole('combobox', { name: 'Status of Ann Lee' })
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await status.selectOption('won')
  await expect(toastOf(page, 'Error')).toBeVisible()
  await expect(status).toHaveValue('new')
  const booked = page.waitForResponse('**/api/leads/*')
  await status.selectOption('booked')
  await booked
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Note on Ann Lee').fill('Call on Tuesday, mornings')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: 'Change note' })).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('booked')
  await expect(page.getByText('Call on Tuesday, mornings')).toBeVisible()

  const chat = page.getByRole('link', { name: 'Read the chat with Ann Lee' })
  await expect(chat).toHaveAttribute('href', /\/admin-direct\/conversations\/.+/)
  await page.getByRole('button', { name: 'Delete Ann Lee' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete Ann Lee' }).click()
  await page.getByRole('button', { name: 'Delete lead' }).click()
  await expect(page.getByText('No leads captured yet')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Leads (0)' })).toBeVisible()
})

test('a list that does not load has a way out', async ({ page, sharedOwner, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  await signIn(page, sharedOwner)
  await page.route('**/api/businesses/*/leads', (route) => route.abort())
  await page.goto('/admin-direct/leads')
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your leads.')
  await page.unroute('**/api/businesses/*/leads')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No leads captured yet')).toBeVisible()
})

test('a hundred and twenty leads: two pages, one count, searched and filtered in the address', async ({
  page,
  owner,
  request,
}) => {
  for (let batch = 0; batch < 12; batch++) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        leave(request, owner, { name: `Lead ${batch}-${index}`, email: `l${batch}-${index}@example.com` }),
      ),
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

  await page.getByRole('searchbox', { name: 'Search leads' }).fill('lead 11-')
  await expect(emails).toHaveCount(10)
  await expect(page).toHaveURL(/\?q=lead\+11-$/)
  await expect(page.getByText('10 leads of 120')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Leads (120)' })).toBeVisible()
  const won = page.waitForResponse('**/api/leads/*')
  await page.getByRole('combobox', { name: 'Status of Lead 11-3' }).selectOption('won')
  await won
  await page.getByLabel('Status', { exact: true }).selectOption('won')
  await expect(emails).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=lead\+11-&status=won$/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('lead 11-')
  await expect(emails).toHaveCount(1)
  await page.getByLabel('Status', { exact: true }).selectOption('lost')
  await expect(page.getByText('No lead matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all leads' }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(emails).toHaveCount(100)
})
