import { expect, test } from '../support/test'
import { bubble, scriptReplies, visit } from './ownersSite'

test('the widget speaks the page’s language, right to left too, and the visitor may choose another', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await scriptReplies(page, { content: 'مفتوح من ٩ إلى ٥.' })
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': '1', language: 'ar' } })
  await bubble(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('dir', 'rtl')
  // The code is a signal that stands in the view as text.
  const shown = dialog.locator('.language')
  await expect(shown).toHaveText(/^ar/)
  await expect(page.getByRole('button', { name: 'طلب عرض سعر' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'رسالة' })).toBeVisible()

  await page.getByRole('combobox', { name: 'اللغة' }).selectOption('es')
  await expect(dialog).toHaveAttribute('lang', 'es')
  await expect(shown).toHaveText(/^es/)
  await expect(dialog).toHaveAttribute('dir', 'ltr')
  const sent = page.waitForRequest('**/api/chat/1/message')
  await page.getByRole('button', { name: 'Más información' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ message: 'Más información', language: 'es' })

  await page.goto(`${otherOrigin.url}/two`)
  await bubble(page).click()
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeVisible()
})

test('whoever writes in another language is shown the panel’s own words in it too', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await visit(page, otherOrigin, baseURL)
  await bubble(page).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('¿Cuánto cuesta un cambio de aceite?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('.language')).toHaveText(/^es/)
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeFocused()
})

test('a thumb is pressed once its rating has arrived, and comes up again where it did not', async ({
  page,
  otherOrigin,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  await scriptReplies(page, { content: 'We open at 8.' })
  await visit(page, otherOrigin, baseURL)
  await bubble(page).click()
  await page.getByRole('button', { name: 'Learn More' }).click()
  const path = '**/api/chat/1/messages/*/rating*'
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(path, (route) => route.fulfill({ status: 204, headers }))
  const rated = page.waitForRequest(path)
  await page.getByRole('button', { name: 'This helped' }).click()
  expect((await rated).postDataJSON()).toMatchObject({ rating: 'up' })
  await expect(page.getByRole('button', { name: 'This helped' })).toHaveAttribute('aria-pressed', 'true')
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 500, headers }))
  await page.getByRole('button', { name: 'This didn’t help' }).click()
  await expect(page.getByRole('button', { name: 'This didn’t help' })).toHaveAttribute('aria-pressed', 'false')
})
