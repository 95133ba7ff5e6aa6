import { DAY_MS } from '../../contract/durations'
import { expect, test } from '../support/test'

const status = { status: 'complete', paid: true, hasAccount: false }

test('/success says what comes next: for a purchase that takes a moment, was left, or can’t be found or read; /subscribe without a payment provider, whom to ask', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /503/)
  const address = '/success?session_id=cs_test_a1b2c3d4e5f6'
  await page.goto(address)
  const title = page.getByRole('heading', { level: 1 })
  // Nobody is welcomed to what isn't theirs.
  await expect(title).toHaveText('We can’t find this purchase')
  await expect(page).toHaveTitle('We can’t find this purchase · Deskbell')
  await expect(page.getByText('Welcome')).toHaveCount(0)
  await expect(page.getByText('days are free')).toHaveCount(0)
  await expect(page.getByText('c3d4e5f6', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/admin')
  await expect(page.getByRole('link', { name: 'Your embed code' })).toHaveAttribute('href', '/admin/integration')
  await expect(page.getByText('Lead capture')).toBeVisible()
  await expect(page.getByText('Create your account', { exact: true })).toBeVisible()

  let asked = 0
  const ends = new Date(Date.now() + 3 * DAY_MS)
  await page.route('**/api/checkout/*', (route) => {
    asked += 1
    if (asked === 1) return route.fulfill({ json: { ...status, status: 'open', paid: false } })
    const registrationUrl = '/register?token=abc&email=dana%40example.com'
    return route.fulfill({
      json: { ...status, planType: 'business', trialEndsAt: ends.toISOString(), registrationUrl },
    })
  })
  await page.goto(address)
  await expect(title).toHaveText('Almost there')
  await expect(page.getByText('We’re waiting for your payment to be confirmed.')).toBeVisible()
  await expect(page.getByText('Your free trial has started: Business')).toBeVisible()
  await expect(
    page.getByText(
      `Nothing is charged until ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(ends)}.`,
    ),
  ).toBeVisible()
  await expect(title).toHaveText('Welcome to Deskbell')
  await expect(page).toHaveTitle('Welcome · Deskbell')
  await expect(page.getByText('Your first 3 days are free.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create my account' })).toHaveAttribute('href', /^\/register\?token=abc/)
  await expect(page.getByRole('heading', { name: 'Included in Business' })).toBeVisible()
  expect(asked).toBe(2)

  await page.route('**/api/checkout/*', (route) =>
    route.fulfill({ json: { ...status, status: 'expired', paid: false } }),
  )
  await page.reload()
  await expect(title).toHaveText('This purchase wasn’t finished')
  await expect(page.getByText('Nothing was charged.', { exact: false })).toBeVisible()
  await page.route('**/api/checkout/*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your purchase.')
  await expect(title).toHaveText('Your purchase')

  await test.step('/subscribe without a payment provider shows the plan of its address and whom to ask', async () => {
    await page.unroute('**/api/checkout/*')
    await page.goto('/subscribe?plan=enterprise')
    await expect(page.getByText('$199')).toBeVisible()
    await expect(page.getByText('Unable to initialize payment. Please contact support.')).toBeVisible()
    await page.getByRole('button', { name: 'Contact support' }).click()
    await expect(page.getByRole('dialog', { name: 'Contact support' })).toBeVisible()
  })
})
