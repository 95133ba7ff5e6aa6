import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import type { RegisteredOwner } from '../support/owner'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

const leave = async (request: APIRequestContext, { businessId }: RegisteredOwner, lead: object): Promise<string> =>
  (await (await request.post('/api/leads', { data: { businessId, ...lead } })).json()).id

const statusOf = (page: Page, name: string) => page.getByRole('combobox', { name: `Status of ${name}` })
const changed = (page: Page) => page.waitForResponse('**/leads/changes')

test('a lead that arrives is there, whatever its name, in both frames', { tag: '@both' }, async ({
  page,
  owner,
  request,
}) => {
  await signIn(page, owner)
  const listening = page.waitForResponse('**/events')
  await page.goto('/admin/leads')
  await listening
  await expect(page.getByText('No leads captured yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)

  await test.step('it is announced where it isn’t seen, over the header and nothing that is read or tapped', async () => {
    await leave(request, owner, {
      name: `${'Wolfe'.repeat(39)} 🚿`,
      email: 'w@example.com',
      projectDetails: 'x'.repeat(900),
    })
    await expect(page.getByRole('link', { name: /Wolfe/ })).toBeVisible()
    await expect(toastOf(page, 'New lead')).toHaveCount(0)

    await page.getByRole('tab', { name: 'Settings' }).click()
    await leave(request, owner, { name: 'سارة', email: 'sara@example.com', phone: '(512) 555-0102' })
    const told = toastOf(page, 'New lead')
    await expect(told).toContainText('سارة')
    // The toast slides in.
    const bottomOf = () =>
      told.evaluate((toast) =>
        Promise.all(toast.getAnimations().map(({ finished }) => finished)).then(
          () => toast.getBoundingClientRect().bottom,
        ),
      )
    const top = await page
      .getByRole('heading', { level: 1, name: 'Settings' })
      .evaluate((title) => title.getBoundingClientRect().top)
    expect(await bottomOf()).toBeLessThanOrEqual(top)
  })

  await page.getByRole('tab', { name: 'Leads (2)' }).click()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('tab', { name: 'Leads (2)' })).toBeVisible()
  await expect(page.getByRole('link', { name: '(512) 555-0102' })).toHaveAttribute('href', 'tel:5125550102')
  await expect(page.getByRole('link', { name: 'sara@example.com' })).toHaveAttribute('href', 'mailto:sara@example.com')
  await expect(page.getByText('Not provided')).toBeVisible()
  await expect(page.getByText('Chat on your site').filter({ visible: true })).toHaveCount(2)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByText('Board', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'سارة' })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: /Wolfe/ }).click()
  await expect(page.getByRole('heading', { name: /Wolfe/ })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)

  await page.goto('/admin-direct/leads')
  await expect(page.getByText('سارة').first()).toBeVisible()
  await page.goto('/admin-direct')
  await expect(page.getByText('2 people left their details').first()).toBeVisible()
})

test('a lead from its arrival to the won job: called, read, noted, worth something, undone', { tag: '@phone' }, async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  // What was pushed a moment ago may not be stored yet, and is asked for again.
  expectedErrors.push(/503/, /404 .*\/conversations\/conv_\w+\)/)
  await signIn(page, owner)
  await page.goto('/admin/leads')
  await expect(page.getByText('No leads captured yet')).toBeVisible()
  const sessionId = `leads-${crypto.randomUUID()}`
  await request.post(`/api/chat/${owner.businessId}/message`, { data: { sessionId, message: 'Do you clean drains?' } })
  await leave(request, owner, { name: 'Ann Lee', email: 'ann@example.com', phone: '(512) 555-0143', sessionId })

  // Seen without a refresh.
  await page.getByRole('link', { name: 'Ann Lee', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call (512) 555-0143' })).toHaveAttribute('href', 'tel:5125550143')
  await expect(page.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:5125550143')
  await page.getByText('The conversation, 2 messages').click()
  await expect(page.getByRole('region', { name: 'What happened' }).getByText('Do you clean drains?')).toBeVisible()
  await expectAccessible(page)

  const status = statusOf(page, 'Ann Lee')
  await page.route('**/leads/changes', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await status.selectOption('contacted')
  await expect(toastOf(page, 'Error')).toBeVisible()
  await expect(status).toHaveValue('new')

  await page.getByRole('textbox', { name: 'Add a note' }).fill('Call on Tuesday, mornings')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Call on Tuesday, mornings' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit note' }).click()
  await page.getByRole('textbox', { name: 'Edit note' }).fill('Call on Friday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByText('Call on Friday')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Call on Friday')).toBeVisible()

  await status.selectOption('won')
  await page.getByRole('textbox', { name: 'Value in $' }).fill('450')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You moved it from New to Won and set the value to $450')).toBeVisible()
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(status).toHaveValue('new')
  await expect(page.getByText('You moved it')).toHaveCount(0)

  await page.getByRole('link', { name: 'Reply in the chat' }).click()
  await page.getByRole('button', { name: 'Take over the chat' }).click()
  await page.getByRole('textbox', { name: 'Your first name' }).fill('Ana')
  await page.getByRole('button', { name: 'Start answering' }).click()
  await page.getByRole('button', { name: 'Saved replies' }).click()
  await page.getByRole('button', { name: 'New saved reply' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('On our way')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reply' }).fill('Hi {first name}, we’re on our way.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await page.getByRole('button', { name: 'Saved replies' }).click()
  await reply.pressSequentially('/way')
  await expect(page.getByRole('button', { name: /^On our way/ })).toBeVisible()
  await reply.press('Enter')
  await expect(reply).toHaveValue('Hi Ann, we’re on our way.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('main').getByText('Hi Ann, we’re on our way.').last()).toBeVisible()
})

test('a file is looked at before it is imported; a lead is deleted and comes back; several are changed at once; the board is sorted', async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await signIn(page, owner)
  await page.goto('/admin/leads')

  await test.step('a file is looked at before it is imported', async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    const csv = 'Contact name,E-mail,Notes\nAnn Lee,ann@example.com,Two taps\nBo Diaz,nobody,\n'
    const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.getByLabel('CSV file').setInputFiles(file)
    await expect(page.getByRole('combobox', { name: 'Contact name' })).toHaveValue('name')
    await expect(page.getByText('Row 3: “nobody” isn’t an email address')).toBeVisible()
    await page.getByRole('combobox', { name: 'Notes' }).selectOption('Leave out')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 1 lead' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('link', { name: 'Ann Lee', exact: true })).toBeVisible()
    await expect(page.getByText('Two taps')).toHaveCount(0)
  })

  await test.step('a lead is deleted and comes back', async () => {
    await page.getByRole('link', { name: 'Ann Lee', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Ann Lee' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Delete Ann Lee' }).click()
    await page.getByRole('button', { name: 'Delete lead' }).click()
    await expect(page.getByText('No leads captured yet')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Leads (0)' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Ann Lee', exact: true })).toBeVisible()
  })

  await test.step('several are picked, changed and exported at once', async () => {
    await leave(request, owner, { name: 'Bo Diaz', email: 'bo@example.com' })
    await leave(request, owner, { name: 'Cy Young', email: 'cy@example.com' })
    await expect(page.getByRole('tab', { name: 'Leads (3)' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('checkbox', { name: 'Select Cy Young' }).uncheck()
    const bar = page.getByRole('region', { name: 'Selected leads' })
    await expect(bar.getByText('2 selected')).toBeVisible()
    const file = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Download CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^leads-.+\.csv$/)
    await bar.getByRole('combobox', { name: 'Status' }).selectOption('Lost')
    await expect(statusOf(page, 'Ann Lee')).toHaveValue('lost')
    await expect(statusOf(page, 'Cy Young')).toHaveValue('new')
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(statusOf(page, 'Ann Lee')).toHaveValue('new')
    await expect(statusOf(page, 'Bo Diaz')).toHaveValue('new')
  })

  await test.step('a lead that there isn’t', async () => {
    await page.goto('/admin/leads/lead_nobody')
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this lead.')
  })

  await test.step('the board is sorted by hand and by keyboard, and counts what it is worth', async () => {
    await page.goto('/admin-direct/leads?view=board')
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    await expect(column('New').getByRole('listitem')).toHaveCount(3)
    const moved = changed(page)
    // A page hears of a drag from the second move on: https://playwright.dev/docs/input#dragging-manually
    await column('New').getByRole('listitem').filter({ hasText: 'Ann Lee' }).hover()
    await page.mouse.down()
    for (const at of [40, 60]) await column('Booked').hover({ position: { x: at, y: at } })
    await page.mouse.up()
    await moved
    await expect(column('Booked').getByRole('link', { name: 'Ann Lee' })).toBeVisible()
    await statusOf(page, 'Ann Lee').focus()
    await page.keyboard.type('w')
    await page.getByRole('textbox', { name: 'Value in $' }).fill('1,250')
    await page.keyboard.press('Enter')
    await expect(column('Won').getByRole('heading', { level: 2 })).toHaveText('Won 1$1,250')
    await expectAccessible(page)
  })
})

test('a list that does not load has a way out, and without a connection what is on the screen stays and comes up to date with it', async ({
  page,
  context,
  sharedOwner,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/)
  await signIn(page, sharedOwner)
  await page.route('**/api/businesses/*/leads', (route) => route.abort())
  await page.goto('/admin-direct/leads')
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your leads.')
  await page.unroute('**/api/businesses/*/leads')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No leads captured yet')).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a hundred and twenty leads: two pages, one count, searched and filtered in the address', async ({
  page,
  owner,
  request,
}) => {
  const rows = Array.from({ length: 12 }, (_, batch) =>
    Array.from({ length: 10 }, (_, index) => `Lead ${batch}-${index},l${batch}-${index}@example.com`),
  ).flat()
  const file = { data: ['Name,Email', ...rows].join('\n'), headers: { ...owner.headers, 'content-type': 'text/csv' } }
  await request.post(`/api/businesses/${owner.businessId}/leads/import`, file)
  await signIn(page, owner)
  await page.goto('/admin/leads')
  await expect(page.getByRole('tab', { name: 'Leads (120)' })).toBeVisible()
  const emails = page.getByRole('link', { name: /@example\.com/ })
  await expect(emails).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(emails).toHaveCount(120)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search leads' }).fill('lead 11-')
  await expect(emails).toHaveCount(10)
  await expect(page).toHaveURL(/\?q=lead\+11-$/)
  await expect(page.getByText('10 of 120 leads')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Leads (120)' })).toBeVisible()
  const booked = changed(page)
  await statusOf(page, 'Lead 11-3').selectOption('booked')
  await booked
  await page.getByLabel('Status', { exact: true }).selectOption('booked')
  await expect(emails).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=lead\+11-&status=booked$/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('lead 11-')
  await expect(emails).toHaveCount(1)
  await page.getByText('More filters').click()
  await page.getByRole('combobox', { name: 'Source' }).selectOption('Chat on your site')
  await expect(page.getByText('No leads match')).toBeVisible()
  await page.getByRole('button', { name: 'Show all leads' }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(emails).toHaveCount(100)
})
