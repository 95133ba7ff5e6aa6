import { expect, test } from '../support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search engines and networks read what the page is about; the front page and the pricing page show their text, their prices and their links', async ({
    page,
    request,
    baseURL,
  }) => {
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

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The front desk that never goes home')
    const sections = ['Ring the bell', 'What you get', 'Why choose us', 'What it costs', 'Get Your Quote']
    for (const name of sections) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const words of ['267%', '40%', '24/7', '85%', '$49', '$99', '$199', 'Most Popular'])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    for (const name of ['GPT-powered', 'Mobile responsive', 'Easy integration', 'Analytics dashboard'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByRole('link', { name: 'Start Free Trial' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { name: 'Pricing', exact: true })).toBeVisible()
    await expect(page.getByText('$99', { exact: true }).first()).toBeVisible()
    const table = page.getByRole('table', { name: 'What each plan includes' })
    await expect(table.getByRole('row', { name: /Conversations a month/ })).toContainText('1,00010,000Unlimited')
    await expect(table.getByRole('row', { name: /Your own color/ })).toContainText('YesYesYes')
    await expect(table.getByRole('row', { name: /Your own picture/ })).toContainText('NoYesYes')
    await expect(table.getByRole('row', { name: /API access/ })).toContainText('NoNoYes')
    await page.getByRole('link', { name: 'Login' }).first().click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
