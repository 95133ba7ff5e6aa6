import { ANALYTICS_ID } from '../../support/shop'
import { expect, test } from '../../support/shopTest'

test('with a page-view tag set the page loads it, tells it whose it is, and lets nothing else in', async ({ page }) => {
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
  const collected = page.waitForRequest(/\/g\/collect/)
  await page.goto('/')
  expect(decodeURIComponent((await collected).url())).toMatch(new RegExp(`told=js .+;config ${ANALYTICS_ID}$`))
  await expect
    .poll(() => asked)
    .toEqual([
      'www.googletagmanager.com/gtag/js',
      'www.googletagmanager.com/gtag/more.js',
      'region1.google-analytics.com/g/collect',
    ])
})
