import { readFile } from 'node:fs/promises'
import { expect, test } from './support/test'

const PASSWORD = 'correct-horse-battery'

test('from buying to the lead in the owner’s hands', { tag: '@phone' }, async ({ page, context, otherOrigin }) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = `plumber-${crypto.randomUUID()}@example.com`

  await test.step('a test customer on the business plan', async () => {
    await page.goto('/test-registration')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('radio', { name: 'Business' }).check()
    await page.getByRole('button', { name: 'Create test customer' }).click()
    await page.getByRole('link', { name: 'Open registration page' }).click()
  })

  await test.step('a plumber registers', async () => {
    await expect(page.getByText('Payment confirmed')).toBeVisible()
    await expect(page.getByText('Business', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await page.getByLabel('Business name').fill('Ortega & Sons "Plumbing"')
    await page.getByLabel('Business type').selectOption('plumbing')
    await page.getByLabel('Services').fill('Drain cleaning, water heaters and leak repair')
    await page.getByLabel('Location').fill('Austin, Round Rock and Cedar Park')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page).toHaveURL(/\/admin-direct$/)
    await expect(page.getByText('Registration successful', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
  })

  const snippet = await test.step('the snippet of /admin', async () => {
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Embed Code' }).click()
    await page.getByRole('button', { name: 'Copy Embed Code' }).click()
    await expect(page.getByText('Embed code copied to clipboard.', { exact: true })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await expect(page.locator('pre').first()).toHaveText(copied)
    expect(copied).toContain('data-business-id="biz_')
    return copied
  })

  await test.step('a visitor on the plumber’s own site', async () => {
    const visitor = await context.newPage()
    await visitor.goto(
      otherOrigin.publish({ pages: { '/': `<!doctype html><title>Ortega</title><h1>Ortega</h1>${snippet}` } }),
    )
    await expect(visitor.locator('deskbell-chat b')).toBeVisible()
    await visitor.getByRole('button', { name: 'Open chat' }).click()
    const panel = visitor.getByRole('dialog', { name: 'Ortega & Sons "Plumbing"' })
    await expect(panel.getByText('Hi! How can I help you?')).toBeVisible()
    await expect(visitor.locator('deskbell-chat b')).toHaveCount(0)

    await panel.getByRole('textbox', { name: 'Message' }).fill('what areas do u cover?')
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByText(/Round Rock/)).toBeVisible()

    await panel.getByRole('textbox', { name: 'Message' }).fill('Can I get a quote for a new water heater?')
    await panel.getByRole('button', { name: 'Send' }).click()
    await panel.getByRole('textbox', { name: 'Name' }).fill('=HYPERLINK("https://evil.example","Dana")')
    await panel.getByRole('textbox', { name: 'Email' }).fill('dana@example.com')
    await panel.getByRole('textbox', { name: 'Details' }).fill('The old one leaks, "badly", and is from 1998')
    await panel.getByRole('button', { name: 'Send my details' }).click()
    await expect(
      panel.getByText("Thank you! We've received your information and will be in touch shortly."),
    ).toBeVisible()
    await visitor.close()
  })

  await test.step('the lead in the Leads tab', async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Leads (1)' }).click()
    await expect(page).toHaveURL(/\/admin\/leads$/)
    // The address changes before the screen does, and what is on until then has lists of its own.
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    const lead = page.getByRole('listitem')
    await expect(lead).toContainText('=HYPERLINK("https://evil.example","Dana")')
    await expect(lead).toContainText('dana@example.com')
    await expect(lead).toContainText('Not provided')
    await expect(lead).toContainText('The old one leaks, "badly", and is from 1998')
    await expect(lead).toContainText('Chat on your site')
    await expect(lead.getByRole('time').first()).toHaveAttribute('datetime', /^20\d\d-/)
  })

  await test.step('the file', async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    const [columns, row] = csv.replace('\uFEFF', '').split('\r\n')
    expect(columns).toBe('Name,Email,Phone,Message,Source,Date')
    expect(row).toMatch(/^"'=HYPERLINK/)
    expect(row).toContain('dana@example.com,,"The old one leaks, ""badly"", and is from 1998",widget,')
  })
})
