import type { Page } from '@playwright/test'
import { testRegistrationResponse } from '../../contract/accounts'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { OWNERS_SECTIONS, OWNERS_TABS, type Screen, TO_AN_ACCOUNT, VISITORS, WHILE_EMPTY } from './screens'
import { logIn, signIn } from './signIn'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** Where each screen is looked at by `npm run test:looks`. */
const EVERY_LOOK = [DESKTOP, PHONE].flatMap((size) => [
  { size, colorScheme: 'light' as const },
  { size, colorScheme: 'dark' as const },
])
const ON_A_PHONE = [{ size: PHONE, colorScheme: 'light' as const }]
/** The dark colors are those of the components, which `components.spec.ts` looks at one by one: here a page of each kind is. */
const ALSO_IN_THE_DARK = ['/', '/login', '/admin', '/admin-direct', 'the open widget']

const looksAt = (what: string) => {
  if (process.env.EVERY_LOOK) return EVERY_LOOK
  return ALSO_IN_THE_DARK.includes(what) ? [...ON_A_PHONE, { size: PHONE, colorScheme: 'dark' as const }] : ON_A_PHONE
}

/** Expects that axe minds nothing on a page, without loading it again. */
async function expectClean(page: Page, what: string) {
  for (const { size, colorScheme } of looksAt(what)) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    // What doesn't depend on color was looked at in the light.
    const rules = colorScheme === 'dark' ? 'colors' : 'all'
    await expectAccessible(page, { rules, what: `${what}, ${size.width} px, ${colorScheme}` })
  }
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectScreen(page: Page, { title, shows = [], tab }: Omit<Screen, 'path'>) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(title)
  if (tab) await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  for (const text of shows) {
    const places = page
      .getByText(text, { exact: true })
      .or(page.getByLabel(text, { exact: true }))
      .or(page.getByRole('button', { name: text }))
      .filter({ visible: true })
    await expect.soft(places.first(), text).toBeVisible()
  }
}

/** Each screen by its address, as axe sees it, and the clicks that lead on from it. */
async function walk(page: Page, screens: Screen[]) {
  for (const screen of screens) {
    const { path, alike = [], alsoSeen, leadsTo = [] } = screen
    await test.step(path, async () => {
      for (const address of [...alike, path]) {
        await page.goto(address)
        await expectScreen(page, screen)
      }
      await expect(page.locator('[aria-hidden].animate-pulse-soft'), 'all is loaded').toHaveCount(0)
      if (!alsoSeen || process.env.EVERY_LOOK) await expectClean(page, path)
      for (const { role, name, to, title } of leadsTo) {
        const opened = to.tab && page.context().waitForEvent('page')
        await page.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click()
        const tab = await opened
        await expect(tab ?? page).toHaveTitle(title)
        expect(new URL((tab ?? page).url()).pathname).toBe(to.path)
        await (tab ? tab.close() : page.goBack())
      }
    })
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each goes through a dozen screens.
test.slow()

test('the pages for visitors, and the open widget with its form', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await walk(page, VISITORS)
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Can I get a quote?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send my details' }).click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expectClean(page, 'the open widget')
})

test('the way to an account, with its errors', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/404/, /401/)
  await walk(page, TO_AN_ACCOUNT)
  await page.goto('/login')
  await logIn(page, { email: 'nobody@example.com', password: 'wrong' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectClean(page, 'login that failed')
  const data = { email: `axe-${crypto.randomUUID()}@example.com`, planType: 'test' }
  const response = await request.post('/api/test-registration', { data })
  await page.goto(testRegistrationResponse.parse(await response.json()).registrationUrl)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Business name is required')).toBeVisible()
  await expectClean(page, 'registration with its errors')
})

test('the owner’s tabs and the support dialog', async ({ page, owner, request }) => {
  const lead = { businessId: owner.businessId, name: 'Dana', email: 'dana@example.com', phone: '207 555 0148' }
  await request.post('/api/leads', { data: lead })
  await signIn(page, owner)
  await walk(page, OWNERS_TABS)
  await page.getByRole('button', { name: 'Contact support' }).click()
  await expect(page.getByLabel('Subject')).toBeVisible()
  await expectClean(page, 'the support dialog')
})

test('the owner’s sections, before anybody wrote and after', async ({ page, owner, request }) => {
  await signIn(page, owner)
  for (const { path, ...screen } of WHILE_EMPTY) {
    await page.goto(path)
    await expectScreen(page, screen)
  }
  const ask = { sessionId: `axe-${crypto.randomUUID()}`, message: 'Do you clean drains?' }
  await request.post(`/api/chat/${owner.businessId}/message`, { data: ask })
  await walk(page, OWNERS_SECTIONS)
  await expect(page.getByRole('banner')).toContainText('Business')
})
