import type { Page } from '@playwright/test'
import { testRegistrationResponse } from '../../contract/accounts'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { signIn } from './signIn'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** What axe minds on a page, at both sizes, in the light and in the dark, without loading it again. */
async function expectClean(page: Page, address: string) {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // What doesn't depend on colour was looked at in the light.
      const rules = colorScheme === 'dark' ? 'colors' : 'all'
      await expectAccessible(page, { rules, what: `${address}, ${size.width} px, ${colorScheme}` })
    }
  }
  await page.setViewportSize(DESKTOP)
}

async function expectCleanScreens(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-hidden].animate-pulse-soft'), 'all is loaded').toHaveCount(0)
      await expectClean(page, address)
    })
  }
}

test.describe('axe minds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on the pages for visitors, and in the open widget with its form', async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/)
    await expectCleanScreens(page, ['/', '/pricing', '/test-widget.html', '/nothing-here', '/dev/outbox', '/demo'])
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Can I get a quote?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('button', { name: 'Send my details' }).click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expectClean(page, 'the open widget')
  })

  test('on the way to an account, with its errors', async ({ page, request, expectedErrors }) => {
    expectedErrors.push(/404/, /401/)
    await expectCleanScreens(page, [
      '/test-registration',
      '/register',
      '/recovery',
      '/reset-password',
      '/reset-password?token=some',
      '/confirm-email?token=some',
      '/lift-pause?token=some',
      '/success?session_id=cs_test_a1b2c3d4',
      '/subscribe',
      '/instructions?api_key=pub_abc123',
      '/login',
    ])
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectClean(page, 'login that failed')
    const data = { email: `axe-${crypto.randomUUID()}@example.com`, planType: 'test' }
    const response = await request.post('/api/test-registration', { data })
    await page.goto(testRegistrationResponse.parse(await response.json()).registrationUrl)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page.getByText('Business name is required')).toBeVisible()
    await expectClean(page, 'registration with its errors')
  })

  test('on the owner’s screens', async ({ page, owner, request }) => {
    const lead = { businessId: owner.businessId, name: 'Dana', email: 'dana@example.com', phone: '207 555 0148' }
    await request.post('/api/leads', { data: lead })
    await signIn(page, owner)
    await expectCleanScreens(page, [
      '/admin',
      '/admin/settings',
      '/admin/leads',
      '/admin/account',
      '/admin/billing',
      '/admin-direct/billing',
      '/instructions#wix',
    ])
    await page.getByRole('button', { name: 'Contact support' }).click()
    await expect(page.getByLabel('Subject')).toBeVisible()
    await expectClean(page, 'the support dialog')
  })

  test('in the frame with the sidebar', async ({ page, owner, request }) => {
    const ask = { sessionId: `axe-${crypto.randomUUID()}`, message: 'Do you clean drains?' }
    await request.post(`/api/chat/${owner.businessId}/message`, { data: ask })
    await signIn(page, owner)
    const sections = ['', '/conversations', '/leads', '/analytics', '/settings', '/embed', '/account']
    await expectCleanScreens(
      page,
      sections.map((section) => `/admin-direct${section}`),
    )
  })
})
