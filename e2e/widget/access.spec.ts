import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { ask, bubble, changeConfig, conversation, messageBox, openChat, scriptReplies, visit } from './ownersSite'

test('the keyboard alone opens, writes, and comes back to the bubble', async ({ page, otherOrigin, baseURL }) => {
  await scriptReplies(page, { content: 'Noted.' })
  await visit(page, otherOrigin, baseURL)
  await bubble(page).focus()
  await page.keyboard.press('Enter')
  await expect(messageBox(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Close chat' })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.type('first line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Enter')
  await expect(conversation(page).locator('.user .said')).toHaveText('first line\nsecond line')
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bubble(page)).toBeFocused()
})

test('a reply is announced once, whole and as plain text', async ({ page, otherOrigin, baseURL }) => {
  const events = ['Ring ', '[us](https://example.com/call)', ' today.'].map(
    (text) => `event: token\ndata: ${JSON.stringify({ text })}\n\n`,
  )
  const reply = { message: { id: 'm', content: 'Ring [us](https://example.com/call) today.' } }
  await page.route('**/api/chat/*/message', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' },
      body: `${events.join('')}event: reply\ndata: ${JSON.stringify(reply)}\n\n`,
    }),
  )
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await expect(conversation(page).locator('.bot')).toHaveCount(1)
  const added = await page.evaluateHandle(() => {
    const log = document.querySelector('deskbell-chat')?.shadowRoot?.querySelector('[role=log]')
    const texts: string[] = []
    const watch = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && !node.closest('[aria-hidden=true]') && node.matches('.bot'))
          texts.push(node.textContent ?? '')
    })
    if (log) watch.observe(log, { childList: true, subtree: true })
    return texts
  })
  await ask(page, 'How do I reach you?')
  await expect(conversation(page).getByRole('link', { name: 'us' })).toBeVisible()
  expect(await added.jsonValue()).toEqual(['Ring us today.'])
})

test('nothing stands in the way of assistive technology, and each color reads', { tag: '@both' }, async ({
  page,
  otherOrigin,
  baseURL,
  isMobile,
}) => {
  const config = { primaryColor: '' }
  await changeConfig(page, config)
  await scriptReplies(page, {
    content: 'See [our prices](https://example.com/prices).',
    sources: [{ kind: 'site', title: 'Prices', url: 'https://example.com/prices' }],
    places: [{ title: 'Guarantee', url: 'https://example.com/guarantee', text: 'Two years on every repair.' }],
    needsLeadCapture: true,
  })
  const [usual, ...others] = ['#2563EB', '#FFFFFF', '#FFE600', '#000000', '#777777'] as const
  // What doesn't depend on color is looked at in the first.
  const rules = () => (config.primaryColor === usual ? 'all' : 'colors')
  const check = () => expectAccessible(page, { rules: rules(), within: 'deskbell-chat', what: config.primaryColor })
  for (const color of isMobile ? [usual] : [usual, ...others]) {
    config.primaryColor = color
    await visit(page, otherOrigin, baseURL)
    await openChat(page)
    await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible()
    await check()
    await ask(page, 'What does it cost?')
    await page.getByRole('button', { name: 'Send my details' }).click()
    await check()
  }
})

test('motion is left out where it is not wanted', async ({ page, otherOrigin, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, otherOrigin, baseURL)
  expect(await (await openChat(page)).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0)
})
