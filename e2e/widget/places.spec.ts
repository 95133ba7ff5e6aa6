import type { ChatReply } from '../../contract/chat'
import { expect, test } from '../support/test'
import { ask, conversation, openChat, scriptReplies, visit } from './ownersSite'

const placesOf = (origin: string) => [
  { title: 'Drains', url: `${origin}/two`, text: 'Blocked drains cleared by noon, seven days a week.' },
  { title: 'Guarantee', url: 'https://elsewhere.example/guarantee', text: 'Two years on every repair.' },
  { title: 'A trick', url: 'javascript:alert(1)', text: 'Never shown.' },
]

test('places of the site stand as cards under the reply and open where they belong', async ({
  page,
  context,
  otherOrigin,
  baseURL,
}) => {
  await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'The guarantee' }))
  await scriptReplies(page, { content: 'I don’t have that here.', places: placesOf(otherOrigin.url) })
  await visit(page, otherOrigin, baseURL)
  const dialog = await openChat(page)
  await ask(page, 'Do you do gutters?')
  await expect(conversation(page).getByText('This may help')).toBeVisible()
  await expect(page.getByRole('link', { name: /A trick/ })).toHaveCount(0)
  const near = page.getByRole('link', { name: /Drains/ })
  await expect(near).toContainText('cleared by noon')
  expect((await near.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  const far = page.getByRole('link', { name: /Guarantee/ })
  const opened = page.waitForEvent('popup')
  await far.click()
  const tab = await opened
  await expect(tab).toHaveURL('https://elsewhere.example/guarantee')
  expect(await tab.evaluate(() => window.opener)).toBeNull()

  await expect(dialog).toBeVisible()
  await near.click()
  await expect(page).toHaveURL(`${otherOrigin.url}/two`)
  expect(context.pages()).toHaveLength(2)
})

test('after a page load the places are still there, in the visitor’s language', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await page.route('**/api/chat/*/messages?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [
        { id: 'm1', type: 'user', content: '¿Limpian canalones?', timestamp: '2026-11-22T10:00:00.000Z' },
        {
          id: 'm2',
          type: 'bot',
          content: 'No lo tengo aquí.',
          timestamp: '2026-11-22T10:00:01.000Z',
          places: placesOf(otherOrigin.url),
        },
      ],
    }),
  )
  const attributes = { 'business-id': '1', language: 'es' }
  await visit(page, otherOrigin, baseURL, { attributes })
  await page.evaluate(() => sessionStorage.setItem('deskbell-1', 'a-visit-that-goes-on'))
  await page.reload()
  await openChat(page)
  await expect(conversation(page).getByText('Esto puede ayudarle')).toBeVisible()
  await expect(page.getByRole('link', { name: /Drains/ })).toHaveAttribute('href', `${otherOrigin.url}/two`)
})

test('a place on this very page is shown, not covered', { tag: '@phone' }, async ({ page, otherOrigin, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const places = [{ title: 'Hours', url: `${otherOrigin.url}/#hours`, text: 'Monday to Friday, 8 to 5.' }]
  await scriptReplies(page, { places })
  await visit(page, otherOrigin, baseURL)
  const dialog = await openChat(page)
  await ask(page, 'When can I come?')
  await page.getByRole('link', { name: /Hours/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/#hours$/)
})

test('a reply says which page it is from, and by keyboard alone one comes to its cards and back', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  const sources: ChatReply['sources'] = [
    { kind: 'page', title: 'Rivera Plumbing', url: `${otherOrigin.url}/#drains` },
    { kind: 'site', title: 'Our prices', url: `${otherOrigin.url}/two` },
    { kind: 'faq', title: 'FAQ' },
  ]
  await scriptReplies(page, { content: 'I don’t have that here.', sources, places: placesOf(otherOrigin.url) })
  await visit(page, otherOrigin, baseURL)
  await page.getByRole('button', { name: 'Open chat' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.type('Do you do gutters?')
  await page.keyboard.press('Enter')
  const card = page.getByRole('link', { name: /Guarantee/ })
  await expect(card).toBeVisible()
  const line = conversation(page).locator('.beneath p')
  await expect(line).toHaveText('From Rivera Plumbing (on the page you’re looking at) · Our prices')
  await expect(line.getByRole('link')).toHaveCount(1)
  for (let presses = 0; presses < 8 && !(await card.and(page.locator(':focus')).count()); presses++)
    await page.keyboard.press('Shift+Tab')
  await expect(card).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: /Drains/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused()
})
