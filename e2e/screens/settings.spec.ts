import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { openSession, signIn, toastOf } from './signIn'

async function openSettings(page: Page, owner: { token: string }) {
  await signIn(page, owner)
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Business name')).toHaveValue('Ortega Plumbing')
}

test('the form: a law office’s note and what the chat asks; its own dress; what is required, what fails and what was emptied', async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  const path = `/api/businesses/${owner.businessId}`
  await request.patch(path, { data: { businessType: 'legal' }, headers: owner.headers })
  await openSettings(page, owner)
  const chat = page.frameLocator('iframe[title="Live preview of your chat"]').getByRole('dialog').last()
  const read = async () => (await request.get(path, { headers: owner.headers })).json()

  await test.step('a law office’s note about private details is turned off where it is read about; the owner writes their own, and what the chat asks', async () => {
    const note = page.getByLabel('Show a note about private details')
    await expect(note).toHaveAccessibleDescription(
      /confidential details here\. Messages don’t create an attorney-client/,
    )
    await expect(chat.getByText(/attorney-client relationship/)).toBeVisible()
    await note.uncheck()
    await expect(chat.getByText(/attorney-client relationship/)).toBeHidden()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(toastOf(page, 'Success')).toBeVisible()
    // The server may close a connection that was kept, just as it is used again.
    const config = async () => (await request.get(`/api/widget/${owner.businessId}/config`, { maxRetries: 2 })).json()
    await expect.poll(config).not.toHaveProperty('care')
    await page.getByLabel('Privacy note').fill('We read this and write back.')
    await expect(note).toHaveAccessibleDescription(/not shown while you have a privacy note of your own/)

    const questions = page.getByLabel('Questions the chat asks')
    await expect(questions).not.toBeEmpty()
    await questions.fill('House or apartment?\n\nWhich floor?')
    await page.getByLabel('Your privacy page').fill('https://shop.example/privacy')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect.poll(config).toMatchObject({
      notice: 'We read this and write back.',
      privacyUrl: 'https://shop.example/privacy',
    })
    await page.reload()
    await expect(questions).toHaveValue('House or apartment?\nWhich floor?')
  })

  await test.step('a chat in the business’s own dress shows beside the form, where the plan has it', async () => {
    await page.getByLabel('Line under your name').fill('Back by noon')
    await page.getByLabel('Quick replies').fill('Leaks\n\nDrains\n')
    await page.getByLabel('Look').selectOption('dark')
    await page.getByLabel('Corners').selectOption('square')
    await page.getByLabel('Corners').focus()
    await expect(chat.getByText('Back by noon')).toBeVisible()
    await expect(page.getByLabel('Corners'), 'what is drawn anew takes no focus').toBeFocused()
    await expect(chat.getByRole('button', { name: 'Drains' })).toBeVisible()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(toastOf(page, 'Success')).toBeVisible()
    expect((await read()).branding).toMatchObject({
      tagline: 'Back by noon',
      quickReplies: ['Leaks', 'Drains'],
      look: 'dark',
      corners: 'square',
    })
    const undo = page.getByRole('button', { name: 'Discard changes' })
    await expect(undo).toHaveCount(0)
    await page.getByLabel('Line under your name').fill('')
    await expect(undo).toBeVisible()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect.poll(async () => (await read()).branding.tagline ?? null).toBeNull()
  })

  await test.step('a save asks for what is required, keeps what fails, takes one press at a time, and clears what was emptied', async () => {
    const name = page.getByLabel('Business name')
    const services = page.getByLabel('Services')
    const save = page.getByRole('button', { name: 'Save settings' })
    await name.fill(' ')
    await services.fill('')
    await save.click()
    await expect(page.getByText('Business name is required')).toBeVisible()
    await expect(page.getByText('Services description is required')).toBeVisible()

    await services.fill('Drains')
    await name.fill('Ortega & Daughters')
    let saves = 0
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/businesses/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      saves += 1
      if (saves === 1) return route.fulfill({ status: 500, body: '' })
      await held
      return route.fallback()
    })
    await save.click()
    await expect(toastOf(page, 'Error')).toContainText('Failed to update business settings.')
    await expect(name).toHaveValue('Ortega & Daughters')

    await name.press('Enter')
    await name.press('Enter')
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await services.fill('Drains and leaks')
    answer()
    await expect(toastOf(page, 'Success')).toBeVisible()
    expect(saves).toBe(2)
    await expect(services, 'what is typed meanwhile').toHaveValue('Drains and leaks')
    await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Ortega & Daughters')

    await page.getByLabel('Location').fill('')
    await page.getByLabel('Greeting').fill('Hello from Ortega')
    const color = page.getByLabel('Primary color')
    const swatch = page.getByLabel('Pick a color')
    await color.fill('pink')
    await expect(swatch).toHaveValue('#ffc0cb')
    await color.fill('pinkish')
    await expect(swatch, 'the last good one').toHaveValue('#ffc0cb')
    await color.fill('seagreen')
    await color.blur()
    await expect(color).toHaveValue('#2E8B57')
    await page.getByLabel('Position').selectOption('bottom-left')
    await page.getByLabel('Require a phone number').check()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(toastOf(page, 'Success')).toContainText('Business settings updated successfully!')

    // The toast of the first save may still stand.
    await expect.poll(read).toMatchObject({
      location: null,
      greeting: 'Hello from Ortega',
      primaryColor: expect.stringMatching(/#2e8b57/i),
      position: 'bottom-left',
      phoneRequired: true,
      services: 'Drains and leaks',
    })
    await page.getByRole('tab', { name: 'Embed Code' }).click()
    await expect(page.locator('pre').first()).toContainText('data-greeting="Hello from Ortega"')
  })
})

test('the chat beside the form is the real one, as it is typed, and counts nowhere', { tag: '@phone' }, async ({
  page,
  owner,
  request,
}) => {
  await openSettings(page, owner)
  const preview = page.frameLocator('iframe[title="Live preview of your chat"]')
  await page.getByLabel('Business name').fill('Ortega & Daughters')
  await page.getByLabel('Greeting').fill('Good to see you')
  await page.getByLabel('Primary color').fill('#157f4f')
  await page.getByLabel('Position').selectOption('bottom-left')
  await page.getByLabel('Panel size').selectOption('compact')
  await page.getByRole('main').getByRole('button', { name: 'Preview' }).click()
  // The one before may stand there for a moment longer.
  const chat = preview.getByRole('dialog', { name: 'Ortega & Daughters' }).last()
  await expect(chat.getByText('Good to see you')).toBeVisible()
  await expect(chat).toHaveClass(/compact.*left/)
  expect((await chat.boundingBox())?.width).toBeGreaterThan(180)
  await expect(preview.getByRole('button', { name: 'Close chat' }).first()).toHaveCSS(
    'background-color',
    'rgb(21, 127, 79)',
  )

  await chat.getByRole('textbox', { name: 'Message' }).fill('Do you repair leaks?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByText(/leak repair/)).toBeVisible()
  await chat.getByRole('textbox', { name: 'Message' }).fill('Can I get a quote for a water heater?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await chat.getByRole('textbox', { name: 'Name' }).fill('Nobody')
  await chat.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
  await chat.getByRole('button', { name: 'Send my details' }).click()
  await expect(chat.getByText(/We've received your information/)).toBeVisible()
  for (const list of ['leads', 'conversations']) {
    const answer = await request.get(`/api/businesses/${owner.businessId}/${list}`, { headers: owner.headers })
    expect(answer.headers()['total-count']).toBe('0')
  }
  const usage = await (await request.get('/api/usage', { headers: owner.headers })).json()
  expect(usage.totalConversations).toBe(0)
})

test('what isn’t saved is not lost unasked: on another screen, on closing, when the session ends', async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  await openSettings(page, owner)
  expectedErrors.push(/401/)
  const name = page.getByLabel('Business name')
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' })
  await name.fill('Ortega & Daughters')
  await page.getByRole('tab', { name: /^Leads/ }).click()
  await ask.getByRole('button', { name: 'Stay and save' }).click()
  await expect(name).toHaveValue('Ortega & Daughters')
  await page.getByRole('link', { name: 'Hours and prices' }).click()
  await expect(ask).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ask).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/settings$/)
  const closing = page.waitForEvent('dialog')
  // Playwright's own reload would wait for the page that the dismissed dialog keeps away.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await closing
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  // The session ends just before the form is sent: earlier, anything else that is asked for would notice first.
  await page.route('**/api/businesses/*', async (route) => {
    if (route.request().method() !== 'GET') await request.post('/api/auth/logout', { headers: owner.headers })
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.unroute('**/api/businesses/*')
  const elsewhere = await openSession(request, owner)
  const path = `/api/businesses/${owner.businessId}`
  await request.patch(path, { headers: elsewhere.headers, data: { location: 'Portland, Maine' } })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/admin\/settings$/)
  await expect(toastOf(page, 'Your changes are back')).toBeVisible()
  await expect(name).toHaveValue('Ortega & Daughters')
  await expect(page.getByLabel('Location'), 'what was saved elsewhere meanwhile').toHaveValue('Portland, Maine')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(name).toHaveValue('Ortega Plumbing')

  await name.fill('Gone')
  await page.getByRole('tab', { name: /^Leads/ }).click()
  await ask.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
})

const dayState = (page: Page, day: string, state: 'Open' | 'Closed') =>
  page.getByRole('group', { name: day, exact: true }).getByRole('button', { name: state, exact: true })

test('hours and prices: in two tabs what each changed is kept, and the same part isn’t saved over; written as an owner has them, wrong ones refused at their field', async ({
  page,
  owner,
  request,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  await signIn(page, owner)

  await test.step('open in two tabs: what each changed is kept, and the same part isn’t saved over', async () => {
    const other = await context.newPage()
    await signIn(other, owner)
    for (const tab of [page, other]) await tab.goto('/admin/settings?part=facts')
    const change = async (tab: typeof page, field: string, text: string) => {
      await tab.getByLabel(field, { exact: true }).fill(text)
      await tab.getByRole('button', { name: 'Save hours and prices' }).click()
    }
    await expect(page.getByLabel('Phone numbers')).toBeVisible()
    await change(other, 'Phone numbers', '512 555 0100')
    await expect(toastOf(other, 'Success')).toBeVisible()
    await change(page, 'Ways to pay', 'Cash')
    await expect(toastOf(page, 'Success')).toBeVisible()
    await expect(page.getByLabel('Phone numbers')).toHaveValue('512 555 0100')
    await change(other, 'Ways to pay', 'Card')
    await expect(toastOf(other, 'Error')).toContainText('were changed somewhere else')
    await expect(other.getByLabel('Ways to pay'), 'what was typed is still there').toHaveValue('Card')
    await page.reload()
    await expect(page.getByLabel('Ways to pay')).toHaveValue('Cash')
    await other.close()
  })

  await test.step('they are written as an owner has them, wrong ones refused at their field', async () => {
    await dayState(page, 'Monday', 'Open').click()
    await page.getByLabel('Monday, from').fill('08:30')
    await page.getByLabel('Monday, to').fill('08:00')
    await page.getByRole('button', { name: 'Add a price' }).click()
    await expect(page.getByLabel('Price 1', { exact: true }), 'of the owner’s trade').toHaveAttribute(
      'placeholder',
      'Drain cleaning $140',
    )
    await page.getByLabel('Price 1', { exact: true }).fill('Drain cleaning a lot')
    await page.getByLabel('Phone numbers').fill('512 555 0100\n\n512 555 0101')
    await page.getByRole('button', { name: 'Save hours and prices' }).click()
    await expect(page.getByText('The closing time must be later than the opening time')).toBeVisible()
    await expect(page.getByText('There’s no price on this line')).toBeVisible()

    await page.getByLabel('Monday, to').fill('12:00')
    await page.getByRole('button', { name: 'Monday: open again later that day' }).click()
    await page.getByLabel('Monday, from').nth(1).fill('13:00')
    await page.getByLabel('Monday, to').nth(1).fill('17:00')
    await dayState(page, 'Wednesday', 'Closed').click()
    await page.getByRole('button', { name: 'Copy the hours for Monday' }).click()
    await page.getByRole('checkbox', { name: 'Wednesday' }).uncheck()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await dayState(page, 'Sunday', 'Closed').click()
    await page.getByRole('button', { name: 'Add holidays' }).click()
    await page.getByRole('checkbox', { name: 'Christmas Day' }).check()
    await page.getByRole('button', { name: 'Add as closed' }).click()
    await expect(page.getByText('Christmas Day')).toBeVisible()
    await page.getByLabel('Price 1', { exact: true }).fill('Drain cleaning from $1,085.50 per visit')
    await expect(page.getByText('Your chat will say “Drain cleaning: from $1,085.50 per visit.”')).toBeVisible()
    await page.getByRole('button', { name: 'Paste your list' }).click()
    await page
      .getByLabel('Your price list')
      .fill('Leak search 60 min $120\nAsk about heaters\nDrain cleaning from $1,085.50 per visit')
    await page.getByRole('button', { name: 'Add these prices' }).click()
    await expect(page.getByText('1 added and 1 already there.')).toBeVisible()
    await expect(page.getByLabel('Your price list')).toHaveValue('Ask about heaters')
    await page.getByRole('button', { name: 'Save hours and prices' }).click()
    await expect(toastOf(page, 'Success')).toBeVisible()
    const saved = await (
      await request.get(`/api/businesses/${owner.businessId}/facts`, { headers: owner.headers })
    ).json()
    const weekday = [
      ['08:30', '12:00'],
      ['13:00', '17:00'],
    ]
    expect(saved).toMatchObject({
      hours: { mon: weekday, tue: weekday, wed: [], fri: weekday, sun: [] },
      hoursExceptions: [{ from: expect.stringMatching(/-12-25$/), hours: [], note: 'Christmas Day' }],
      prices: [
        { name: 'Drain cleaning', cents: 108550, from: true, unit: 'visit' },
        { name: 'Leak search 60 min', cents: 12000, from: false },
      ],
      phones: ['512 555 0100', '512 555 0101'],
    })
    expect(saved.hours).not.toHaveProperty('sat')
    await page.reload()
    await expect(page.getByLabel('Price 1', { exact: true })).toHaveValue('Drain cleaning from $1,085.50 per visit')
    await page.getByRole('button', { name: 'Remove Drain cleaning' }).click()
    await expect(page.getByLabel('Price 1', { exact: true })).toHaveValue('Leak search 60 min $120')
    await expect(dayState(page, 'Friday', 'Open')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('an answer is written, changed, deleted and brought back; the bot reads a text and a file, and refuses what can’t be read', async ({
  page,
  owner,
  expectedErrors,
}) => {
  await openSettings(page, owner)
  await page.getByRole('link', { name: 'What it knows' }).click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByText('Please write the question')).toBeVisible()
  await page.getByLabel('Question').fill('Do you come on Sundays?')
  await page.getByLabel('Answer').fill('For emergencies, yes.')
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByText('For emergencies, yes.')).toBeVisible()

  await page.getByRole('button', { name: 'Edit: Do you come on Sundays?' }).click()
  await page.getByLabel('Answer').fill('No, we rest.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('No, we rest.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete: Do you come on Sundays?' }).click()
  await expect(page.getByText('No, we rest.')).toHaveCount(0)
  await toastOf(page, 'Question deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No, we rest.')).toBeVisible()

  expectedErrors.push(/422/)
  await page.getByLabel('Your website').fill('127.0.0.1')
  await page.getByRole('button', { name: 'Read my website' }).click()
  await expect(page.getByText(/That address can’t be read/)).toBeVisible()

  await page.getByRole('button', { name: 'Paste text' }).click()
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('Please give it a title')).toBeVisible()
  await page.getByLabel('Title').fill('Parking')
  await page.getByLabel('Text', { exact: true }).fill('You can park a horse behind the barn.')
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Parking' })).toContainText('Read just now')
  const buffer = Buffer.from('Winter tires are changed in October.')
  await page.getByLabel('PDF or Word file').setInputFiles({ name: 'tires.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByRole('listitem').filter({ hasText: 'tires' })).toContainText('Read just now')
  await page.getByRole('button', { name: 'Remove: Parking' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Parking' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('how far a reading is, is asked for only while somebody looks', async () => {
    let asked = 0
    const reading = { id: 'src_1', kind: 'site', title: 'ortega.example', status: 'crawling', pages: 3, waiting: 9 }
    await page.route('**/knowledge/sources', (route) => {
      asked += 1
      return route.fulfill({ json: [{ ...reading, passages: 0, skipped: [], createdAt: '2026-11-21T10:00:00Z' }] })
    })
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await page.clock.install()
    await page.goto('/admin-direct/settings?part=knowledge')
    await expect.poll(() => asked).toBeGreaterThan(1)
    await show('hidden')
    const before = asked
    await page.clock.runFor('01:00')
    // One may have been under way.
    expect(asked - before).toBeLessThanOrEqual(1)
    await show('visible')
    await page.clock.runFor('00:10')
    await expect.poll(() => asked - before).toBeGreaterThan(1)
  })
})
