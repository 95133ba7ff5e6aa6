import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { ask, conversation, openChat, visit } from '../widget/ownersSite'
import { linkIn, mailTo } from './mail'
import { signIn, toastOf } from './signIn'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what nobody could answer is answered by the mailed link, and the next visitor who asks in other words gets it', async ({
    page,
    context,
    browser,
    owner,
    otherOrigin,
    baseURL,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const site = { attributes: { 'business-id': owner.businessId } }
    await visit(page, otherOrigin, baseURL, site)
    await openChat(page)
    await ask(page, 'Do you take bitcoin?')
    await expect(conversation(page)).toContainText(/leave your name/i)

    const business = `/api/businesses/${owner.businessId}`
    const open = async () => (await request.get(`${business}/unanswered`, { headers: owner.headers })).json()
    await expect.poll(open).toMatchObject([{ question: 'Do you take bitcoin?' }])
    await ask(page, 'I’m Dana, dana@example.com')

    const mail = await mailTo(request, owner.email, /New lead: Dana/)
    expect(mail.text).toContain('“Do you take bitcoin?”')
    const link = linkIn(mail)
    // A mail scanner opens it first.
    expect((await request.get(link)).status()).toBe(200)
    const answering = await context.newPage()
    await answering.goto(link)
    await expect(answering.getByRole('heading', { name: 'Do you take bitcoin?' })).toBeVisible()
    await expect(answering.getByText('Someone asked Ortega Plumbing')).toBeVisible()
    const isWider = await answering.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWider).toBe(false)
    await expectAccessible(answering)
    await answering.getByRole('button', { name: 'Save answer' }).click()
    await expect(answering.getByText('Please write the answer')).toBeVisible()
    await expect(answering.getByLabel('Also email Dana the answer')).toBeChecked()
    await answering.getByText('See the email').click()
    await expect(answering.getByText('left the address d…@example.com')).toBeVisible()
    await answering.getByLabel('Your answer').fill('No bitcoin, sorry: cards and cash only.')
    await answering.getByRole('button', { name: 'Save answer' }).click()
    await expect(answering.getByRole('heading', { name: 'Your answer is saved' })).toBeVisible()
    await expect(answering.getByText('We’re emailing it to the person who asked.')).toBeVisible()
    await answering.goto(link)
    await expect(answering.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible()

    const message = 'hi, can I pay u guys with bitcoin'
    const say = () => ({ data: { sessionId: crypto.randomUUID(), message } })
    const reply = async () => (await request.post(`/api/chat/${owner.businessId}/message`, say())).text()
    await expect.poll(reply).toContain('cards and cash only')
    const next = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await visit(next, otherOrigin, baseURL, site)
    await openChat(next)
    await ask(next, message)
    await expect(conversation(next)).toContainText('cards and cash only')
    await next.close()
  })
})

test('the owner asks the bot, answers it, saves the question, and a change of that answer waits for their word', async ({
  page,
  owner,
  request,
}) => {
  await signIn(page, owner)
  await page.goto('/admin-direct/answers')
  await expect(page.getByRole('heading', { name: 'Nothing’s waiting for your answer' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Ask your front desk' }).click()
  await page.getByLabel('Your question').fill('what areas do u cover?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(/Round Rock/)).toBeVisible()
  await expect(page.getByText('Without AI, in your own words')).toBeVisible()
  await page.getByRole('button', { name: 'Save this question' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Not right? Answer it yourself' }).click()
  await page.getByLabel('Question', { exact: true }).fill('Is there parking?')
  await page.getByLabel('Answer', { exact: true }).fill('Two spots behind the shop.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(toastOf(page, 'Answer saved')).toBeVisible()

  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByText('what areas do u cover?')).toBeVisible()

  const change = { headers: owner.headers, data: { location: 'Dallas and Plano' } }
  await request.patch(`/api/businesses/${owner.businessId}`, change)
  await page.goto('/admin-direct/settings')
  await page.getByRole('link', { name: 'See what would change' }).click()
  await expect(page.getByRole('heading', { name: 'A change is waiting for you' })).toBeVisible()
  await expect(page.getByText('Live now')).toBeVisible()
  await expect(page.getByText(/Plano/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make it live' }).click()
  await expect(toastOf(page, 'It’s live')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A change is waiting for you' })).toHaveCount(0)
  const bot = { headers: owner.headers, data: { question: 'what areas do u cover?' } }
  const reply = async () => (await request.post(`/api/businesses/${owner.businessId}/ask`, bot)).text()
  await expect.poll(reply).toContain('Plano')

  await page
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click()
  await expect(toastOf(page, 'Restored')).toBeVisible()
  await expect.poll(reply).toContain('Round Rock')
})
