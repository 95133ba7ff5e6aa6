import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { knowledgeSource, sourceAccepted } from '../../../contract/knowledge'
import { api, registerOwner } from '../../_test/api'
import { testContext } from '../../_test/visitor'
import { crawlSlice } from '../crawl/crawlSlice'

const near = testContext({ settings: { ...testContext().settings, PRIVATE_NETWORK: 'on' } })
const MINUTES = 60_000
/** The attacks, more than two hundred, are made by e2e/site/attacks. */
const LISTS = 8

/** Has a source read as the queue does, and tells what became of it. */
async function read({ businessId, token }: { businessId: string; token: string }, sourceId: string) {
  for (;;) {
    const answered = await api(`/api/businesses/${businessId}/knowledge/sources/${sourceId}`, { token })
    const source = knowledgeSource.parse(await answered.json())
    if (source.status === 'ready' || source.status === 'failed') return source
    await crawlSlice(near, { businessId, sourceId })
    await scheduler.wait(10)
  }
}

const site = async (owner: Awaited<ReturnType<typeof registerOwner>>, url: string) => {
  const added = await env.KNOWLEDGE.getByName(owner.businessId).addSite({
    id: `src_${url.length}_${Math.random().toString(36).slice(2)}`,
    businessId: owner.businessId,
    url,
  })
  return read(owner, added?.id ?? '')
}

test(
  'every hostile page is read or left out, and the last page is read',
  async () => {
    const source = await site(await registerOwner(), env.ATTACKS_SITE)
    expect(source).toMatchObject({ status: 'ready', waiting: 0 })
    expect(source.skipped.filter(({ reason }) => /broke off|could not be made sense/.test(reason))).toEqual([])
  },
  8 * MINUTES,
)

test(
  'whatever a server does, the last page is read',
  async () => {
    const source = await site(await registerOwner(), `${env.ATTACKS_SITE}behaviors`)
    expect(source).toMatchObject({ status: 'ready', waiting: 0 })
    expect(source.skipped.filter(({ reason }) => /broke off|could not be made sense/.test(reason))).toEqual([])
  },
  8 * MINUTES,
)

test(
  'a site says of itself as much as it likes',
  async () => {
    for (let at = 0; at < LISTS; at++) {
      const source = await site(await registerOwner(), `${env.LISTS_SITE}lists/${at}`)
      expect(source, `list ${at}`).toMatchObject({ waiting: 0 })
    }
  },
  8 * MINUTES,
)

test(
  'every hostile file is taken at once and read, or its owner told why not',
  async () => {
    const owner = await registerOwner()
    const { token, businessId } = owner
    const path = `/api/businesses/${businessId}/knowledge`
    for (let at = 0; at < FILES; at++) {
      const file = await fetch(`${env.ATTACKS_SITE}file/${at}`)
      const name = file.headers.get('x-name') ?? ''
      const sent = await exports.default.fetch(`https://deskbell.test${path}/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': file.headers.get('content-type') ?? '' },
        body: await file.arrayBuffer(),
      })
      expect(sent.status, name).toBe(202)
      const { id } = sourceAccepted.parse(await sent.json())
      const { status, error, passages } = await read(owner, id)
      expect(status === 'ready' ? passages > 0 : error, name).toBeTruthy()
      expect(error ?? '', name).not.toMatch(/broke off|made sense/)
      await api(`${path}/sources/${id}`, { method: 'DELETE', token })
    }
  },
  8 * MINUTES,
)
