import type { BrowserContext, Page } from '@playwright/test'
import { iframeSnippet, keySnippet } from '../../contract/snippets'
import { BUILDERS, publishedPage } from '../../stand-ins/website/published'
import { mailTo } from '../screens/mail'
import { signIn } from '../screens/signIn'
import type { RegisteredOwner } from '../support/owner'
import { expect, test } from '../support/test'
import { ask, conversation, openChat } from './ownersSite'

type Sites = Record<string, { html: string; headers?: Record<string, string> }>

/** Puts pages at addresses that aren't on this machine; what builders load beside them is empty. */
async function serve(context: BrowserContext, own: string | undefined, sites: Sites) {
  await context.route(
    (url) => url.origin !== own,
    (route) => {
      const url = new URL(route.request().url())
      const site = sites[url.origin]
      const isPage = route.request().resourceType() === 'document'
      return route.fulfill(
        site && isPage
          ? { body: site.html, contentType: 'text/html; charset=utf-8', ...(site.headers && { headers: site.headers }) }
          : { body: '', contentType: url.pathname.endsWith('.js') ? 'text/javascript' : 'text/css' },
      )
    },
  )
}

const codeOf = (origin = '', { customer }: RegisteredOwner) => keySnippet({ origin, apiKey: customer.apiKey })

/** What a new visitor of a page is told when they ask which places the business comes to. */
async function answerOn(context: BrowserContext, url: string): Promise<'answers' | 'takes details'> {
  const page = await context.newPage()
  await page.goto(url)
  await openChat(page)
  await ask(page, 'What areas do you cover?')
  const said = conversation(page).locator('.bot .said').nth(1)
  await expect(said).toContainText(/Round Rock|can’t answer questions on this page/)
  const isAnswer = (await said.textContent())?.includes('Round Rock')
  await page.close()
  return isAnswer ? 'answers' : 'takes details'
}

test.describe('an owner has nothing to do', () => {
  for (const builder of BUILDERS) {
    test(`on ${builder}, at their own address with and without www`, async ({ context, owner, request, baseURL }) => {
      const html = publishedPage(builder, { code: codeOf(baseURL, owner) })
      // Security plugins send it; what a page asks of others still says where it stands.
      const headers = { 'referrer-policy': 'no-referrer' }
      await serve(context, baseURL, {
        'https://www.ortega.example': { html },
        'https://ortega.example': { html, headers },
      })
      expect(await answerOn(context, 'https://www.ortega.example/')).toBe('answers')
      expect(await answerOn(context, 'https://ortega.example/')).toBe('answers')
      await mailTo(request, owner.email, /is live on www\.ortega\.example/)
    })
  }
})

/** What is far below the window is drawn once it is scrolled to. */
async function chatInFrame(page: Page) {
  await page.locator('[name=htmlComp-iframe]').scrollIntoViewIfNeeded()
  return page.frameLocator('[name=htmlComp-iframe]').frameLocator('#deskbell-frame')
}

test.describe('Wix puts pasted HTML into a frame of its own', () => {
  const EMBED = 'https://www-ortega-example.filesusr.com'
  const frame = `<div id="comp-lqf" class="comp-lqf wixui-custom-element"><wix-iframe data-src="${EMBED}/html/0b1c_2d.html"><iframe class="Zzgbk" title="Embedded Content" name="htmlComp-iframe" width="100%" height="560" src="${EMBED}/html/0b1c_2d.html"></iframe></wix-iframe></div>`

  test('the chat in it answers', async ({ page, context, owner, baseURL }) => {
    const snippet = iframeSnippet({ origin: `${baseURL}`, businessId: owner.businessId, position: 'bottom-right' })
    await serve(context, baseURL, {
      'https://www.ortega.example': { html: publishedPage('wix', { frame }) },
      [EMBED]: { html: `<!DOCTYPE html><html><head><base target="_top"></head><body>${snippet}</body></html>` },
    })
    await page.goto('https://www.ortega.example/')
    const chat = await chatInFrame(page)
    await chat.getByRole('button', { name: 'Open chat' }).click()
    await chat.getByRole('textbox', { name: 'Message' }).fill('What areas do you cover?')
    await chat.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.locator('.bot .said').nth(1)).toContainText('Round Rock')
  })

  test('on a second domain it takes details, and the owner is asked', async ({
    page,
    context,
    owner,
    request,
    baseURL,
  }) => {
    const snippet = iframeSnippet({ origin: `${baseURL}`, businessId: owner.businessId, position: 'bottom-right' })
    const second = 'https://www.ortega-heating.example'
    await serve(context, baseURL, {
      'https://www.ortega.example': { html: publishedPage('squarespace', { code: codeOf(baseURL, owner) }) },
      [second]: { html: publishedPage('wix', { frame }) },
      [EMBED]: { html: `<!DOCTYPE html><html><head><base target="_top"></head><body>${snippet}</body></html>` },
    })
    expect(await answerOn(context, 'https://www.ortega.example/')).toBe('answers')
    await page.goto(`${second}/`)
    const chat = await chatInFrame(page)
    await chat.getByRole('button', { name: 'Open chat' }).click()
    await chat.getByRole('textbox', { name: 'Message' }).fill('What areas do you cover?')
    await chat.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.locator('.bot .said').nth(1)).toContainText('can’t answer questions on this page')
    await mailTo(request, owner.email, /was seen on www\.ortega-heating\.example/)
  })
})

test.describe('one press allows', () => {
  test('a second domain, on the owner’s screen', async ({ page, context, owner, baseURL }) => {
    const html = publishedPage('squarespace', { code: codeOf(baseURL, owner) })
    const second = 'https://www.ortega-heating.example/'
    await serve(context, baseURL, { 'https://www.ortega.example': { html }, [new URL(second).origin]: { html } })
    expect(await answerOn(context, 'https://www.ortega.example/')).toBe('answers')
    expect(await answerOn(context, second)).toBe('takes details')
    await signIn(page, owner)
    await page.goto('/admin-direct')
    await expect(page.getByText('Your chat was seen on www.ortega-heating.example. Is that your site?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, allow it' }).click()
    await expect.poll(() => answerOn(context, second)).toBe('answers')
  })
})
