import { iframeSnippet } from '../../contract/snippets'
import { expect, test } from '../support/test'
import { bubble, conversation, scriptReplies } from './ownersSite'

const siteWith = (snippet: string) => `<!doctype html><title>Site</title><h1>A site builder’s page</h1>${snippet}`

test('the frame grows and shrinks with the chat and answers from the business', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  const snippet = iframeSnippet({ origin: `${baseURL}`, businessId: '1', position: 'bottom-right' })
  await page.goto(otherOrigin.publish({ pages: { '/': siteWith(snippet) } }))
  const iframe = page.locator('#deskbell-frame')
  const frame = page.frameLocator('#deskbell-frame')
  await expect(iframe).toHaveJSProperty('offsetWidth', 60)
  expect(await frame.getByRole('button', { name: 'Open chat' }).boundingBox()).toMatchObject({ width: 56, height: 56 })
  await frame.getByRole('button', { name: 'Open chat' }).click()
  await expect(iframe).toHaveJSProperty('offsetWidth', 350)
  await expect(iframe).toHaveJSProperty('offsetHeight', 500)
  const sent = page.waitForRequest('**/api/chat/1/message')
  await frame.getByRole('textbox', { name: 'Message' }).fill('Where are you?')
  await frame.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON().websiteUrl).toContain(otherOrigin.url)
  await expect(frame.locator('.bot .said')).toHaveCount(2)
  await frame.getByRole('button', { name: 'Close chat' }).click()
  await expect(iframe).toHaveJSProperty('offsetWidth', 60)
})

test('a place of the site opens around the frame, another’s in a tab', async ({ page, otherOrigin, baseURL }) => {
  const snippet = iframeSnippet({ origin: `${baseURL}`, businessId: '1', position: 'bottom-right' })
  const site = siteWith(snippet)
  const url = otherOrigin.publish({ pages: { '/': site, '/hours': site } })
  await scriptReplies(page, {
    places: [
      { title: 'Hours', url: `${otherOrigin.url}/hours`, text: 'Monday to Friday, 8 to 5.' },
      { title: 'Guarantee', url: 'https://elsewhere.example/', text: 'Two years on every repair.' },
    ],
  })
  await page.goto(url)
  const frame = page.frameLocator('#deskbell-frame')
  await frame.getByRole('button', { name: 'Open chat' }).click()
  await frame.getByRole('textbox', { name: 'Message' }).fill('When can I come?')
  await frame.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(frame.getByRole('link', { name: /Guarantee/ })).toHaveAttribute('target', '_blank')
  await frame.getByRole('link', { name: /Hours/ }).click()
  await expect(page).toHaveURL(`${otherOrigin.url}/hours`)
})

test('a toggle that is forged moves nothing, ours goes to the embedding page alone, and where nobody hears it the chat opens in a tab', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  const snippet = iframeSnippet({ origin: `${baseURL}`, businessId: '1', position: 'bottom-right' })
  const forger =
    '<iframe id="forger" srcdoc="<script>parent.postMessage({type:`CHAT_TOGGLE`,isOpen:true},`*`)</script>"></iframe>'
  await page.goto(otherOrigin.publish({ pages: { '/': siteWith(snippet + forger) } }))
  await page.evaluate(() => {
    for (const data of [{ type: 'CHAT_TOGGLE', isOpen: true }, null, 'CHAT_TOGGLE', {}]) postMessage(data, '*')
  })
  await expect(page.frameLocator('#deskbell-frame').getByRole('button', { name: 'Open chat' })).toBeVisible()
  await page.waitForTimeout(300)
  await expect(page.locator('#deskbell-frame')).toHaveJSProperty('offsetWidth', 60)
  const heard = await page.evaluateHandle(() => {
    const messages: { origin: string; data: unknown }[] = []
    addEventListener('message', ({ origin, data }) => messages.push({ origin, data }))
    return messages
  })
  await page.frameLocator('#deskbell-frame').getByRole('button', { name: 'Open chat' }).click()
  await expect.poll(() => heard.jsonValue()).toEqual([{ origin: baseURL, data: { type: 'CHAT_TOGGLE', isOpen: true } }])

  const frame = `<iframe id="deskbell-frame" src="${baseURL}/widget/1" width="60" height="60" title="Chat"></iframe>`
  await page.goto(otherOrigin.publish({ pages: { '/': siteWith(frame) } }))
  const popup = page.waitForEvent('popup')
  await page.frameLocator('#deskbell-frame').getByRole('button', { name: 'Open chat' }).click()
  await expect(await popup).toHaveURL(`${baseURL}/widget/1`)
  await expect(page.frameLocator('#deskbell-frame').getByRole('button', { name: 'Open chat' })).toBeVisible()
})

test('opened by its address or key it is the business’s page with the widget at its normal size', async ({
  page,
  sharedOwner: { businessId, customer },
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  for (const name of [businessId, customer.apiKey]) {
    await page.goto(`/widget/${name}`)
    await expect(page.getByRole('heading', { name: 'Ortega Plumbing' })).toBeVisible()
  }
  await expect(page).toHaveTitle('Chat with Ortega Plumbing')
  await bubble(page).click()
  await expect(page.getByRole('dialog', { name: 'Ortega Plumbing' })).toBeVisible()
  await expect(conversation(page).locator('.bot')).toHaveCount(1)

  await page.goto('/widget/biz_none')
  await expect(page.getByRole('heading')).toHaveText('This chat isn’t available')
  await expect(bubble(page)).toHaveCount(0)
})
