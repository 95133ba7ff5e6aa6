import type { Page } from '@playwright/test'
import { testRegistrationResponse } from '../../contract/accounts'
import { expect, test } from '../support/test'
import { violations } from '../support/violations'
import { signIn } from './signIn'

const OPEN = [
  '/',
  '/pricing',
  '/login',
  '/test-registration',
  '/register',
  '/recovery',
  '/reset-password',
  '/reset-password?token=some',
  '/confirm-email?token=some',
  '/success?session_id=cs_test_a1b2c3d4',
  '/subscribe',
  '/instructions?api_key=pub_abc123',
  '/demo',
  '/nothing-here',
  '/dev/outbox',
]
const OWNERS = [
  '/admin',
  '/admin/settings',
  '/admin/leads',
  '/admin/account',
  '/admin/billing',
  '/admin-direct',
  '/admin-direct/conversations',
  '/admin-direct/leads',
  '/admin-direct/analytics',
  '/admin-direct/embed',
  '/admin-direct/account',
  '/admin-direct/billing',
]

async function expectCleanScreens(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await violations(page), address).toEqual([])
    })
  }
}

// One test for many screens: an account costs more time than the looking does.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe minds nothing in the ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.slow()

    test('on open screens', async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/)
      await expectCleanScreens(page, OPEN)
    })

    test('on the owner’s screens', async ({ page, owner, request }) => {
      const lead = { businessId: owner.businessId, name: 'Dana', email: 'dana@example.com', phone: '207 555 0148' }
      await request.post('/api/leads', { data: lead })
      await signIn(page, owner)
      await expectCleanScreens(page, OWNERS)
    })

    test('on the registration form with its errors', async ({ page, request }) => {
      const data = { email: `axe-${crypto.randomUUID()}@example.com`, planType: 'test' }
      const response = await request.post('/api/test-registration', { data })
      await page.goto(testRegistrationResponse.parse(await response.json()).registrationUrl)
      await page.getByRole('button', { name: 'Create my account' }).click()
      await expect(page.getByText('Business name is required')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
