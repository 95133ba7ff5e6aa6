import { expect, test } from './test'

const refused = `<!doctype html><title>Site</title><img src="https://elsewhere.example/pixel.gif" alt="">`

test.describe('a violation of a page policy', () => {
  test.fail()
  test('fails the test that caused it', async ({ page, otherOrigin }) => {
    const told = page.waitForEvent('console')
    await page.goto(otherOrigin.publish({ pages: { '/': refused }, contentSecurityPolicy: "default-src 'self'" }))
    await told
  })
})

test('a violation that was expected does not', async ({ page, otherOrigin, expectedErrors }) => {
  expectedErrors.push(/elsewhere\.example/)
  await page.goto(otherOrigin.publish({ pages: { '/': refused }, contentSecurityPolicy: "default-src 'self'" }))
  await expect(page).toHaveTitle('Site')
})
