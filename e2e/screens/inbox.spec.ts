import type { APIRequestContext, Browser, Page, Route } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { ask, conversation, messageBox, openChat } from '../widget/ownersSite'
import { signIn } from './signIn'

/** A visitor in a browser of their own, who has asked something. */
async function openVisitor(browser: Browser, businessId: string, question: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`/demo?business=${businessId}`)
  await openChat(page)
  await ask(page, question)
  await expect(conversation(page).locator('.bot .said').nth(1)).not.toBeEmpty()
  return page
}

/** A visitor who writes by the calls that the widget makes, for tests of what the owner sees. */
function visitorOf(request: APIRequestContext, businessId: string) {
  const sessionId = `inbox-${crypto.randomUUID()}`
  return async (message: string) => {
    const answered = await request.post(`/api/chat/${businessId}/message`, { data: { sessionId, message } })
    expect(answered.ok()).toBe(true)
  }
}

test('a visitor’s messages are on the owner’s screen at once, and a person answers in place of the bot', {
  tag: '@phone',
}, async ({ page, browser, owner, expectedErrors }) => {
  // What was pushed a moment ago may not be stored yet, and is asked for again.
  expectedErrors.push(/404 .*\/conversations\/conv_\w+\)/)
  await signIn(page, owner)
  await page.goto('/admin-direct/conversations')
  await expect(page.getByText('No conversations yet')).toBeVisible()

  const visitor = await openVisitor(browser, owner.businessId, 'Do you fix leaking taps?')
  await page.getByRole('link', { name: /Do you fix leaking taps/ }).click()
  const log = page.getByRole('main').getByRole('list').last()
  await expect(log.getByText('Do you fix leaking taps?')).toBeVisible()

  await page.getByRole('button', { name: 'Take over the chat' }).click()
  await page.getByRole('textbox', { name: 'Your first name' }).fill('Ana')
  await page.getByRole('button', { name: 'Start answering' }).click()
  await expect(visitor.getByRole('dialog')).toContainText('Ana')

  await ask(visitor, 'Is anybody there?')
  await expect(log.getByText('Is anybody there?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your reply' }).pressSequentially('Yes, ')
  await expect(conversation(visitor).locator('.typing')).toBeVisible()
  await messageBox(visitor).pressSequentially('So')
  await expect(page.getByText('The visitor is typing')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Yes, Ana here. Which tap is it?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(conversation(visitor).getByText('Which tap is it?')).toBeVisible()
  await expect(conversation(visitor).locator('.typing')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
  await expectAccessible(page)

  await visitor.reload()
  await openChat(visitor)
  await expect(conversation(visitor).getByText('Which tap is it?')).toHaveCount(1)
  await page.reload()
  await expect(log.getByText('Which tap is it?')).toHaveCount(1)

  await page.getByRole('button', { name: 'Hand back to your front desk' }).click()
  await expect(page.getByRole('button', { name: 'Take over the chat' })).toBeVisible()
  await ask(visitor, 'What areas do you cover?')
  await expect(conversation(visitor).locator('.bot .said').last()).toContainText('Round Rock')
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0)
})

test('the list is searched and narrowed; what was missed before the stream is there, or while the owner’s network was gone, arrives with it', async ({
  page,
  request,
  owner,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/)
  await signIn(page, owner)
  const ana = visitorOf(request, owner.businessId)
  await ana('Do you unclog bathtubs?')
  await visitorOf(request, owner.businessId)('Do you install zirconium faucets?')
  await ana('my name is Ana Lopez, 512-555-0143')
  await page.goto('/admin-direct/conversations')
  await expect(page.getByRole('link', { name: /Ana Lopez.*Left details/s })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('zircon')
  await expect(page.getByRole('link', { name: /Ana Lopez/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /zirconium/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('')
  // The pause of typing ends while the page is still busy with the other change.
  await page.getByRole('combobox', { name: 'Show' }).evaluate((list) => {
    list.addEventListener('change', () => {
      const until = performance.now() + 400
      while (performance.now() < until);
    })
  })
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Left their details')
  await expect(page.getByRole('link', { name: /zirconium/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Ana Lopez/ })).toBeVisible()

  const visitorAsks = visitorOf(request, owner.businessId)
  await visitorAsks('Do you fix boilers?')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All')
  await page.getByRole('link', { name: /Do you fix boilers/ }).click()
  const log = page.getByRole('main').getByRole('list').last()
  await expect(log.getByText('Do you fix boilers?')).toBeVisible()

  const opening = Promise.withResolvers<Route>()
  await page.route(/\/events$/, opening.resolve, { times: 1 })
  await page.reload()
  await expect(log.getByText('Do you fix boilers?')).toBeVisible()
  const stream = await opening.promise
  await visitorAsks('Or thermostats?')
  await expect(log.getByText('Or thermostats?')).toHaveCount(0)
  await stream.continue()
  await expect(log.getByText('Or thermostats?')).toBeVisible()

  await context.setOffline(true)
  await visitorAsks('And water heaters?')
  await context.setOffline(false)
  await expect(log.getByText('And water heaters?')).toBeVisible()
})
