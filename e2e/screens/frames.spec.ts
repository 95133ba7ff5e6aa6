import { expect, test } from '../support/test'
import { signIn } from './signIn'

test.beforeEach(({ page, owner }) => signIn(page, owner))

const TABS = { integration: 'Embed Code', embed: 'Embed Code', settings: 'Settings', leads: 'Leads (0)' }
for (const [section, tab] of Object.entries(TABS)) {
  test(`/admin/${section} opens the tab ${tab}`, async ({ page }) => {
    await page.goto(`/admin/${section}`)
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  })
}

const SECTIONS = ['Overview', 'Conversations', 'Leads', 'Analytics', 'Settings', 'Embed', 'Account']
for (const heading of SECTIONS) {
  const address = `/admin-direct/${heading.toLowerCase()}`
  test(`${address} shows ${heading}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} · Deskbell`)
  })
}

test('sections of the other frame lead there, unknown ones nowhere', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.goto('/admin/analytics')
  await expect(page).toHaveURL(/\/admin-direct\/analytics$/)
  for (const address of ['/admin/nonsense', '/admin-direct/nonsense']) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  }
})

test('tabs change the address and the back button takes them back', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/admin\/settings$/)
  await page.getByRole('tab', { name: 'Settings' }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Embed Code' })).toHaveAttribute('aria-selected', 'true')
})

test('each section is a press away, and the focus goes to its heading', async ({ page, isMobile }) => {
  await page.goto('/admin-direct')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  for (const heading of SECTIONS.toReversed()) {
    const places = page.getByRole('navigation', { name: 'Sections' })
    const inMore = isMobile && ['Analytics', 'Settings', 'Embed', 'Account'].includes(heading)
    if (inMore) await places.getByRole('button', { name: 'More' }).click()
    const scope = inMore ? page.getByRole('dialog', { name: 'More' }) : places
    await scope.getByRole('link', { name: heading, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
  }
})

test('the header names plan and owner and opens the preview in a window of 400 by 600', async ({
  page,
  owner,
  isMobile,
}) => {
  await page.goto('/admin-direct')
  await expect(page.getByRole('banner')).toContainText('Business')
  await expect(page.getByRole('banner')).toContainText(owner.email)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  const popup = await opened
  await expect(popup).toHaveURL(new RegExp(`/demo\\?business=${owner.businessId}$`))
  await expect(popup.getByRole('heading', { name: 'Ortega Plumbing' })).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Open chat' })).toBeVisible()
  if (!isMobile) expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600])
})

test('a conversation held on a site is there to read', async ({ page, owner, request }) => {
  const ask = { sessionId: `frames-${crypto.randomUUID()}`, message: 'Do you clean drains?' }
  await request.post(`/api/chat/${owner.businessId}/message`, { data: ask })
  await expect(async () => {
    await page.goto('/admin-direct/conversations')
    await expect(page.getByRole('link', { name: 'Do you clean drains?' })).toBeVisible({ timeout: 1500 })
  }).toPass()
  await page.getByRole('link', { name: 'Do you clean drains?' }).click()
  await expect(page).toHaveURL(/\/admin-direct\/conversations\/.+/)
  await expect(page.getByText('Visitor,')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Visitor,')).toBeVisible()
})
