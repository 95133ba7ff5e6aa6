import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { toastOf } from './signIn'

async function expectOneMainButton(page: Page, name: string) {
  const main = await page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
  const alike = await page
    .locator('#root :is(a, button)')
    .evaluateAll(
      (all, color) =>
        all.filter((one) => getComputedStyle(one).backgroundColor === color).map((one) => one.textContent),
      main,
    )
  expect(alike).toEqual([name])
}

test('the bar leads to the five places, folded on a phone, where the page is at most eight screens high; the home page has one main button, the pricing page too', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await expectOneMainButton(page, 'Try it free for 3 days')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const login = bar.getByRole('link', { name: 'Login' })
  if (isMobile) {
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens).toBeLessThanOrEqual(8)
    const prices = await page
      .locator('#pricing li p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const bubbleFrom = await page.evaluate(() => innerWidth - 20 - 56)
    for (const { right } of prices) expect(right, 'no price is under the bubble').toBeLessThanOrEqual(bubbleFrom)
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
  await expect(bar.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin')
  await expect(login).toHaveAttribute('href', '/login')
  await bar.getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page).toHaveTitle('Pricing · Deskbell')
  await expectOneMainButton(page, 'Choose Business')
})

test('the front page: a plan’s button opens its checkout, the quote form becomes a lead, the live demo is the real widget', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await test.step('a plan’s button opens its checkout in a new tab, the hero’s that of Starter with its price beside it; without one the page stays and says why', async () => {
    await page.goto('/')
    const soon = page.getByRole('button', { name: 'Coming Soon' })
    await expect(soon).toHaveCount(2)
    for (const button of await soon.all()) await expect(button).toBeDisabled()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Choose Enterprise' }).click()
    const tab = await opened
    await expect(tab).toHaveURL(/\/test-registration\?plan=enterprise$/)
    await expect(tab.getByRole('radio', { name: 'Enterprise' })).toBeChecked()
    await tab.close()
    // Whoever presses again at once gets no second tab.
    await expect(page.getByRole('button', { name: 'Opened in a new tab' })).toBeDisabled()
    await expect(page.getByText(/You’ll need a card/).first()).toBeVisible()

    await expect(page.getByText('Free for 3 days, then $49 a month. Cancel anytime.')).toBeVisible()
    const openedByHero = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Try it free for 3 days' }).click()
    const tabOfHero = await openedByHero
    await expect(tabOfHero).toHaveURL(/plan=starter$/)
    await tabOfHero.close()

    await page.route('**/api/create-checkout-session?plan=*', (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: 'Choose Starter' }).click()
    await expect(toastOf(page, 'Payment isn’t set up yet')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.unroute('**/api/create-checkout-session?plan=*')
  })

  await test.step('the quote form wants a name and one way to answer, keeps what does not go through, and becomes a lead', async () => {
    const send = page.getByRole('button', { name: 'Get my quote' })
    await send.click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await page.getByLabel('Full Name').fill('Dana Whitfield')
    await send.click()
    await expect(page.getByText('Please leave an email address or a phone number')).toBeVisible()
    await page.getByLabel('Phone Number').fill('207 555 0148')
    await page.getByLabel('Project Details').fill('A chat for my salon')
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await send.click()
    await expect(toastOf(page, 'Not sent')).toContainText(
      'Sorry, there was an error submitting your information. Please try again.',
    )
    await expect(page.getByLabel('Full Name')).toHaveValue('Dana Whitfield')
    const sent = page.waitForRequest('**/api/leads')
    await send.click()
    expect((await sent).postDataJSON()).toMatchObject({ businessId: '1', source: 'website', phone: '207 555 0148' })
    await expect(
      page.getByText("Thank you! We've received your information and will be in touch shortly."),
    ).toBeVisible()
  })

  await test.step('the live demo is the real widget of the demo business, and a question of the page is asked for real', async () => {
    await page.getByRole('button', { name: 'Try the live demo' }).click()
    const panel = page.getByRole('dialog', { name: 'Harbor Street Garage' })
    await panel.getByRole('textbox', { name: 'Message' }).fill('how much is an oil change?')
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByText(/\$49/)).toBeVisible()
    await page.getByRole('button', { name: 'What are your hours?' }).click()
    await expect(panel.getByText('What are your hours?', { exact: true })).toBeVisible()
    await expect(panel.getByText(/\d\s*(am|pm)/i).first()).toBeVisible()
  })
})

test('the live demo answers whatever stands in the message box’s place', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const reply = { sources: [], needsScheduling: false, calendlyUrl: null, conversationId: 'c1', answeredBy: 'facts' }
  await page.route('**/api/chat/1/message', (route) =>
    route.fulfill({
      json: { ...reply, message: { id: crypto.randomUUID(), content: 'Gladly.' }, needsLeadCapture: true },
    }),
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

test('the pages around it: what the operator hasn’t said, the places of the plan table, the owner’s own demo, and none', async ({
  page,
  sharedOwner,
  expectedErrors,
}) => {
  await test.step('what the operator hasn’t said is left out: the product’s name and the form take its place', async () => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await expect(page.getByRole('article').getByText('Deskbell', { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).not.toContainText(/\byet\b|hasn’t|no mailing address/)
    await expect(page.getByText('Email:')).toBeHidden()
    await page.getByRole('link', { name: 'the form on the home page' }).click()
    await expect(page.getByLabel('Full Name')).toBeInViewport()
  })
  await test.step('each line of the plan table leads to a place that there is', async () => {
    await page.goto('/pricing')
    const lines = page.getByRole('table').getByRole('rowheader').getByRole('link')
    const addresses = await lines.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses).toHaveLength(await page.getByRole('rowheader').count())
    // A section that there isn't answers 404.
    for (const address of new Set(addresses)) expect((await page.request.get(address)).status(), address).toBe(200)
    // What the front page shows is shown there, without a login.
    const shown = [...new Set(addresses)].filter((address) => address.startsWith('/#'))
    expect(shown).toContain('/#morning')
    await page.goto('/')
    for (const address of shown) await expect(page.locator(address.slice(1))).toBeAttached()
  })
  await test.step('an address that leads nowhere answers 404 with a page; /demo shows the owner’s own business', async () => {
    expectedErrors.push(/404/)
    expect((await page.goto('/nothing-here'))?.status()).toBe(404)
    await page.evaluate((token) => localStorage.setItem('sessionToken', token), sharedOwner.token)
    await page.goto('/demo')
    await expect(page.getByRole('heading', { name: 'Ortega Plumbing' })).toBeVisible()
  })
})
