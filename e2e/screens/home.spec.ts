import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

test('home says whom to call and what to answer, each a press away, and what is new is on the sections until it is opened', {
  tag: '@phone',
}, async ({ page, owner, request }) => {
  const business = `/api/businesses/${owner.businessId}`
  await signIn(page, owner)
  await page.goto('/admin')
  await expect(page.getByRole('tab', { name: 'Embed Code' })).toHaveAttribute('aria-selected', 'true')
  const setup = page.getByRole('link', { name: 'Set up from my website' })
  await expect(setup).toHaveAttribute('href', '/admin/setup')
  const lookOf = (button: typeof setup) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const copy = page.getByRole('button', { name: 'Copy Embed Code' })
  expect(await lookOf(copy), 'one main button').not.toBe(await lookOf(setup))

  const ask = { sessionId: `home-${crypto.randomUUID()}`, message: 'Do you clean swimming pools?' }
  await request.post(`/api/chat/${owner.businessId}/message`, { data: ask })
  const { sessionId } = ask
  const lead = {
    businessId: owner.businessId,
    sessionId,
    name: 'Dana',
    email: 'dana@example.com',
    phone: '207 555 0148',
  }
  await request.post('/api/leads', { data: lead })
  const leadsTab = page.getByRole('tab', { name: 'Leads (1)', exact: true })
  await expect(leadsTab, 'comes in while the owner looks').toHaveAccessibleDescription('1 new')
  await expect(page.getByRole('tab', { name: 'Embed Code' }), 'and turns no page').toHaveAttribute(
    'aria-selected',
    'true',
  )
  const homeOf = async () => (await request.get(`${business}/home`, { headers: owner.headers })).json()
  await expect.poll(homeOf).toMatchObject({ unreadConversations: 1, questions: { open: 1 } })

  await page.goto('/admin')
  await expect(leadsTab).toHaveAttribute('aria-selected', 'true')
  const matters = page.getByRole('region', { name: 'What matters now' })
  await expect(matters.getByRole('link', { name: 'Call (207) 555-0148' })).toHaveAttribute('href', 'tel:2075550148')
  await expectAccessible(page)
  await matters.getByRole('button', { name: 'Done with Dana' }).click()
  await expect(toastOf(page, 'Dana: Contacted')).toBeVisible()
  await expect(matters.getByText('to call back')).toHaveCount(0)
  await expect(leadsTab).toHaveAccessibleDescription('')

  await matters.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Answer', { exact: true }).fill('No, only pipes.')
  const alsoEmail = page.getByLabel('Also email Dana the answer')
  await expect(alsoEmail).toBeChecked()
  await page.getByText('See the email').click()
  await expect(page.getByText('Ortega Plumbing has an answer for you')).toBeVisible()
  await expect(page.getByText('The answer: No, only pipes.')).toBeVisible()
  await expectAccessible(page)
  await alsoEmail.uncheck()
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(toastOf(page, 'Answer saved')).toBeVisible()
  await expect(page.getByText('We’re emailing it to')).toHaveCount(0)
  await expect(matters.getByText('to answer')).toHaveCount(0)

  await page.getByRole('button', { name: 'More' }).click()
  const conversations = page.getByRole('link', { name: 'Conversations', exact: true })
  await expect(conversations).toHaveAccessibleDescription('1 not opened yet')
  await conversations.click()
  await page.getByRole('link', { name: /^Not opened yet Dana/ }).click()
  await expect(page).toHaveURL(/\/admin\/conversations\/.+/)
  await expect.poll(homeOf).toMatchObject({ unreadConversations: 0 })
  await page.goto('/admin/conversations')
  await expect(page.getByRole('link', { name: /^Dana / })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Not opened yet/ })).toHaveCount(0)
})

test('a lead that comes in before the screen can hear of it is told, once; the tabs stand where they do on every screen, whatever matters now, and stay there when it is done', async ({
  page,
  owner,
  request,
}) => {
  await signIn(page, owner)
  const { promise: held, resolve: begin } = Promise.withResolvers<void>()
  await page.route('**/api/businesses/*/events', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/admin')
  await expect(page.getByRole('tab', { name: 'Leads (0)' })).toBeVisible()
  const lead = { businessId: owner.businessId, name: 'Dana', email: 'dana@example.com', phone: '207 555 0148' }
  await request.post('/api/leads', { data: lead })
  begin()
  const told = toastOf(page, 'New lead')
  await expect(told).toContainText('Dana')
  await expect(page.getByRole('tab', { name: 'Leads (1)' })).toBeVisible()
  await page.unroute('**/api/businesses/*/events')

  const placeOf = async () => (await page.getByRole('tablist', { name: 'Dashboard sections' }).boundingBox())?.y
  await page.goto('/admin/leads')
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  const place = await placeOf()
  await page.goto('/admin')
  const matters = page.getByRole('region', { name: 'What matters now' })
  await expect(matters.getByText('1 person to call back')).toBeVisible()
  expect(await placeOf()).toBe(place)
  await matters.getByRole('button', { name: 'Done with Dana' }).click()
  await expect(matters.getByText('to call back')).toHaveCount(0)
  expect(await placeOf()).toBe(place)
})
