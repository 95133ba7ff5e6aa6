import type { BrowserContext, Page } from '@playwright/test'
import { iframeSnippet, keySnippet } from '../../contract/snippets'
import { BUILDERS, publishedPage } from '../../stand-ins/website/published'
import { linkIn, mailTo } from '../screens/mail'
import { signIn } from '../screens/signIn'
import type { RegisteredOwner } from '../support/owner'
import { expect, test } from '../support/test'
import { ask, openChat } from './ownersSite'

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

/** What a visitor of a page is told when they ask which places the business comes to. */
async function answerOn(page: Page, url: string): Promise<'answers' | 'takes details'> {
  await page.goto(url)
  await openChat(page)
  await ask(page, 'What areas do you cover?')
  const said = page.getByRole('log').locator('.bot .said').nth(1)
  await expect(said).toContainText(/Round Rock|can’t answer questions on this page/)
  return (await said.textContent())?.includes('Round Rock') ? 'answers' : 'takes details'
}

test.describe('an owner has nothing to do', () => {
  for (const builder of BUILDERS) {
    test(`on ${builder}, at their own address with and without www`, async ({ page, context, owner, request, baseURL }) => {
      const html = publishedPage(builder, { code: codeOf(baseURL, owner) })
      // Security plugins send it; what a page asks of others still says where it stands.
      const headers = { 'referrer-policy': 'no-referrer' }
      await serve(context, baseURL, {
        'https://www.ortega.example': { html },
        'https://ortega.example': { html, headers },
      })
      expect(await answerOn(page, 'https://www.ortega.example/')).toBe('answers')
      expect(await answerOn(page, 'https://ortega.example/')).toBe('answers')
      await mailTo(request, owner.email, /is live on www\.ortega\.example/)
    })
  }

  test('on the addresses that builders show a site under before it has its own, or beside it', async ({
    page,
    context,
    owner,
    baseURL,
  }) => {
    const code = codeOf(baseURL, owner)
    const at = (builder: (typeof BUILDERS)[number]) => ({ html: publishedPage(builder, { code }) })
    const sites: Sites = {
      'https://www.ortega.example': at('wix'),
      'https://maria.wixsite.com': at('wix'),
      'https://ortega.wordpress.com': at('wordpress'),
      'https://ortega.wpcomstaging.com': at('wordpress'),
      'https://heron-oak-x1y2.squarespace.com': at('squarespace'),
    }
    await serve(context, baseURL, sites)
    for (const site of Object.keys(sites)) expect(await answerOn(page, `${site}/`)).toBe('answers')
  })
})
