import { expect, test } from '../support/test'
import { ask, openChat, visit } from './ownersSite'

test('the booking link opens elsewhere, prefilled with what was said, and the business is told that it was opened', {
  tag: '@phone',
}, async ({ page, context, otherOrigin, baseURL }) => {
  const opened: { url: URL; referrer: string | undefined }[] = []
  await context.route('https://calendly.com/**', async (route) => {
    opened.push({ url: new URL(route.request().url()), referrer: route.request().headers().referer })
    await route.fulfill({ body: 'A calendar' })
  })
  await visit(page, otherOrigin, baseURL)
  const dialog = await openChat(page)
  await ask(page, 'Hi, I’m Ann Lee, ann@example.com')
  await expect(dialog.getByText(/I’ve got ann@example.com/)).toBeVisible()
  await expect(page.getByText('...', { exact: true })).toHaveCount(0)
  await ask(page, 'Can I book an appointment?')
  const link = page.getByRole('link', { name: 'See open times' })
  await expect(link).toBeVisible()
  await expect(dialog.getByText('calendly.com')).toBeVisible()
  const told = page.waitForResponse((response) => response.url().endsWith('/booking-link'))
  const popup = page.waitForEvent('popup')
  await link.focus()
  await page.keyboard.press('Enter')
  await popup
  expect((await told).status()).toBe(204)
  await expect.poll(() => opened).toHaveLength(1)
  const [{ url, referrer } = { url: new URL('about:blank'), referrer: '' }] = opened
  expect(url.pathname).toBe('/harbor-street-garage/visit')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ name: 'Ann Lee', email: 'ann@example.com' })
  expect(referrer).toBeUndefined()
})
