import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

/** From here on time passes only when a test says so. */
async function stopTheClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

// The values of the specification, section 9, by the libraries they come from.
test.describe('under a clock of our own', () => {
  test.beforeEach(({ page, sharedOwner }) => signIn(page, sharedOwner))

  test('tooltips: after 700 ms, and the next one at once within 300; copying is told for two seconds; toasts: one at a time, for five seconds, swept away to the right, reached by F8', async ({
    page,
  }) => {
    await page.goto('/admin')
    const account = page.getByRole('link', { name: 'Account' })
    const signOut = page.getByRole('button', { name: 'Log out' })
    await expect(signOut).toBeVisible()
    const tip = page.getByRole('tooltip')
    // A move leaves the icon, the next one the area through which the pointer may cross to the tip; moves within one frame are one.
    const leave = () =>
      expect(async () => {
        await page.mouse.move(5, 780)
        await page.mouse.move(5, 790)
        await expect(tip).toHaveCount(0, { timeout: 200 })
      }).toPass()
    // Tooltips come once the page is at rest.
    await expect(async () => {
      await page.mouse.move(5, 790)
      await signOut.hover()
      await expect(tip).toHaveText('Log out', { timeout: 1500 })
    }).toPass()
    await leave()
    // Until then the next one would still follow this one at once.
    await page.waitForTimeout(400)
    await stopTheClock(page)
    const pass = (ms: number) => page.clock.runFor(ms)
    const comesAfterAWhile = async () => {
      await signOut.hover()
      await pass(650)
      await expect(tip).toHaveCount(0)
      await pass(100)
      await expect(tip).toHaveText('Log out')
      await leave()
    }
    await comesAfterAWhile()
    await account.hover()
    await pass(50)
    await expect(tip).toHaveText('Account')
    await leave()
    await pass(350)
    await comesAfterAWhile()

    const copy = page.getByRole('button', { name: /^(Copy Embed Code|Copied)$/ })
    await expect(copy).toBeVisible()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve()
    })
    const toast = toastOf(page, 'Copied!')
    await copy.click()
    await expect(copy).toHaveAccessibleName('Copied')
    await pass(1900)
    await expect(copy).toHaveAccessibleName('Copied')
    await pass(200)
    await expect(copy).toHaveAccessibleName('Copy Embed Code')
    // A toast's five seconds begin once it stands there, and the second one takes real time to replace the first.
    await toast.evaluate((first) => first.setAttribute('data-first', ''))
    await copy.click()
    await expect(page.locator('[data-first]')).toHaveCount(0)
    await expect(toast).toHaveCount(1)
    await pass(500)
    await page.mouse.move(5, 790)
    await pass(4300)
    await expect(toast).toBeVisible()
    await pass(300)
    await expect(toast).toBeHidden()

    await copy.click()
    await pass(500)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /Notifications/ }).locator('ol')).toBeFocused()
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast is nowhere')
    const sweep = async (distance: number) => {
      await page.mouse.move(box.x + 40, box.y + 20)
      await page.mouse.down()
      for (const part of [0.3, 0.6, 1]) await page.mouse.move(box.x + 40 + distance * part, box.y + 20)
      await page.mouse.up()
      await pass(500)
    }
    await sweep(-80)
    await sweep(45)
    await expect(toast).toBeVisible()
    await sweep(60)
    await expect(toast).toBeHidden()
  })

  test('data is asked for once: not again by time, by focus, by coming back, or after a failure', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/500/)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(auth\/me|businesses\/biz_\w+)$/.test(pathname)) asked.push(pathname)
    })
    await page.clock.install()
    await page.goto('/admin/settings')
    await expect(page.getByLabel('Business name')).not.toHaveValue('')
    expect(new Set(asked).size, 'each once').toBe(asked.length)
    const before = asked.length
    await page.clock.runFor('02:00:00')
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await page.getByRole('tab', { name: /^Leads/ }).click()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(page.getByLabel('Business name')).not.toHaveValue('')
    expect(asked).toHaveLength(before)

    let failures = 0
    await page.route('**/api/auth/me', (route) => {
      failures += 1
      return route.fulfill({ status: 500, body: '' })
    })
    await page.goto('/admin')
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your account.')
    await page.clock.runFor('00:01:00')
    expect(failures).toBe(1)
  })
})
