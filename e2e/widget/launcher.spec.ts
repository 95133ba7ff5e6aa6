import { attributesSnippet } from '../../contract/snippets'
import { expect, test } from '../support/test'
import { bubble, changeConfig, conversation, openChat, snippet, visit } from './ownersSite'

test('a closed widget costs one request before the bubble and one small one after, and keeps nothing', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${baseURL}`)) asked.push(new URL(request.url()).pathname)
  })
  const settings = page.waitForResponse('**/launcher')
  await visit(page, otherOrigin, baseURL)
  await expect(bubble(page)).toBeVisible()
  expect((await (await settings).body()).byteLength).toBeLessThanOrEqual(300)
  await page.waitForTimeout(500)
  expect(asked).toEqual(['/widget-embed.js', '/api/widget/1/launcher'])
  const kept = await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])
  expect(kept).toEqual([0, 0, ''])
})

const MALFORMED: Record<string, string>[] = [
  { 'business-id': '1', 'primary-color': 'url(javascript:1)', position: '"; }', 'api-url': 'javascript:alert(1)' },
  { 'business-id': '1', 'primary-color': '#zzz', greeting: '', 'calendly-url': 'javascript:alert(1)' },
]
test('the bubble is there before its settings, whatever the snippet says of it', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await page.route('**/launcher', () => undefined)
  await visit(page, otherOrigin, baseURL, {
    attributes: { 'business-id': '1', 'primary-color': '#aa3311', position: 'bottom-left' },
  })
  await expect(bubble(page)).toHaveCSS('background-color', 'rgb(170, 51, 17)')
  expect((await bubble(page).boundingBox())?.x).toBeLessThan(60)
  for (const attributes of MALFORMED) {
    await visit(page, otherOrigin, baseURL, {
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name, value.replaceAll('"', '&quot;')]),
      ),
    })
    await expect(bubble(page)).toHaveCSS('background-color', 'rgb(37, 99, 235)')
    await openChat(page)
    await expect(conversation(page).locator('.bot')).toHaveCount(1)
  }
})

test('saved settings win over the snippet; a business that is switched off or gone shows no bubble', async ({
  page,
  otherOrigin,
  baseURL,
  expectedErrors,
}) => {
  const config: Record<string, unknown> = { primaryColor: '#157F4F', position: 'bottom-left' }
  await changeConfig(page, config)
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': '1', 'primary-color': '#aa3311' } })
  await expect(bubble(page)).toHaveCSS('background-color', 'rgb(21, 127, 79)')
  expect((await bubble(page).boundingBox())?.x).toBeLessThan(60)
  config.isActive = false
  const isOff = page.waitForResponse('**/launcher')
  await visit(page, otherOrigin, baseURL)
  await isOff
  await expect(bubble(page)).toHaveCount(0)
  expectedErrors.push(/404/)
  await page.unrouteAll()
  const isGone = page.waitForResponse('**/launcher')
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': 'biz_gone' } })
  await isGone
  await expect(bubble(page)).toHaveCount(0)
})

test('each way to put it on a page makes one widget: by the key alone, twice, run out of place', async ({
  page,
  otherOrigin,
  baseURL,
  sharedOwner,
}) => {
  await test.step('without a business there is none', async () => {
    await visit(page, otherOrigin, baseURL, { attributes: {} })
    await expect(page.locator('deskbell-chat')).toHaveCount(0)
  })
  await test.step('the second form, from the other path', async () => {
    const attributes = { 'api-key': sharedOwner.customer.apiKey }
    await visit(page, otherOrigin, baseURL, { attributes, script: '/api/widget/embed.js' })
    await openChat(page)
    await expect(page.getByRole('dialog', { name: 'Ortega Plumbing' })).toBeVisible()
  })
  await test.step('out of place it finds its own script, not another service’s', async () => {
    const late = `<script>
      fetch('${baseURL}/widget-embed.js').then((response) => response.text()).then((code) => {
        const script = document.createElement('script')
        script.textContent = code
        document.head.append(script)
      })
    </script>`
    const others = '<script type="text/plain" src="https://www.instagram.com/embed.js"></script>'
    const ours = snippet(`${baseURL}`).replace('<script', '<script type="text/plain"')
    const html = `<!doctype html><title>Site</title>${others}${ours}${late}`
    await page.goto(otherOrigin.publish({ pages: { '/': html } }))
    await openChat(page)
    await expect(conversation(page).locator('.bot')).toHaveCount(1)
  })
  await test.step('twice it is one, and survives a navigation that replaces the body', async () => {
    // An element of the page may have our name, such as a comment's that a visitor left.
    const body = `<a id="Deskbell" href="/">Me</a>${snippet(`${baseURL}`, { script: '/api/widget/embed.js' })}`
    await visit(page, otherOrigin, baseURL, { body })
    await expect(bubble(page)).toHaveCount(1)
    await openChat(page)
    await page.evaluate(() => {
      const body = document.createElement('body')
      body.textContent = 'Another page'
      document.body.replaceWith(body)
    })
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeVisible()
    await page.evaluate(() => document.body.replaceChildren())
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeVisible()
    expect(await page.locator('deskbell-chat').count()).toBe(1)
  })
})

test('a launcher older than the last deploy finds the panel; where none can be loaded the chat opens in a tab', async ({
  page,
  otherOrigin,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await page.route('**/assets/widget/panel-*.js', (route) => route.fulfill({ status: 404 }))
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await expect(conversation(page).locator('.bot')).toHaveCount(1)

  await page.route(/panel(-\w+)?\.js/, (route) => route.fulfill({ status: 404 }))
  await visit(page, otherOrigin, baseURL)
  const popup = page.waitForEvent('popup')
  await bubble(page).click()
  await expect(await popup).toHaveURL(`${baseURL}/widget/1`)
  await expect(bubble(page)).toBeVisible()
})

test('where no settings can be read it works from the snippet, which what an owner writes can’t break out of', async ({
  page,
  otherOrigin,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await page.route(/\/(launcher|config)$/, (route) => route.fulfill({ status: 503 }))
  const greeting = `"><script>window.broken=1</script> 5 < 6 & "quoted"`
  const own = { businessId: '1', apiKey: 'pub_x', primaryColor: '#157F4F', calendlyUrl: null, position: 'bottom-right' }
  const code = attributesSnippet({ ...own, origin: `${baseURL}`, greeting })
  await page.goto(otherOrigin.publish({ pages: { '/': `<!doctype html><title>Site</title>${code}` } }))
  await openChat(page)
  await expect(conversation(page).locator('.said')).toHaveText(greeting)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)

  await visit(page, otherOrigin, baseURL)
  const dialog = await openChat(page)
  await expect(dialog.locator('.head')).toHaveCSS('background-color', 'rgb(37, 99, 235)')
})
