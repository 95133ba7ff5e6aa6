import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { ask, changeConfig, conversation, messageBox, openChat, scriptReplies, visit } from './ownersSite'

const THANKS = "Thank you! We've received your information and will be in touch shortly."
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const sendDetails = (page: Page) => page.getByRole('button', { name: 'Send my details' }).click()

test.beforeEach(async ({ page, otherOrigin, baseURL }, { title }) => {
  if (title.startsWith('a required phone')) await changeConfig(page, { phoneRequired: true })
  if (title.startsWith('without health details'))
    await changeConfig(page, { noHealthDetails: true, care: { en: 'Please leave out health details.' } })
  await scriptReplies(page, { content: 'Happy to price that.', needsLeadCapture: true })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Could I get a quote?')
  await expect(box(page, 'Name')).toBeVisible()
})

const NOTICE = 'What you write goes to the business so it can reply.'

test('the form takes the message box’s place, checks, sends, thanks, and comes once', { tag: '@both' }, async ({
  page,
}) => {
  await expect(messageBox(page)).toHaveCount(0)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await sendDetails(page)
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(box(page, 'Name')).toBeFocused()
  await expect(box(page, 'Name')).toHaveAccessibleDescription('Please enter your name')
  await box(page, 'Name').fill('  Ann Visitor  ')
  await box(page, 'Email').fill(' ann@example ')
  await sendDetails(page)
  await expect(page.getByText('Please enter your name')).toHaveCount(0)
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await box(page, 'Email').fill('ann@example.com')
  await box(page, 'Details').fill('A blocked drain')
  const sent = page.waitForRequest('**/api/leads')
  const answered = page.waitForResponse('**/api/leads')
  await sendDetails(page)
  const request = await sent
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  expect(request.postDataJSON()).toMatchObject({
    businessId: '1',
    name: 'Ann Visitor',
    email: 'ann@example.com',
    phone: '',
    projectDetails: 'A blocked drain',
    sessionId: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/),
    notice: NOTICE,
    homepage: '',
    landingUrl: page.url(),
    websiteUrl: page.url(),
    shownForMs: expect.any(Number),
  })
  expect((await answered).status()).toBe(201)
  await expect(conversation(page).getByText(THANKS)).toBeVisible()
  await expect(box(page, 'Name')).toHaveCount(0)
  await ask(page, 'And another quote?')
  await expect(conversation(page).getByText('Happy to price that.')).toHaveCount(2)
  await expect(box(page, 'Name')).toHaveCount(0)
})

test('without health details people are asked to leave them out, and the form has no box for them', async ({
  page,
}) => {
  await expect(page.getByText('Please leave out health details.')).toBeVisible()
  await expect(box(page, 'Details')).toHaveCount(0)
  await box(page, 'Name').fill('Ann')
  await box(page, 'Email').fill('ann@example.com')
  await sendDetails(page)
  await expect(page.getByText(/We've received your information/)).toBeVisible()
})

test('a required phone is asked for; what is refused or fails keeps what was typed, and sent again it is the same lead', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/, /500/)
  await box(page, 'Name').fill('Ann')
  await box(page, 'Email').fill('ann@example.com')
  await sendDetails(page)
  await expect(page.getByText('Please enter your phone number')).toBeVisible()
  await box(page, 'Phone').fill('555 0100')

  const refused = { errors: [{ path: 'phone', message: 'Please keep this under 50 characters' }] }
  const headers = { 'access-control-allow-origin': '*' }
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const keys: (string | undefined)[] = []
  await page.route('**/api/leads', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) return route.fulfill({ status: 422, headers, json: refused })
    if (keys.length === 2) return route.fulfill({ status: 500 })
    await held
    return route.fallback()
  })
  await sendDetails(page)
  await expect(box(page, 'Phone')).toHaveAccessibleDescription('Please keep this under 50 characters')
  await sendDetails(page)
  await expect(page.getByRole('alert')).toHaveText('Sorry, there was an error. Please try again.')
  await expect(box(page, 'Name')).toHaveValue('Ann')
  await sendDetails(page)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await expect(
    page.getByRole('button', { name: 'Back to chat' }),
    'what is being sent can’t be put away',
  ).toBeDisabled()
  answer()
  await expect(conversation(page).getByText(THANKS)).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[2])
})

test('put away, the form keeps what was typed, and is a press off whenever the bot speaks of it again', async ({
  page,
}) => {
  await box(page, 'Name').fill('Ann Visitor')
  await box(page, 'Details').fill('A blocked drain')
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await ask(page, 'What would it cost?')
  await expect(conversation(page).getByText('Happy to price that.')).toHaveCount(2)
  await expect(box(page, 'Name')).toHaveCount(0)
  await messageBox(page).pressSequentially('And when')
  await page.getByRole('button', { name: 'Leave my details' }).click()
  await expect(box(page, 'Name')).toHaveValue('Ann Visitor')
  await expect(box(page, 'Details')).toHaveValue('A blocked drain')
  await expect(box(page, 'Email')).toBeEmpty()
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await expect(messageBox(page)).toHaveValue('And when')

  await test.step('it comes back by itself for whoever asks to be called, until it was sent', async () => {
    await page.unroute('**/api/chat/*/message')
    await ask(page, 'Please call me back')
    await expect(box(page, 'Name')).toBeVisible()
    await box(page, 'Email').fill('ann@example.com')
    await sendDetails(page)
    await expect(conversation(page).getByText(THANKS)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Leave my details' })).toHaveCount(0)
    await ask(page, 'Can someone call me tomorrow?')
    await expect(page.getByRole('log').locator('.beneath')).toHaveCount(4)
    await expect(box(page, 'Name')).toHaveCount(0)
  })
})

test('the form opens with what was said, and what is typed wins', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await page.unroute('**/api/chat/*/message')
  const details = { name: 'Dana Whitfield', phone: '(207) 555-0148', need: 'front brakes' }
  await scriptReplies(page, { needsLeadCapture: true, details }, { needsLeadCapture: true })
  await ask(page, 'i’m Dana Whitfield, 207 555 0148')
  await page.getByRole('button', { name: 'Leave my details' }).click()
  await expect(box(page, 'Name')).toHaveValue('Dana Whitfield')
  await expect(box(page, 'Phone')).toHaveValue('(207) 555-0148')
  await expect(box(page, 'Details')).toHaveValue('front brakes')
  if (!isMobile) await expect(box(page, 'Email')).toBeFocused()
  await box(page, 'Name').fill('Dana')
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await ask(page, 'hello?')
  await page.getByRole('button', { name: 'Leave my details' }).click()
  await expect(box(page, 'Name')).toHaveValue('Dana')
  await expect(box(page, 'Phone')).toHaveValue('(207) 555-0148')
  await box(page, 'Email').fill('dana@example.com')
  const sent = page.waitForRequest('**/api/leads')
  await sendDetails(page)
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Dana',
    email: 'dana@example.com',
    phone: '(207) 555-0148',
    projectDetails: 'front brakes',
  })
  await expect(conversation(page).getByText(THANKS)).toBeVisible()
})

test('on the next page of a visit the form knows what was said before, and doesn’t come by itself once nothing is missing', async ({
  page,
}) => {
  await page.unroute('**/api/chat/*/message')
  const replies = page.getByRole('log').locator('.beneath')
  const onNextPage = async () => {
    await page.goto(new URL('/two', page.url()).href)
    await openChat(page)
    await expect(conversation(page).getByText('My name is Dana Whitfield')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await ask(page, 'My name is Dana Whitfield')
  await expect(replies).toHaveCount(2)
  await onNextPage()
  await ask(page, 'Please call me back')
  await expect(box(page, 'Name')).toHaveValue('Dana Whitfield')
  await expect(box(page, 'Email')).toBeFocused()
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await ask(page, 'My number is 207 555 0148')
  await expect(replies).toHaveCount(3)
  await onNextPage()
  await ask(page, 'Please call me back')
  await expect(replies).toHaveCount(4)
  await expect(messageBox(page)).toBeVisible()
  await expect(box(page, 'Name')).toHaveCount(0)
})

test('the form opens at its first line with all lines in sight, and in the first that is empty', async ({ page }) => {
  const inSight = async () => {
    const send = await page.getByRole('button', { name: 'Send my details' }).boundingBox()
    const scroller = await page.locator('.scroll').boundingBox()
    for (const name of ['Name', 'Email', 'Phone']) {
      const line = await box(page, name).boundingBox()
      expect(line?.y, name).toBeGreaterThan((scroller?.y ?? 0) + 24)
      expect((line?.y ?? 0) + (line?.height ?? 0), name).toBeLessThan(send?.y ?? 0)
    }
  }
  await expect(box(page, 'Name')).toBeFocused()
  await inSight()
  await box(page, 'Name').fill('Dana')
  await box(page, 'Email').fill('dana@example.com')
  await box(page, 'Phone').fill('207 555 0148')
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await ask(page, 'hello?')
  await page.getByRole('button', { name: 'Leave my details' }).click()
  await expect(box(page, 'Name'), 'the details may be left out').toBeFocused()
  await inSight()
})

test('the form is filled in, sent and put away by keyboard alone', async ({ page }) => {
  await expect(box(page, 'Name')).toBeFocused()
  for (const text of ['Ann Visitor', 'ann@example.com', '555 0100']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(box(page, 'Details')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Back to chat' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.type('One more thing')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Leave my details' }).focus()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByText(THANKS)).toBeVisible()
})

test('where the chat asked for a phone number or an email, a number alone is the visitor’s message, and the chat takes it', {
  tag: '@both',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await expect(messageBox(page)).toBeVisible()
  await page.unroute('**/api/chat/*/message')
  await ask(page, 'I want to complain: my door was scratched and nobody calls me back')
  await expect(page.getByText(/a phone number or email/)).toBeVisible()
  const leave = page.getByRole('button', { name: 'Leave my details' })
  await leave.click()
  await expect(box(page, 'Email')).toHaveAccessibleDescription('or just a phone number')
  await box(page, 'Name').fill('Dana Whitfield')
  await sendDetails(page)
  await expect(page.getByText('Please leave an email address or a phone number')).toBeVisible()
  await box(page, 'Email').fill('dana@')
  await box(page, 'Phone').fill('207 555 0148')
  await sendDetails(page)
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await box(page, 'Email').fill('')
  await sendDetails(page)
  await expect(conversation(page).getByText('Dana Whitfield, 207 555 0148')).toBeVisible()
  await expect(conversation(page).getByText(/Thanks, Dana! I’ve got 207 555 0148/)).toBeVisible()
  await expect(box(page, 'Name')).toHaveCount(0)
  await expect(messageBox(page)).toBeVisible()
})

test('whoever leaves a number in the chat is asked there for the rest, and no form comes', async ({ page }) => {
  await page.getByRole('button', { name: 'Back to chat' }).click()
  await page.unroute('**/api/chat/*/message')
  const replies = page.getByRole('log').locator('.beneath')
  await page.reload()
  await openChat(page)
  const said = ['my sink leaks, 207 555 0148', 'please call me back', 'dont call b4 10', 'ok']
  for (const [at, text] of said.entries()) {
    await ask(page, text)
    await expect(replies).toHaveCount(at + 1)
    await expect(messageBox(page)).toBeVisible()
    await expect(box(page, 'Name')).toHaveCount(0)
  }
})
