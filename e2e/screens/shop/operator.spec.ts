import { OPERATOR, SUPPORT } from '../../support/shop'
import { expect, test } from '../../support/shopTest'

test('the pages of text say who runs the site, how to reach them, and what is loaded, as it is set', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const contact = page.getByRole('article')
  await expect(contact).toContainText(OPERATOR.name)
  await expect(contact).toContainText(OPERATOR.address)
  // The name that stands in where none is set.
  await expect(contact.getByText('Deskbell', { exact: true })).toBeHidden()
  await expect(contact.getByRole('link', { name: SUPPORT.email })).toHaveAttribute('href', `mailto:${SUPPORT.email}`)
  await expect(contact.getByRole('link', { name: SUPPORT.phone })).toHaveAttribute('href', 'tel:2075550100')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText('The home page and the pricing page load Google Analytics')).toBeVisible()
  await expect(page.getByText('Nobody tracks you here')).toBeHidden()
})
