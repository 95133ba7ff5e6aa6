import { iframeSnippet } from '../../contract/snippets'
import { expect, test } from '../support/test'
import { ask, openChat, visit } from './ownersSite'

const CALLS = `<script>
  window.heard = []
  window.Deskbell = window.Deskbell || []
  Deskbell.push(['prefill', { name: 'Ana Lopez', email: 'ana@example.com', details: 'A leaking tap' }])
  Deskbell.push(['setFields', { plan: '<img src=x onerror=alert(1)>' }])
  for (const event of ['open', 'close', 'message', 'lead'])
    Deskbell.push(['on', event, (detail) => heard.push({ event, detail })])
  Deskbell.push(['nonsense'])
</script>`

test('a page’s calls wait for the chat, fill the form, are shown to the owner, and hear what happens but not what is said', async ({
  page,
  otherOrigin,
  baseURL,
  owner,
}) => {
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': owner.businessId }, head: CALLS })
  await openChat(page)
  const told = page.waitForResponse('**/visitor')
  await ask(page, 'Can somebody call me back?')
  expect((await told).status()).toBe(204)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lopez')
  // What the visitor said themselves stands.
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue('Can somebody call me back?')
  await page.getByRole('button', { name: 'Send my details' }).click()
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'))
  await expect.poll(heard).toEqual([
    { event: 'open', detail: {} },
    { event: 'message', detail: { by: 'visitor' } },
    { event: 'message', detail: { by: 'bot' } },
    { event: 'lead', detail: {} },
  ])
  await page.evaluate(() => Reflect.get(window, 'Deskbell').push(['toggle']))
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()

  await page.addInitScript((token) => localStorage.setItem('sessionToken', token), owner.token)
  await page.goto(`${baseURL}/admin-direct/conversations`)
  await page.getByRole('link', { name: /Ana Lopez/ }).click()
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('the page around the frame calls it too; another frame of that page doesn’t', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  const snippet = iframeSnippet({ origin: `${baseURL}`, businessId: '1', position: 'bottom-right' })
  const forger = `<iframe srcdoc="<script>parent.frames[0].postMessage({type:'DESKBELL',call:['open']},'*')</script>"></iframe>`
  await page.goto(otherOrigin.publish({ pages: { '/': `<!doctype html><title>Site</title>${snippet}${forger}` } }))
  const frame = page.frameLocator('#deskbell-frame')
  await expect(frame.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await page.evaluate((origin) => {
    Reflect.set(window, 'heard', [])
    addEventListener(
      'message',
      ({ data }) => data.type === 'DESKBELL_EVENT' && Reflect.get(window, 'heard').push(data.event),
    )
    const post = (call: unknown) => window.frames[0]?.postMessage({ type: 'DESKBELL', call }, origin)
    post(['on', 'open'])
    post(['open'])
  }, `${baseURL}`)
  await expect(page.locator('#deskbell-frame')).toHaveJSProperty('offsetWidth', 350)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['open'])
})
