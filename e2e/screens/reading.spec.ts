import { freePort, openProduct } from '../support/product'
import { expect, test } from '../support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page shows its text, its prices and its links', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The front desk that never goes home')
    const sections = ['Ring the bell', 'What you get', 'Why choose us', 'What it costs', 'Get Your Quote']
    for (const name of sections) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const words of ['267%', '40%', '24/7', '85%', '$49', '$99', '$199', 'Most Popular'])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    for (const name of ['GPT-powered', 'Mobile responsive', 'Easy integration', 'Analytics dashboard'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByRole('link', { name: 'Start Free Trial' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
  })

  test('so does the pricing page', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'Pricing', exact: true })).toBeVisible()
    await expect(page.getByText('$99', { exact: true }).first()).toBeVisible()
    const table = page.getByRole('table', { name: 'What each plan has' })
    await expect(table.getByRole('row', { name: /Conversations a month/ })).toContainText('1,00010,000Unlimited')
    await expect(table.getByRole('row', { name: /Your own color/ })).toContainText('YesYesYes')
    await expect(table.getByRole('row', { name: /Your own picture/ })).toContainText('NoYesYes')
    await expect(table.getByRole('row', { name: /API access/ })).toContainText('NoNoYes')
    await page.getByRole('link', { name: 'Login' }).first().click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('search engines and networks read what the page is about', async ({ page, request, baseURL }) => {
  await page.goto('/')
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', url: `${baseURL}/` },
      {
        '@type': 'SoftwareApplication',
        offers: [
          { '@type': 'Offer', name: 'Starter', price: '49.00', priceCurrency: 'USD' },
          { '@type': 'Offer', name: 'Business', price: '99.00' },
          { '@type': 'Offer', name: 'Enterprise', price: '199.00' },
        ],
      },
    ],
  })
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const shown = await request.get(picture ?? '')
  expect(shown.headers()['content-type']).toBe('image/png')
  expect((await shown.body()).readUInt32BE(16), 'its width').toBe(1200)
})

test('with a page-view tag set the page loads it, tells it whose it is, and lets nothing else in', async ({ page }) => {
  const product = await openProduct(await freePort(), { ANALYTICS_ID: 'G-TEST1234' })
  // In place of the real tag: the way it makes further scripts, and a call home.
  const tag = `
    const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url })
    const more = document.createElement('script')
    more.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/more.js')
    document.head.append(more)
    const told = () => dataLayer.map((call) => [...call].map(String).join(' ')).join(';')
    addEventListener('load', () => fetch('https://region1.google-analytics.com/g/collect?told=' + encodeURIComponent(told())))`
  const asked: string[] = []
  await page.route(/google/, (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    asked.push(hostname + pathname)
    const isTag = pathname === '/gtag/js'
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: isTag ? tag : '',
    })
  })
  try {
    const collected = page.waitForRequest(/\/g\/collect/)
    await page.goto(product.origin)
    expect(decodeURIComponent((await collected).url())).toMatch(/told=js .+;config G-TEST1234$/)
    await expect
      .poll(() => asked)
      .toEqual([
        'www.googletagmanager.com/gtag/js',
        'www.googletagmanager.com/gtag/more.js',
        'region1.google-analytics.com/g/collect',
      ])
  } finally {
    await page.close()
    await product.close()
  }
})
