import { expect, test } from '../support/test'
import { ask, changeConfig, conversation, messageBox, openChat, scriptReplies, visit } from './ownersSite'

test('opening greets, names the business and takes the dot away', async ({ page, otherOrigin, baseURL }) => {
  await visit(page, otherOrigin, baseURL)
  const dot = page.locator('deskbell-chat b')
  await expect(dot).toBeVisible()
  const dialog = await openChat(page)
  await expect(dot).toHaveCount(0)
  await expect(dialog).toHaveAccessibleName('Harbor Street Garage')
  await expect(conversation(page).locator('p')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible()
})

test('a question is answered from the server, piece by piece, and the next page goes on with it', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  const sent = page.waitForRequest('**/api/chat/1/message')
  await ask(page, 'What are your opening hours?')
  const request = await sent
  expect(request.headers().accept).toContain('text/event-stream')
  expect(request.postDataJSON()).toMatchObject({
    message: 'What are your opening hours?',
    websiteUrl: `${otherOrigin.url}/`,
    pageTitle: 'Rivera Plumbing',
    pageContent: expect.stringContaining('blue heron special'),
  })
  expect(request.postDataJSON().pageContent).not.toContain('opening hours')
  const reply = conversation(page).locator('.bot .said').nth(1)
  await expect(reply).not.toBeEmpty()
  await expect(page.locator('.typing')).toHaveCount(0)
  const said = await reply.textContent()
  await page.goto(`${otherOrigin.url}/two`)
  await openChat(page)
  await expect(conversation(page).getByText('What are your opening hours?')).toBeVisible()
  await expect(conversation(page)).toContainText(said ?? '')
})

test('quick replies are sent as they read', async ({ page, otherOrigin, baseURL }) => {
  await scriptReplies(page, { content: 'Gladly.' })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  const sent = page.waitForRequest('**/api/chat/1/message')
  await page.getByRole('button', { name: 'Learn More' }).click()
  expect((await sent).postDataJSON().message).toBe('Learn More')
  await expect(conversation(page)).toContainText('Gladly.')
  await expect(page.getByRole('button', { name: 'Get Quote' })).toHaveCount(0)
})

test('Schedule Call opens the booking link', async ({ page, context, otherOrigin, baseURL }) => {
  await context.route('https://calendly.com/**', (route) => route.fulfill({ body: 'A calendar' }))
  await changeConfig(page, { calendlyUrl: 'https://calendly.com/rivera/call' })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Schedule Call' }).click()
  await expect(await popup).toHaveURL('https://calendly.com/rivera/call')
})

test('without a booking link Schedule Call asks when to call', async ({ page, otherOrigin, baseURL }) => {
  await changeConfig(page, { calendlyUrl: null })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await page.getByRole('button', { name: 'Schedule Call' }).click()
  await expect(page.getByText('When should we call?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
})

test('the typing dots show until the reply and the reply without content has its sentence', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await scriptReplies(page, { content: '' })
  await page.route('**/api/chat/*/message', async (route) => {
    await answered
    await route.fallback()
  })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Hello')
  await expect(page.getByText('...', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByText('Thanks for your message! How can I help you?')).toBeVisible()
  await expect(page.getByText('...', { exact: true })).toHaveCount(0)
})

test('a failure says so and can be tried again', async ({ page, otherOrigin, baseURL, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.route('**/api/chat/*/message', (route) => route.fulfill({ status: 500 }))
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Hello')
  await expect(page.getByText("Sorry, I'm having trouble connecting. Please try again.")).toBeVisible()
  await expect(page.getByText('...', { exact: true })).toHaveCount(0)
  await page.unrouteAll()
  await scriptReplies(page, { content: 'Here now.' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Here now.')).toBeVisible()
})

test('what is tried again is the same message', async ({ page, otherOrigin, baseURL }) => {
  const sent: unknown[] = []
  await page.route('**/api/chat/*/message', (route) => {
    sent.push(route.request().postDataJSON().messageId)
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/event-stream' },
      body: 'event: token\ndata: {"text":"We are op"}\n\n',
    })
  })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Hello')
  await expect(page.getByText("Sorry, I'm having trouble connecting. Please try again.")).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => sent.length).toBe(2)
  await expect(page.getByText("Sorry, I'm having trouble connecting. Please try again.")).toHaveCount(1)
  await expect(conversation(page).locator('.user')).toHaveCount(1)
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(sent[1]).toBe(sent[0])
  await ask(page, 'Hello')
  await expect.poll(() => sent.length).toBe(3)
  expect(sent[2]).not.toBe(sent[0])
})

test('what is said before the history is there stands once', async ({ page, otherOrigin, baseURL }) => {
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Where are you?')
  await expect(conversation(page).locator('.bot .said').nth(1)).not.toBeEmpty()
  await expect(page.locator('.typing')).toHaveCount(0)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/messages?*', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(`${otherOrigin.url}/two`)
  await openChat(page)
  await ask(page, 'And when are you open?')
  await expect(conversation(page).getByText('And when are you open?')).toBeVisible()
  // Long enough for a message that doesn't wait to be in the history.
  await page.waitForTimeout(1000)
  release()
  await expect(conversation(page).getByText('Where are you?')).toBeVisible()
  await expect(conversation(page).locator('.bot .said')).toHaveCount(2)
  await expect(conversation(page).getByText('And when are you open?')).toHaveCount(1)
})

test('while a person answers the bot says nothing', async ({ page, otherOrigin, baseURL }) => {
  await page.route('**/api/chat/*/message', (route) =>
    route.fulfill({
      status: 202,
      json: { pending: true, conversationId: 'c1' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Is anyone there?')
  await expect(conversation(page).getByText('Is anyone there?')).toBeVisible()
  await expect(page.getByText('...', { exact: true })).toHaveCount(0)
  await expect(conversation(page).locator('.bot')).toHaveCount(1)
})

test('the scheduling card carries the link in the message box’s place', async ({ page, otherOrigin, baseURL }) => {
  await scriptReplies(page, {
    content: 'Of course.',
    needsScheduling: true,
    calendlyUrl: 'https://calendly.com/rivera/visit',
  })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Can I book a visit?')
  await expect(page.getByRole('link', { name: 'See open times' })).toHaveAttribute(
    'href',
    'https://calendly.com/rivera/visit',
  )
  await expect(messageBox(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(messageBox(page)).toBeVisible()
})

test('it works from the snippet when the settings can’t be read', async ({
  page,
  otherOrigin,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await page.route('**/api/widget/**', (route) =>
    route.request().url().includes('embed.js') ? route.fallback() : route.fulfill({ status: 503 }),
  )
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': '1', greeting: 'Welcome in!' } })
  await openChat(page)
  await expect(page.getByText('Welcome in!')).toBeVisible()
})

test('an empty message goes nowhere', async ({ page, otherOrigin, baseURL }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/message')) sent += 1
  })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, '   \n ')
  await expect(conversation(page).locator('.user')).toHaveCount(0)
  expect(sent).toBe(0)
})
