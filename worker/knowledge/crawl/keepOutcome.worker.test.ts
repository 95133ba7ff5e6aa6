import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { FIRST_PAGES } from '../../../contract/knowledge'
import { readPage } from '../extraction/readPage'
import type { AddressOutcome } from './outcome'
import { NO_RULES } from './robots'

const SITE = 'https://shop.example/'
const LINKS = Array.from({ length: 2 * FIRST_PAGES }, (_, at) => `${SITE}kite-${at}`)

function outcomeOf(kind: string, url: string): AddressOutcome {
  if (kind === 'robots') return { kind: 'robots', rules: NO_RULES, delayMs: 0 }
  if (kind === 'sitemap') return { kind: 'sitemap', urls: [], sitemaps: [] }
  const html = `<h1>Kites</h1><p>The kite at ${url.slice(SITE.length)} is made of silk.</p>`
  const { title, statements } = readPage(html, url, { country: 'US', currency: 'USD' })
  return { kind: 'page', title, links: LINKS, page: { url, digest: url, bytes: html.length, statements } }
}

test('a large site answers from its first pages while the rest is read', async () => {
  const object = env.KNOWLEDGE.getByName('first-pages')
  await object.addSite({ id: 'src', businessId: 'biz', url: SITE })
  const says = async () => (await object.search({ text: 'silk kite', version: '' })).statements.length
  const pages = async () => (await object.sources())[0]?.pages ?? 0
  let next = await object.takeUp('src')
  while (next && (await pages()) < FIRST_PAGES) {
    expect(await says()).toBe(0)
    const { url, run, kind } = next
    next = await object.keepOutcome({ sourceId: 'src', run, url, outcome: outcomeOf(kind, url), goesOn: true })
  }
  expect(await says()).toBeGreaterThan(0)
  expect(await object.sources()).toMatchObject([{ status: 'crawling', pages: FIRST_PAGES }])
  while (next) {
    const { url, run, kind } = next
    next = await object.keepOutcome({ sourceId: 'src', run, url, outcome: outcomeOf(kind, url), goesOn: true })
  }
  expect(await object.sources()).toMatchObject([{ status: 'ready', pages: LINKS.length + 1 }])
})
