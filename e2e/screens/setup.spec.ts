import { createServer } from 'node:http'
import { expectAccessible } from '../support/accessible'
import { freePort, openProduct } from '../support/product'
import { registerOwner } from '../support/registration'
import { expect, test } from '../support/test'
import { signIn } from './signIn'

const SITE = `<!doctype html><html lang="en"><title>Dent Garage</title>
<meta property="og:site_name" content="Dent Garage"><style>.btn{background:#b4431a}</style><h1>Dent Garage</h1>
<h2>Prices</h2><ul><li>Oil change $59</li><li>Brake check $39</li><li>Loaner car: add $20</li></ul>
<h2>Hours</h2><table><tr><td>Monday - Friday</td><td>8 am - 5 pm</td></tr><tr><td>Saturday - Sunday</td><td>Closed</td></tr></table>
<p>Summer hours (June–August): Mon–Fri 7–4</p>
<h2>Questions</h2><h3>Do I need an appointment?</h3><p>No, just drive in. Mornings are quietest.</p></html>`

/** A garage's site of one page, which is read within seconds. */
async function openSite() {
  const server = createServer((request, response) => {
    const isHome = request.url === '/'
    response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html' }).end(isHome ? SITE : 'Nothing here')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('from the address to the code in at most ten taps, going on after a break @phone', async ({ page }) => {
  const site = await openSite()
  const product = await openProduct(await freePort(), { PRIVATE_NETWORK: 'on' })
  const owner = await registerOwner(product.origin, { email: `owner-${crypto.randomUUID()}@example.com` })
  await signIn(page, owner)
  // A day with holidays ahead.
  await page.clock.setFixedTime('2026-11-20T17:00:00Z')
  let taps = 0
  const tap = (name: string) => {
    taps += 1
    return page.getByRole('button', { name, exact: true }).click()
  }
  await page.goto(`${product.origin}/admin-direct/setup`)
  await page.getByLabel('Your website').fill(site.address)
  await tap('Read my website')
  await expect(page.getByText('Oil change')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Do I need an appointment?')).toBeVisible()
  await expect(page.getByText('We’d call it “Dent Garage.”')).toBeVisible()
  await expect(page.getByText('We left out: “Summer hours (June–August): Mon–Fri 7–4”.')).toBeVisible()
  await expect(page.getByText('One line we couldn’t read as a price:')).toBeVisible()
  await page.getByRole('button', { name: 'Add: Loaner car: add $20' }).click()
  await expect(page.getByLabel('Missing a price?')).toHaveValue('Loaner car: add $20')
  await expect(page.getByText('We’d use this color.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Holidays' })).toContainText(
    'Thanksgiving, Thursday, Nov 26. Are you open?',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove: Brake check: $39' }).click()
  await expect(page.getByText('Brake check')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Brake check')).toBeVisible()
  await page.getByRole('button', { name: 'Fix: Brake check: $39' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Prices' }).getByRole('listitem').last()).toHaveText('Brake check: $39')
  await page.getByRole('button', { name: 'Fix: Oil change: $59' }).click()
  await expect(page.getByRole('button', { name: 'Save your fix first' })).toBeDisabled()
  await page.reload()
  await expect(page.getByText('Oil change')).toBeVisible()
  await page.getByLabel('Missing a price?').fill('Labor $120 per hour')
  await expect(page.getByText('Your chat will say “Labor: $120 per hour.”')).toBeVisible()
  await page.getByRole('button', { name: 'Add price' }).click()
  await expect(page.getByText('Added: Labor: $120 per hour')).toBeVisible()
  await page.getByRole('button', { name: /^Remove: Monday/ }).click()
  await page.getByRole('button', { name: 'Add hours' }).click()
  await expect(page.getByRole('button', { name: 'Save your fix first' })).toBeDisabled()
  await page.getByRole('group', { name: 'Monday' }).getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Copy the hours for Monday' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your hours are saved.')).toBeVisible()
  await tap('All of this is right')
  let laters = 0
  for (let left = 5; left > 0; left -= 1) {
    await expect(page.getByText(left === 1 ? 'One more.' : `${left} to go.`)).toBeVisible()
    await expect(page.getByRole('button', { name: /^(?:That’s right|Answer it later)$/ })).toBeVisible({
      timeout: 30_000,
    })
    const isKnown = await page.getByRole('button', { name: 'That’s right', exact: true }).isVisible()
    if (!isKnown) laters += 1
    await tap(isKnown ? 'That’s right' : 'Answer it later')
  }
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await expect(page.getByText('data-primary-color="#B4431A"')).toBeVisible()
  await expectAccessible(page)
  await tap('Done')
  // Home of the view that the setup was in, with what comes next.
  await expect(page).toHaveURL(/\/admin-direct$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Try it' })).toHaveAttribute('aria-current', 'step')
  expect(taps).toBeLessThanOrEqual(10)
  await page.goto(`${product.origin}/admin/settings`)
  await expect(page.getByLabel('Website')).toHaveValue(`${site.address}/`)
  if (laters > 0) {
    await page.goto(`${product.origin}/admin/answers`)
    await expect(page.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(laters)
  }
  // Before the server it listens to ends.
  await page.close()
  site.close()
  await product.close()
})

test('the holidays ahead are told with a press each, and one that is like the week follows it @phone', async ({
  page,
  owner,
  request,
}) => {
  const path = `/api/businesses/${owner.businessId}`
  await request.put(`${path}/setup`, { data: { step: 'findings', checked: [] }, headers: owner.headers })
  await page.clock.setFixedTime('2026-11-20T17:00:00Z')
  await signIn(page, owner)
  await page.goto('/admin-direct/setup')
  await page.getByRole('button', { name: 'Add hours' }).click()
  const holidays = page.getByRole('region', { name: 'Holidays' })
  await expect(holidays).toBeHidden()
  await page.getByRole('group', { name: 'Thursday' }).getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(holidays.getByText('Thanksgiving, Thursday, Nov 26. Are you open?')).toBeVisible()
  await holidays.getByRole('button', { name: 'Closed' }).click()
  await expect(holidays.getByText('Thanksgiving: closed.')).toBeVisible()
  await holidays.getByRole('button', { name: 'Open as usual' }).click()
  await expect(holidays.getByText('Christmas Eve: open as usual.')).toBeVisible()
  await holidays.getByRole('button', { name: 'Different hours' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await holidays.getByLabel('New Year’s Eve, to').fill('12:00')
  await expectAccessible(page)
  await holidays.getByRole('button', { name: 'Save' }).click()
  await expect(holidays.getByText('New Year’s Eve: hours saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Change hours' }).click()
  await page.getByLabel('Thursday, to').fill('18:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const told = async () => (await request.get(`${path}/facts`, { headers: owner.headers })).json()
  const on = (date: string, ...hours: string[][]) => expect.objectContaining({ from: date, to: date, hours })
  await expect.poll(told).toMatchObject({
    hoursExceptions: expect.arrayContaining([
      on('2026-11-26'),
      on('2026-12-24', ['09:00', '18:00']),
      on('2026-12-31', ['09:00', '12:00']),
    ]),
  })
})
