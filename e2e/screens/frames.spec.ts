import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

const SECTIONS = ['Overview', 'Conversations', 'Leads', 'Calendar', 'Analytics', 'Settings', 'Embed Code']

test('tabs change the address and the back button takes them back; each frame has all sections, and unknown ones lead nowhere; the preview and the snippet', async ({
  page,
  sharedOwner,
  expectedErrors,
}) => {
  await signIn(page, sharedOwner)
  const { promise: held, resolve: arrived } = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await held
    return route.fallback()
  })
  await page.goto('/admin')
  await expect(page.getByText('Loading admin panel...')).toBeVisible()
  arrived()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/admin\/settings$/)
  await page.unroute('**/api/auth/me')
  await page.getByRole('tab', { name: 'Settings' }).press('ArrowRight')
  // Focus moves in a task of its own, which the next key may be ahead of.
  await expect(page.getByRole('tab', { name: /^Leads/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Embed Code' })).toHaveAttribute('aria-selected', 'true')

  expectedErrors.push(/404/)
  for (const section of ['Overview', 'Conversations', 'Calendar', 'Answers', 'Analytics']) {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: section, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: section, exact: true })).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`/admin/${section.toLowerCase()}$`))
    await expect(page.getByRole('tab', { name: 'Embed Code' })).toHaveAttribute('aria-selected', 'false')
  }
  await page.goto('/admin/')
  await expect(page.getByRole('tab', { name: 'Embed Code' })).toHaveAttribute('aria-selected', 'true')
  for (const address of ['/admin/nonsense', '/admin-direct/nonsense']) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  }

  await test.step('the header names plan and owner and opens the preview in a window of 400 by 600', async () => {
    await page.goto('/admin-direct')
    await expect(page.getByRole('banner')).toContainText('Business')
    await expect(page.getByRole('banner')).toContainText(sharedOwner.email)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Preview' }).click()
    const popup = await opened
    await expect(popup).toHaveURL(new RegExp(`/demo\\?business=${sharedOwner.businessId}$`))
    await expect(popup.getByRole('heading', { name: 'Ortega Plumbing' })).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Open chat' })).toBeVisible()
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600])
  })

  await test.step('either frame offers both forms of the snippet, its own first', async () => {
    const code = page.locator('pre').first()
    await page.goto('/admin')
    await expect(code).toContainText('data-primary-color="#2563EB"')
    await page.getByRole('radio', { name: 'Short' }).check()
    await expect(code).toContainText('data-api-key="pub_')
    await page.goto('/admin-direct/embed')
    await expect(code).toContainText('data-api-key="pub_')
    await page.getByRole('radio', { name: 'Full' }).check()
    await expect(code).toContainText('data-greeting=')
  })
})

test('each frame leads to the same section of the other, from the same place, and says what it is; each section is a press away, and the focus goes to its heading', {
  tag: '@both',
}, async ({ page, sharedOwner, isMobile }) => {
  await signIn(page, sharedOwner)
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>()
  const askedForTooltips = page.waitForRequest('**/tooltipParts-*.js')
  await page.route('**/tooltipParts-*.js', async (route) => {
    await held
    return route.fallback()
  })
  await page.goto('/admin/settings?part=facts')
  await askedForTooltips
  const open = async () => {
    if (isMobile) await page.getByRole('button', { name: 'More' }).click()
    return page.getByRole(isMobile ? 'dialog' : 'banner')
  }
  const fullView = (await open()).getByRole('link', { name: 'Full view', exact: true })
  await expect(fullView).toHaveAccessibleDescription('All your sections')
  const tooltips = page.waitForResponse('**/tooltipParts-*.js')
  arrive()
  await (await tooltips).finished()
  await page.evaluate(() => new Promise((rendered) => setTimeout(rendered, 100)))
  await expect(fullView, 'what loads late closes no menu').toBeVisible()
  await fullView.click()
  await expect(page).toHaveURL(/\/admin-direct\/settings\?part=facts$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  await (await open()).getByRole('link', { name: 'Simple view', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/settings\?part=facts$/)
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true')
  const account = page.getByRole('banner').getByRole('link', { name: 'Account' })
  await account.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  await expect(account).toHaveAttribute('aria-current', 'page')

  await page.unroute('**/tooltipParts-*.js')
  await page.goto('/admin-direct')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  for (const heading of SECTIONS.toReversed()) {
    const places = page.getByRole('navigation', { name: 'Sections' })
    const inMore = isMobile && ['Calendar', 'Analytics', 'Settings', 'Embed Code'].includes(heading)
    if (inMore) await places.getByRole('button', { name: 'More' }).click()
    const scope = inMore ? page.getByRole('dialog', { name: 'More' }) : places
    await scope.getByRole('link', { name: heading, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
  }
})

test('three steps lead to the light, which the first page of the owner’s site turns on', async ({
  page,
  owner,
  request,
  otherOrigin,
  baseURL,
}) => {
  await signIn(page, owner)
  await page.goto('/admin-direct')
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(2), 'what to do is said of the next step alone').not.toContainText('Not on your site yet')

  const facts = { hours: { mon: [['09:00', '17:00']] } }
  await request.put(`/api/businesses/${owner.businessId}/facts`, { data: facts, headers: owner.headers })
  await page.reload()
  await expect(steps.nth(0).getByLabel('Done')).toBeVisible()
  const opened = page.waitForEvent('popup')
  const asked = page.context().waitForEvent('response', (response) => response.url().endsWith('/launcher'))
  await steps.nth(1).getByRole('link', { name: 'Try the chat' }).click()
  // A preview is a page of ours: the light stays off.
  await asked
  await (await opened).close()
  await page.reload()
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(2)).toContainText('Not on your site yet')

  const progress = { step: 'install', checked: [] }
  await request.put(`/api/businesses/${owner.businessId}/setup`, { data: progress, headers: owner.headers })
  const setup = await page.context().newPage()
  await setup.goto('/admin/setup')
  await expect(setup.getByText('Not on your site yet')).toBeVisible()

  const site = await page.context().newPage()
  const snippet = `<script async src="${baseURL}/widget-embed.js" data-business-id="${owner.businessId}"></script>`
  const read = site.waitForResponse('**/launcher')
  await site.goto(otherOrigin.publish({ pages: { '/': `<!doctype html><title>Ortega</title>${snippet}` } }))
  await read
  await site.close()
  await setup.getByRole('button', { name: 'Done' }).click()
  await expect(setup).toHaveURL(/\/admin$/)
  await expect(setup.getByRole('tab', { name: 'Leads (0)' })).toHaveAttribute('aria-selected', 'true')
  await setup.close()
  await steps.nth(2).getByRole('button', { name: 'Check again' }).click()
  const { host } = new URL(otherOrigin.url)
  await expect(page.getByText(`Seen on ${host} just now`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0)
  await page.goto('/admin/integration')
  await expect(page.getByText(`Seen on ${host}`)).toBeVisible()
  await page.goto('/admin/settings?part=sites')
  await expect(page.getByText(`Your chat was last seen on ${host}`), 'the list of sites says the same').toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('tab', { name: 'Leads (0)' })).toHaveAttribute('aria-selected', 'true')
})

test('a conversation held on a site is there to read', async ({ page, owner, request, expectedErrors }) => {
  expectedErrors.push(/404/)
  await signIn(page, owner)
  const sessionId = `frames-${crypto.randomUUID()}`
  const chat = `/api/chat/${owner.businessId}`
  const replied = await request.post(`${chat}/message`, { data: { sessionId, message: 'Do you clean drains?' } })
  const { message } = await replied.json()
  await request.post(`${chat}/messages/${message.id}/rating`, { data: { sessionId, rating: 'up' } })
  const list = `/api/businesses/${owner.businessId}/conversations`
  await expect.poll(async () => (await request.get(list, { headers: owner.headers })).json()).toHaveLength(1)
  await page.goto('/admin-direct/conversations')
  await expect(page.getByRole('link', { name: 'Do you clean drains?' })).toBeVisible()
  await expect(page.getByText(/^(Today|Yesterday), \d/)).toBeVisible()
  await page.getByRole('link', { name: 'Do you clean drains?' }).click()
  await expect(page).toHaveURL(/\/admin-direct\/conversations\/.+/)
  await expect(page.getByText('Visitor,')).toBeVisible()
  await expect(page.getByText('The visitor found this helpful')).toBeVisible()
  await page.getByRole('button', { name: 'Not right? Answer it yourself' }).click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Do you clean drains?')
  await expect(page.getByLabel('Answer', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Answer', { exact: true }).fill('Yes, the same day if you call before noon.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(toastOf(page, 'Answer saved')).toBeVisible()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveCount(0)
  const faqs = await request.get(`/api/businesses/${owner.businessId}/faqs`, { headers: owner.headers })
  expect(await faqs.json()).toMatchObject([
    { question: 'Do you clean drains?', answer: expect.stringContaining('before noon') },
  ])
  await page.reload()
  await expect(page.getByText('Visitor,')).toBeVisible()
  await page.goto('/admin-direct/conversations/conv_nobody')
  await expect(page.getByRole('alert')).toContainText('We couldn’t find that conversation.')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/facts', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/admin-direct')
  await expect(page.getByText('Loading your overview…')).toBeAttached()
  const figures = page.getByText('of those who wrote in left their details')
  await expect(figures, 'nothing is shown that the steps would push down').toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { name: 'Three steps to your first lead' })).toBeVisible()
  await expect(page.getByText('In the last seven days, 1 person wrote in and nobody left their details.')).toBeVisible()
  await expect(figures).toBeVisible()
})
