import { expect, test } from '../support/test'
import { failsAs } from './failsAs'
import { mailTo } from './mail'
import { logIn, openSession, signIn, toastOf } from './signIn'

const OPERATOR = { email: 'operator@deskbell.local', password: 'correct-horse-battery' }

test('an owner writes to support, the operator answers, and the owner sees it', async ({
  page,
  sharedOwner,
  request,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /401/, /404/)
  const subject = `The bubble is gone ${crypto.randomUUID().slice(0, 8)}`
  const session = await openSession(request, sharedOwner)
  await signIn(page, session)
  const dialog = page.getByRole('dialog', { name: 'Contact support' })
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Contact support' }).click()
  await dialog.getByLabel('Subject').fill('Begun and closed')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Contact support' }).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Begun and closed')

  await page.goto('/instructions')
  await page.getByRole('button', { name: 'Contact support' }).click()
  const send = dialog.getByRole('button', { name: 'Send to support' })
  await expect(
    dialog.getByText(`A person answers within one business day, by email to ${sharedOwner.email}.`),
  ).toBeVisible()
  await send.click()
  await expect(dialog.getByText('Please say in a few words what it’s about')).toBeVisible()
  await expect(dialog.getByLabel('Subject')).toBeFocused()
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByLabel('Message', { exact: true }).fill('Since this morning.')
  await failsAs(page, '**/api/support', 'unreachable', () => send.click())
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t reach Deskbell.')

  // The session ends elsewhere: what was written stays, and goes out once the owner is back in.
  await request.post('/api/auth/logout', { headers: session.headers })
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('You were logged out. What you wrote is still here')
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'log in again in a new tab' }).click()
  const tab = await opened
  await logIn(tab, sharedOwner)
  await expect(tab).toHaveURL(/\/admin$/)
  await tab.close()
  await send.click()
  await expect(dialog.getByRole('status')).toContainText('Sent.')
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue('')
  const mine = dialog.getByRole('listitem').filter({ hasText: subject })
  await expect(mine).toContainText('Open')

  const mail = await mailTo(request, OPERATOR.email, new RegExp(subject))
  expect(mail.text).toContain('Promised: An answer within one business day')
  expect(mail.text).toContain('/operator/support')

  const operator = await browser.newPage({ ...(baseURL && { baseURL }) })
  const { token } = await openSession(request, OPERATOR)
  await signIn(operator, { token })
  await operator.goto('/operator/support')
  const received = operator.locator('section').filter({ hasText: subject })
  await expect(received).toContainText(sharedOwner.email)
  await received.getByLabel('Answer').fill('Load the page again: it is back.')
  await received.getByRole('button', { name: 'Send answer' }).click()
  await expect(toastOf(operator, 'Answered')).toBeVisible()
  await expect(received).toHaveCount(0)
  await operator.getByRole('link', { name: 'Answered' }).click()
  await expect(received).toContainText('Load the page again: it is back.')
  await operator.close()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Contact support' }).click()
  await expect(mine).toContainText('Answered')
  await expect(mine).toContainText('Load the page again: it is back.')

  await page.goto('/operator/support')
  await expect(page.getByRole('heading', { name: 'Page Not Found' }), 'the page is the operator’s alone').toBeVisible()
})
