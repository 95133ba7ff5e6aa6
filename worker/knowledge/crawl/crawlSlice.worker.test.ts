import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { KnowledgeSource } from '../../../contract/knowledge'
import { registerOwner } from '../../_test/api'
import { PATIENCE_MS } from '../../_test/patience'
import { testContext } from '../../_test/visitor'
import type { Context } from '../../platform/context'
import { isPublicIp } from '../../platform/http/publicAddress'
import type { Found } from '../found'
import { crawlSlice } from './crawlSlice'
import { fetchBounded } from './fetchBounded'

const near: Partial<Context> = { settings: { ...testContext().settings, PRIVATE_NETWORK: 'on' } }

/** Has a site read as the queue does, slice by slice, and tells what became of it. */
async function crawl(url: string, ctx = testContext(near)) {
  const { businessId } = await registerOwner()
  const object = env.KNOWLEDGE.getByName(businessId)
  await object.addSite({ id: 'src_test', businessId, url })
  const source = async (): Promise<KnowledgeSource> => {
    const [found] = await object.sources()
    if (!found) throw new Error('The source is gone')
    return found
  }
  while (['queued', 'crawling'].includes((await source()).status))
    await crawlSlice(ctx, { businessId, sourceId: 'src_test' })
  return { object, businessId, source: await source() }
}

const search = (object: Awaited<ReturnType<typeof crawl>>['object'], text: string): Promise<Found> =>
  object.search({ text, version: '' })

test('a site as it should be is read to its last page, by http where it has no https, answers by its rules and is proposed as facts', async () => {
  const { object, source } = await crawl(env.GOOD_SITE.replace('http:', 'https:'))
  expect(source).toMatchObject({ status: 'ready', pages: 60, waiting: 0, title: 'Linden Roofing', url: env.GOOD_SITE })
  expect(source.skipped).toEqual([
    { reason: 'robots.txt asks us not to read it', count: 1, urls: [`${env.GOOD_SITE}private/notes`] },
  ])
  const found = await search(object, 'do you reapir zepplin hangers')
  expect(found.whole ? found.statements.map(({ text }) => text).join() : found.statements[0]?.text).toContain(
    'zeppelin crew',
  )
  const texts = found.statements.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['(512) 555-0188', '12 Oak Street, Austin, TX 78701']))
  expect(texts.filter((text) => text === '(512) 555-0188')).toHaveLength(1)

  const proposals = await object.proposals([], { country: 'US', currency: 'USD', timeZone: 'UTC' })
  const facts = (kind: string) => proposals.filter((one) => one.kind === kind).map((one) => one.facts ?? one.faq)
  expect(facts('hours')).toMatchObject([{ hours: { mon: [['08:00', '17:00']], fri: [['08:00', '17:00']], sat: [] } }])
  expect(facts('prices')).toContainEqual({ prices: [{ name: 'Gutters', cents: 10_000, from: false }] })
  expect(facts('faq')).toEqual([
    {
      question: 'Do you repair zeppelin hangars?',
      answer: 'Yes, our zeppelin crew repairs hangars up to 40 feet high.',
    },
  ])
})

test('a hostile site is left within bounds, saying what was left out and why', async () => {
  const { object, source } = await crawl(env.HOSTILE_SITE)
  expect(source.status).toBe('ready')
  expect(source.pages).toBeLessThanOrEqual(300)
  const left = new Map(source.skipped.map(({ reason, count, urls }) => [reason, { count, urls: urls.join() }]))
  expect(left.get('Larger than 3 MB')?.urls).toMatch(/large.*endless.*bomb|bomb/)
  expect(left.get('Larger than 3 MB')?.count).toBe(3)
  expect(left.get(`No complete answer within ${PATIENCE_MS / 1000} seconds`)?.urls).toContain('/drip')
  expect(left.get('The limit of 300 pages was reached')?.count).toBeGreaterThan(0)
  expect(left.get('Part of an endless list')?.urls).toContain('-')
  expect(left.get('robots.txt asks us not to read it')?.urls).toContain('/private')
  expect(left.get('Leads to another site')?.count).toBe(2)
  expect(left.get('Not read: it isn’t a web address')?.urls).toContain('/to-file')
  expect(left.get('More than 5 redirects')?.urls).toContain('/round')
  expect(left.get('Not a page: image/png')?.urls).toContain('/picture')
  expect(left.get('The site responded with 500')?.urls).toContain('/broken')
  expect(left.get('Part of an endless list')?.count).toBeGreaterThan(1_000)
  const texts = (await search(object, 'open nine free café')).statements.map(({ text }) => text)
  expect(texts).toContain('Our café pours crème brûlée.')
  expect(texts.filter((text) => text === 'We open at nine.')).toHaveLength(1)
  expect(texts.join()).not.toMatch(/all is free|Nobody should read/)
})

describe('a private address', () => {
  test('is refused at its first page', async () => {
    const { source } = await crawl(env.GOOD_SITE, testContext())
    expect(source).toMatchObject({ status: 'failed', pages: 0 })
    expect(source.error).toBe('Nothing could be read. Not read: it isn’t on the public internet.')
  })

  test.each(['to-loopback', 'to-metadata', 'to-file'])('is refused behind a redirect: %s', async (path) => {
    const { host } = new URL(env.HOSTILE_SITE)
    const judged: string[] = []
    const fetched = await fetchBounded(`${env.HOSTILE_SITE}${path}`, {
      judge: async (url) => {
        judged.push(url.href)
        const mayBeCalled = url.host === host || (url.protocol !== 'file:' && isPublicIp(url.hostname))
        return mayBeCalled ? { mayBeCalled } : { mayBeCalled: false, why: 'it isn’t on the public internet' }
      },
      isSameSite: () => true,
      accepts: () => true,
      maxBytes: 1_000,
    })
    expect(fetched).toEqual({ kind: 'refused', reason: 'Not read: it isn’t on the public internet' })
    expect(judged).toHaveLength(2)
  })
})

test('what kills its Worker twice is left out, and the rest is read', async () => {
  const { businessId } = await registerOwner()
  const object = env.KNOWLEDGE.getByName(businessId)
  const bytes = new TextEncoder().encode('We mend kites.')
  const upload = { title: 'Kites', contentType: 'text/plain', bytes }
  await object.addDocument({ id: 'src_kites', businessId, kind: 'file', upload })
  for (let death = 1; death <= 2; death++) {
    expect(await object.takeUp('src_kites')).toMatchObject({ kind: 'upload' })
    expect(await object.takeUp('src_kites')).toBeNull()
    await runInDurableObject(object, (_, { storage }) => storage.sql.exec('UPDATE sources SET leased_until = 0'))
  }
  expect(await object.takeUp('src_kites')).toBeNull()
  expect((await object.sources())[0]).toMatchObject({
    status: 'failed',
    error: 'Nothing could be read. Reading it stopped partway, twice.',
  })
  expect(await object.upload('src_kites')).toBeNull()
})

test('two readings of one site take turns, so that the pause that it asks for is held', async () => {
  const { businessId } = await registerOwner()
  const object = env.KNOWLEDGE.getByName(businessId)
  await object.addSite({ id: 'src_one', businessId, url: env.GOOD_SITE })
  await object.addSite({ id: 'src_two', businessId, url: `${env.GOOD_SITE}services` })
  await object.addSite({ id: 'src_other', businessId, url: 'https://other.example/' })
  expect(await object.takeUp('src_one')).not.toBeNull()
  expect(await object.takeUp('src_two')).toBeNull()
  expect(await object.takeUp('src_other')).not.toBeNull()
  // In one step, before the queue takes one of them up again.
  const taken = await runInDurableObject(object, (instance, { storage }) => {
    storage.sql.exec('UPDATE sources SET leased_until = 0')
    return instance.takeUp('src_two')
  })
  expect(taken).not.toBeNull()
})
