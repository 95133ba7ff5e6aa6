import { expect, type Locator, type Page } from '@playwright/test'
import type { ChatReply } from '../../contract/chat'
import type { OtherOrigin } from '../support/otherOrigin'

type SiteOptions = {
  attributes?: Record<string, string>
  script?: string
  head?: string
  /** From before there were phones, which lay such a page out 980 px wide and show it small. */
  isOld?: boolean
  body?: string
  contentSecurityPolicy?: string
}

export const snippet = (
  origin: string,
  { attributes = { 'business-id': '1' }, script = '/widget-embed.js' }: SiteOptions = {},
) => {
  const data = Object.entries(attributes).map(([name, value]) => `data-${name}="${value}"`)
  return `<script async src="${origin}${script}" ${data.join(' ')}></script>`
}

/** An owner's page of another origin with the snippet at its end. */
const pageWith = (origin: string, options: SiteOptions = {}) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${options.isOld ? '' : '<meta name="viewport" content="width=device-width,initial-scale=1">'}
<title>Rivera Plumbing</title>${options.head ?? ''}</head>
<body><main><h1>Rivera Plumbing</h1><p>The blue heron special: drains cleared by noon.</p></main>
${options.body ?? ''}${snippet(origin, options)}</body></html>`

/** The first page of a visit, whatever was visited before. */
export async function visit(
  page: Page,
  otherOrigin: OtherOrigin,
  origin: string | undefined,
  options: SiteOptions = {},
) {
  const { contentSecurityPolicy } = options
  const html = pageWith(origin ?? '', options)
  if (page.url().startsWith(otherOrigin.url)) await page.evaluate(() => sessionStorage.clear())
  await page.goto(
    otherOrigin.publish({
      pages: { '/': html, '/two': html },
      ...(contentSecurityPolicy && { contentSecurityPolicy }),
    }),
  )
}

export const bubble = (page: Page) => page.getByRole('button', { name: 'Open chat' })
export const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const conversation = (page: Page) => page.getByRole('log')

export async function openChat(page: Page): Promise<Locator> {
  await bubble(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

export async function ask(page: Page, text: string) {
  await messageBox(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

type Scripted = Omit<Partial<ChatReply>, 'message'> & { content?: string }

const replyOf = ({ content = 'Noted.', ...rest }: Scripted = {}) => ({
  message: { id: crypto.randomUUID(), content },
  needsLeadCapture: false,
  needsScheduling: false,
  calendlyUrl: null,
  sources: [],
  conversationId: 'c1',
  answeredBy: 'facts',
  ...rest,
})

/** Puts words into the server's mouth that the real one would not say on demand; the last reply repeats. */
export async function scriptReplies(page: Page, ...replies: Scripted[]) {
  const left = [...replies]
  await page.route('**/api/chat/*/message', (route) => {
    const next = left.length > 1 ? left.shift() : left[0]
    return route.fulfill({ json: replyOf(next), headers: { 'access-control-allow-origin': '*' } })
  })
}

/** Changes what the server says of the business. */
export async function changeConfig(page: Page, change: Record<string, unknown>) {
  const merge = (kind: string) =>
    page.route(`**/api/widget/*/${kind}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...change } })
    })
  await merge('config')
  await merge('launcher')
}
