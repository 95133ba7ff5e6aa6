import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { toastOf } from './signIn'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test('every component in every state, light and dark; a toast of each kind, a dialog, a tooltip after its delay', async ({
  page,
}) => {
  await page.goto('/docs/components')
  await expect(page).toHaveTitle('Components · Deskbell')
  const scheme = page.getByLabel('Light or dark')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const grounds: string[] = []
  for (const choice of ['light', 'dark']) {
    await scheme.selectOption(choice)
    grounds.push(await ground())
    // What depends on neither color nor size was looked at in the light.
    for (const size of choice === 'light' ? [DESKTOP, PHONE] : [DESKTOP]) {
      await page.setViewportSize(size)
      await expectAccessible(page, { rules: choice === 'light' ? 'all' : 'colors', what: choice })
    }
  }
  expect(grounds).toEqual(['rgb(251, 250, 247)', 'rgb(15, 22, 32)'])

  await page.setViewportSize(DESKTOP)
  for (const [button, title] of [
    ['Say it worked', 'Success'],
    ['Say it failed', 'Error'],
    ['Offer a way back', 'Deleted'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(toastOf(page, title)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })).toHaveCount(
      1,
    )
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page, 'Undone')).toBeVisible()

  const opener = page.getByRole('button', { name: 'Open a dialog' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Delete this lead?' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  // The dialog begins to listen to keys a moment after it has taken the focus.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 1500 })
  }).toPass()
  await expect(opener).toBeFocused()

  const icon = page.getByRole('button', { name: 'More about it' })
  await opener.blur()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await icon.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Says more about an icon', { timeout: 1500 })
  }).toPass()
})
