import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { signIn } from './signIn'

test('a lead says how promising it is, why, and where it came from; what was held back is one press away', {
  tag: '@phone',
}, async ({ page, owner, request }) => {
  const leave = (lead: object) =>
    request.post('/api/leads', { data: { businessId: owner.businessId, email: 'ann@example.com', ...lead } })
  await leave({ name: 'Ann Lee', projectDetails: 'Could I get a quote for a new sink?' })
  await leave({
    name: 'Ann Lee',
    phone: '(512) 555-0170',
    projectDetails: 'Water is coming through the ceiling at 12 Elm Street, can someone come today?',
    landingUrl: 'https://shop.example/prices',
    referrer: 'https://www.google.com/',
    notice: 'We use this to answer you.',
  })
  await leave({ name: 'Rank', email: 'rank@example.com', projectDetails: 'SEO and backlinks, https://x.example' })
  await signIn(page, owner)
  await page.goto('/admin/leads')
  await expect(page.getByText(/It sounds urgent/)).toBeVisible()
  await expect(page.getByText(/Second time: also wrote in on/)).toBeVisible()
  await page.getByText('More about this lead').first().click()
  await expect(page.getByText('google.com, your /prices page')).toBeVisible()
  await expect(page.getByText('12 Elm Street', { exact: true })).toBeVisible()
  await expect(page.getByText(/We use this to answer you.*Shown/)).toBeVisible()
  await expect(page.getByText('Rank', { exact: true })).toBeHidden()
  await page.getByText('Held back (1)').click()
  await expect(page.getByText(/reads like advertising/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not spam: Rank' }).click()
  await expect(page.getByText('Held back')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Leads (3)' })).toBeVisible()
})
