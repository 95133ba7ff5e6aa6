import { expect, test } from '../support/test'
import { toastOf } from './signIn'

test('the page says what the product is, what it costs and what is to come', async ({ page }) => {
  await page.goto('/')
  for (const figure of ['267%', '40%', '24/7', '85%'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  for (const price of ['$49', '$99', '$199']) await expect(page.getByText(price, { exact: true })).toBeVisible()
  await expect(page.getByText('Most Popular')).toBeVisible()
  await expect(page.getByText('Available Now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toHaveCount(2)
  for (const button of await page.getByRole('button', { name: 'Coming Soon' }).all())
    await expect(button).toBeDisabled()
})

test('the bar leads to the four places, folded on a phone', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const login = bar.getByRole('link', { name: 'Login' })
  if (isMobile) {
    await expect(login).toBeHidden()
    await bar.getByRole('button', { name: 'Menu' }).click()
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeHidden()
    // By keyboard alone: in, on to a place, and back out to where one was.
    await bar.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin')
  await expect(login).toHaveAttribute('href', '/login')
  await bar.getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page).toHaveTitle('Pricing · Deskbell')
})

test('a plan’s button opens its checkout in a new tab, the hero’s that of the most popular one', async ({ page }) => {
  await page.goto('/')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Choose Enterprise' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/test-registration\?plan=enterprise$/)
  await expect(tab.getByRole('radio', { name: 'Enterprise' })).toBeChecked()
  await tab.close()

  const openedByHero = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Try it free for 3 days' }).click()
  await expect(await openedByHero).toHaveURL(/plan=business$/)
})

test('without a checkout the page stays and says why', async ({ page }) => {
  await page.route('**/api/create-checkout-session?plan=*', (route) => route.fulfill({ json: {} }))
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(toastOf(page, 'Payment isn’t set up yet')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('the quote form wants a name and one way to answer, and becomes a lead', async ({ page }) => {
  await page.goto('/')
  const send = page.getByRole('button', { name: 'Get my quote' })
  await send.click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.getByLabel('Full Name').fill('Dana Whitfield')
  await send.click()
  await expect(page.getByText('Please leave an email address or a phone number')).toBeVisible()
  await page.getByLabel('Phone Number').fill('207 555 0148')
  await page.getByLabel('Project Details').fill('A chat for my salon')
  const sent = page.waitForRequest('**/api/leads')
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ businessId: '1', source: 'website', phone: '207 555 0148' })
  await expect(page.getByText("Thank you! We've received your information and will be in touch shortly.")).toBeVisible()
})

test('a quote that does not go through keeps what was written', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  await page.getByLabel('Full Name').fill('Dana')
  await page.getByLabel('Email Address').fill('dana@example.com')
  await page.getByRole('button', { name: 'Get my quote' }).click()
  await expect(toastOf(page, 'Not sent')).toContainText(
    'Sorry, there was an error submitting your information. Please try again.',
  )
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana')
})

test('the live demo is the real widget of the demo business', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try the live demo' }).click()
  const panel = page.getByRole('dialog', { name: 'Harbor Street Garage' })
  await panel.getByRole('textbox', { name: 'Message' }).fill('how much is an oil change?')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByText(/\$49/)).toBeVisible()
})

test('a question of the page is asked for real', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'What are your hours?' }).click()
  const panel = page.getByRole('dialog', { name: 'Harbor Street Garage' })
  await expect(panel.getByText('What are your hours?')).toBeVisible()
  await expect(panel.getByText(/\d\s*(am|pm)/i).first()).toBeVisible()
})

test('the live demo answers whatever stands in the message box’s place', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const reply = { sources: [], needsScheduling: false, calendlyUrl: null, conversationId: 'c1', answeredBy: 'facts' }
  await page.route('**/api/chat/1/message', (route) =>
    route.fulfill({ json: { ...reply, message: { id: 'm1', content: 'Gladly.' }, needsLeadCapture: true } }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'What are your hours?' }).click()
  const panel = page.getByRole('dialog', { name: 'Harbor Street Garage' })
  await panel.getByRole('textbox', { name: 'Name' }).fill('Dana Whitfield')
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  if (isMobile) await panel.getByRole('button', { name: 'Close chat' }).click()
  await page.getByRole('button', { name: 'Can I come in on Saturday?' }).click()
  await expect(panel.getByText('Can I come in on Saturday?')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await panel.getByRole('button', { name: 'Leave my details' }).click()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana Whitfield')
  await expect(panel.getByRole('textbox', { name: 'Details' })).toBeEmpty()
})

test('what draws toasts is out of reach: their words are shown all the same', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed|ERR_/)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(page.getByRole('alert')).toContainText('Checkout didn’t open')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an address that leads nowhere answers 404 with a page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const response = await page.goto('/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('/demo without a business shows the demo business, or the owner’s own', async ({ page, sharedOwner: owner }) => {
  await page.goto('/demo')
  await expect(page.getByRole('heading', { name: 'Harbor Street Garage' })).toBeVisible()
  await page.evaluate((token) => localStorage.setItem('sessionToken', token), owner.token)
  await page.goto('/demo')
  await expect(page.getByRole('heading', { name: 'Ortega Plumbing' })).toBeVisible()
})
