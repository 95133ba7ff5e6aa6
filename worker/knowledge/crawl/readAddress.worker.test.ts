import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { behaviors, robots, sitemaps } from '../../../stand-ins/website/attacks/behaviors'
import { hostileFiles } from '../../../stand-ins/website/attacks/documents'
import { testContext } from '../../_test/visitor'
import { readingDocument } from '../documents/readDocument'
import { UnreadableFile } from '../errors'
import { decodeText } from '../extraction/decodeText'
import type { Steps } from '../steps'
import { readAddress } from './readAddress'
import { readRobots } from './robots'
import { siteAddressOf } from './siteAddress'
import { readSitemap } from './sitemap'

const LOCALE = { country: 'US', currency: 'USD' }
const MINUTE = 60_000
/** More than any of them takes. A step that grows with the square of its length takes hours. */
const MOST_STEPS = 2_000_000

/** Taken step by step to its end. */
function finished<T>(steps: Steps<T>): T {
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const step = steps.next()
    if (step.done) return step.value
  }
  throw new Error('It takes too many steps')
}

test(
  'every hostile file is read, or refused in a sentence for its owner',
  () => {
    for (const { name, contentType, make } of hostileFiles) {
      const bytes = new Uint8Array(make())
      try {
        const { statements } = finished(readingDocument({ bytes, contentType, title: 'A', id: 'a', locale: LOCALE }))
        expect(statements.length, name).toBeGreaterThan(0)
      } catch (error) {
        expect(error, name).toBeInstanceOf(UnreadableFile)
      }
    }
  },
  5 * MINUTE,
)

describe('a site says of itself', () => {
  test.each(Object.entries(robots))('as rules: %s', (_, make) => expect(readRobots(make())).toBeDefined())
  test.each(Object.entries(sitemaps))('as a map: %s', (_, make) => expect(readSitemap(make())).toBeDefined())
})

test('whatever a server does, its page is read or told why not', async () => {
  const ctx = testContext({ settings: { ...testContext().settings, PRIVATE_NETWORK: 'on' } })
  const host = siteAddressOf(env.ATTACKS_SITE)
  const resolve = () => Promise.resolve([])
  const read = Object.keys(behaviors).map(async (name) => {
    const url = `${env.ATTACKS_SITE}behavior/${name}/0`
    const next = { url, kind: 'page' as const, depth: 0, run: 1, pauseMs: 0, host }
    const { kind } = await readAddress(ctx, next, { resolve, locale: LOCALE })
    expect(kind, name).toMatch(/^(page|moved|skipped|unanswered)$/)
  })
  expect(await Promise.allSettled(read)).not.toContainEqual(expect.objectContaining({ status: 'rejected' }))
}, 60_000)

test('what a page says it is written in is only a name', () => {
  expect(decodeText(new TextEncoder().encode('<p>a'), 'text/html; charset=nonsense')).toBe('<p>a')
})
