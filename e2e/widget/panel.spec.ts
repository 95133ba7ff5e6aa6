import { expect, test } from '../support/test'
import { ask, changeConfig, conversation, messageBox, openChat, scriptReplies, visit } from './ownersSite'

const TROUBLE = "Sorry, I'm having trouble connecting. Please try again."

test('opening greets, names the business and takes the dot away; quick replies are sent as they read', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await scriptReplies(page, { content: 'Gladly.' })
  await changeConfig(page, { notice: 'We write back.', privacyUrl: 'https://shop.example/privacy' })
  await visit(page, otherOrigin, baseURL)
  const dot = page.locator('deskbell-chat b')
  await expect(dot).toBeVisible()
  const dialog = await openChat(page)
  await expect(dot).toHaveCount(0)
  await expect(dialog).toHaveAccessibleName('Harbor Street Garage')
  await expect(conversation(page).locator('p')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible()
  await expect(page.getByText('We write back.'), 'before anything is written').toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://shop.example/privacy')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/message')) sent.push(request.postDataJSON().message)
  })
  await ask(page, '   \n ')
  await expect(conversation(page).locator('.user')).toHaveCount(0)
  await page.getByRole('button', { name: 'Learn More' }).click()
  await expect(conversation(page)).toContainText('Gladly.')
  expect(sent, 'an empty message went nowhere').toEqual(['Learn More'])
  await expect(page.getByRole('button', { name: 'Get Quote' })).toHaveCount(0)
  await expect(page.getByText('We write back.')).toHaveCount(0)
})

test('a question is answered from the server, piece by piece, and the next page goes on with it, before its history too', async ({
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

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/messages?*', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(`${otherOrigin.url}/two`)
  await openChat(page)
  await ask(page, 'And where are you?')
  await expect(conversation(page).getByText('And where are you?')).toBeVisible()
  // Long enough for a message that doesn't wait to be in the history.
  await page.waitForTimeout(1000)
  release()
  await expect(conversation(page).getByText('What are your opening hours?')).toBeVisible()
  await expect(conversation(page)).toContainText(said ?? '')
  await expect(conversation(page).locator('.bot .said')).toHaveCount(2)
  await expect(conversation(page).getByText('And where are you?')).toHaveCount(1)
})

test('a call is booked by the link where there is one, by the form where there is none', async ({
  page,
  context,
  otherOrigin,
  baseURL,
}) => {
  const calendlyUrl = 'https://calendly.com/rivera/visit'
  const config: Record<string, unknown> = { calendlyUrl }
  await context.route('https://calendly.com/**', (route) => route.fulfill({ body: 'A calendar' }))
  await changeConfig(page, config)
  await scriptReplies(page, { content: 'Of course.', needsScheduling: true, calendlyUrl })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Schedule Call' }).click()
  await expect(await popup).toHaveURL(calendlyUrl)

  await ask(page, 'Can I book a visit?')
  await expect(page.getByRole('link', { name: 'See open times' })).toHaveAttribute('href', calendlyUrl)
  await expect(messageBox(page), 'the card stands in its place').toHaveCount(0)
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await expect(messageBox(page)).toBeVisible()

  config.calendlyUrl = null
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await page.getByRole('button', { name: 'Schedule Call' }).click()
  await expect(page.getByText('When should we call?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
})

test('the typing dots show until the reply, one without content has its sentence, and while a person answers the bot says nothing', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const dots = page.getByText('...', { exact: true })
  await scriptReplies(page, { content: '' })
  await page.route('**/api/chat/*/message', async (route) => {
    await held
    await route.fallback()
  })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Hello')
  await expect(dots).toBeVisible()
  answer()
  await expect(page.getByText('Thanks for your message! How can I help you?')).toBeVisible()
  await expect(dots).toHaveCount(0)

  await page.route('**/api/chat/*/message', (route) =>
    route.fulfill({
      status: 202,
      json: { pending: true, conversationId: 'c1' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await ask(page, 'Is anyone there?')
  await expect(conversation(page).getByText('Is anyone there?')).toBeVisible()
  await expect(dots).toHaveCount(0)
  await expect(conversation(page).locator('.bot')).toHaveCount(2)
})

test('a failure says so, and what is tried again is the same message', async ({
  page,
  otherOrigin,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  const sent: unknown[] = []
  await page.route('**/api/chat/*/message', (route) => {
    sent.push(route.request().postDataJSON().messageId)
    if (sent.length === 1) return route.fulfill({ status: 500 })
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/event-stream' },
      body: 'event: token\ndata: {"text":"We are op"}\n\n',
    })
  })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Hello')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText(TROUBLE)).toBeVisible()
  await expect(page.getByText('...', { exact: true })).toHaveCount(0)
  for (const tries of [2, 3]) {
    await again.click()
    await expect.poll(() => sent.length).toBe(tries)
    await expect(page.getByText(TROUBLE)).toHaveCount(1)
    await expect(conversation(page).locator('.user')).toHaveCount(1)
  }
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(sent).toEqual([sent[0], sent[0], sent[0]])
  await page.unrouteAll()
  await scriptReplies(page, { content: 'Here now.' })
  await again.click()
  await expect(page.getByText('Here now.')).toBeVisible()
  const next = page.waitForRequest('**/api/chat/*/message')
  await ask(page, 'Hello')
  expect((await next).postDataJSON().messageId).not.toBe(sent[0])
})
