import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { knowledgeSource, sourceRequest } from '../../contract/knowledge'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { openTables } from '../platform/db/objectTables'
import { readAll } from './_test/reading'
import { keepSite } from './sources/keepSource'
import { findSources } from './store/sourceStore'
import { knowledgeSteps } from './tables'

test('a text answers at once, is exported, and is gone when it is removed', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}/knowledge/sources`
  const added = await api(path, {
    token,
    body: { title: 'Parking', text: 'Parking\n\nYou can park a horse behind the barn.' },
  })
  expect(added.status).toBe(202)
  const { id } = await added.json<{ id: string }>()
  await readAll(businessId)
  const source = knowledgeSource.parse(await (await api(`${path}/${id}`, { token })).json())
  expect(source).toMatchObject({ status: 'ready', kind: 'text', pages: 1, passages: 1, skipped: [] })
  const object = env.KNOWLEDGE.getByName(businessId)
  await runDurableObjectAlarm(object)
  await drainOutbox()
  await vi.waitFor(
    async () => {
      await drainOutbox()
      const body = { question: 'Can I park my horse?' }
      const asked = await api(`/api/businesses/${businessId}/ask`, { token, body })
      expect(await asked.json()).toMatchObject({ content: expect.stringContaining('behind the barn') })
    },
    { timeout: 30_000, interval: 100 },
  )
  expect((await api(`${path}/${id}`, { method: 'DELETE', token })).status).toBe(204)
  await runDurableObjectAlarm(object)
  await drainOutbox()
  await vi.waitFor(
    async () => {
      const again = await api(`/api/businesses/${businessId}/ask`, {
        token,
        body: { question: 'Can I park my horse?' },
      })
      expect(await again.text()).not.toContain('behind the barn')
    },
    { timeout: 30_000, interval: 100 },
  )
})

describe('a source', () => {
  const pathOf = (businessId: string) => `/api/businesses/${businessId}/knowledge`

  test('is its owner’s alone', async () => {
    const owner = await registerOwner()
    const other = await registerOwner()
    const path = pathOf(owner.businessId)
    const added = await api(`${path}/sources`, { token: owner.token, body: { text: 'We mend kites.' } })
    const { id } = await added.json<{ id: string }>()
    const calls: [string, Parameters<typeof api>[1]][] = [
      [`${path}/sources`, {}],
      [`${path}/sources`, { body: { text: 'Mine now.' } }],
      [`${path}/files`, { method: 'POST', body: 'Mine now.', headers: { 'content-type': 'text/plain' } }],
      [`${path}/sources/${id}`, {}],
      [`${path}/sources/${id}/read`, { method: 'POST' }],
      [`${path}/sources/${id}`, { method: 'DELETE' }],
      [`${path}/proposals`, {}],
      [`${path}/proposals/accept`, { body: { ids: ['x'] } }],
      [`${path}/proposals/x`, { method: 'DELETE' }],
    ]
    for (const [address, call] of calls) {
      expect((await api(address, { ...call })).status).toBe(401)
      expect((await api(address, { ...call, token: other.token })).status).toBe(404)
    }
    expect(await (await api(`${path}/sources`, { token: owner.token })).json()).toMatchObject([{ id, title: 'Text' }])
  })

  test('that can’t be one is refused at its field', async () => {
    const { token, businessId } = await registerOwner()
    const path = `${pathOf(businessId)}/sources`
    for (const [body, field] of [
      [{ url: 'http://169.254.169.254/latest' }, 'url'],
      [{ url: 'http://2130706433/' }, 'url'],
      [{ url: 'javascript:alert(1)' }, 'url'],
      [{}, 'url'],
      [{ url: 'https://shop.com', text: 'Both.' }, 'url'],
      [{ text: '  ' }, 'text'],
    ] as const) {
      const refused = await api(path, { token, body })
      expect([refused.status, (await refused.json<{ errors: { path: string }[] }>()).errors[0]?.path]).toEqual([
        422,
        field,
      ])
    }
  })

  test('is understood without its scheme, and takes the place of the same address that failed', async () => {
    const understood = (url: string) => sourceRequest.safeParse({ url }).data?.url
    expect(understood(' shop.com/prices ')).toBe('https://shop.com/prices')
    expect(understood('127.0.0.1:8080')).toBe('https://127.0.0.1:8080')
    expect(understood('localhost:8080/a?b=c://d')).toBe('https://localhost:8080/a?b=c://d')
    expect(understood('http://shop.com')).toBe('http://shop.com')
    for (const url of ['', 'ftp://shop.com', 'javascript:alert(1)', 'our shop']) expect(understood(url)).toBeUndefined()

    const businessId = 'biz_shop'
    await runInDurableObject(env.KNOWLEDGE.getByName(businessId), (_, { storage }) => {
      openTables(storage, knowledgeSteps)
      const add = (id: string, url: string) => keepSite(storage, { id, businessId, url }, Date.now())
      add('src_other', 'https://shop.com/menu')
      add('src_first', 'https://www.shop.com/')
      storage.sql.exec("UPDATE sources SET status = 'failed'")
      add('src_second', 'http://shop.com/')
      expect(
        findSources(storage)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['src_other', 'src_second'])
    })
  })

  test('may be a file, sent as it is or by a form, of which twenty are enough', async () => {
    const { token, businessId } = await registerOwner()
    const path = `${pathOf(businessId)}/files`
    const headers = { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="pets.txt"' }
    expect((await api(path, { method: 'POST', token, headers, body: 'Dogs are welcome.' })).status).toBe(202)
    const form = new FormData()
    form.append('file', new File(['Cats are welcome.'], 'cats.txt', { type: 'text/plain' }))
    const wrapped = new Response(form)
    const type = { 'content-type': wrapped.headers.get('content-type') ?? '' }
    expect((await api(path, { method: 'POST', token, headers: type, body: await wrapped.text() })).status).toBe(202)
    await readAll(businessId)
    const listed = await (await api(`${pathOf(businessId)}/sources`, { token })).json()
    expect(listed).toMatchObject([
      { kind: 'file', title: 'cats', status: 'ready', passages: 1 },
      { kind: 'file', title: 'pets', status: 'ready', passages: 1 },
    ])
    const picture = { 'content-type': 'image/png' }
    expect((await api(path, { method: 'POST', token, headers: picture, body: 'x' })).status).toBe(415)
    for (let at = 2; at < 20; at++) await api(path, { method: 'POST', token, headers, body: `Number ${at}.` })
    expect((await api(path, { method: 'POST', token, headers, body: 'One more.' })).status).toBe(422)
  })

  test('is not needed for facts: what was typed as text is proposed, and dismissed for good', async () => {
    const { token, businessId } = await registerOwner()
    const path = pathOf(businessId)
    const proposals = async () => (await api(`${path}/proposals`, { token })).json<{ id: string; text: string }[]>()
    expect(await proposals()).toEqual([])
    const services = { services: 'Kite repair $45, silk tails $12' }
    expect((await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: services })).status).toBe(200)
    const [repair, tails] = await proposals()
    expect([repair?.text, tails?.text]).toEqual(['Kite repair: $45', 'silk tails: $12'])
    await api(`${path}/proposals/${tails?.id}`, { method: 'DELETE', token })
    await api(`${path}/proposals/accept`, { token, body: { ids: [repair?.id] } })
    expect(await proposals()).toEqual([])
    expect(await (await api(`/api/businesses/${businessId}/facts`, { token })).json()).toMatchObject({
      prices: [{ name: 'Kite repair', cents: 4_500 }],
    })
  })

  test('tells the days on which it is closed, which then are no days to book', async () => {
    const { token, businessId } = await registerOwner()
    const path = pathOf(businessId)
    await api(`${path}/sources`, {
      token,
      body: { title: 'Notes', text: 'News\n\nClosed Thanksgiving and Christmas Day.' },
    })
    await readAll(businessId)
    const all = await (await api(`${path}/proposals`, { token })).json<{ id: string; kind: string }[]>()
    expect(all.map(({ kind }) => kind)).toEqual(['hours', 'hours'])
    await api(`${path}/proposals/accept`, { token, body: { ids: all.map(({ id }) => id) } })
    const facts = await (await api(`/api/businesses/${businessId}/facts`, { token })).json()
    const closed = { from: expect.stringMatching(/-(?:11|12)-2\d$/), hours: [] }
    expect(facts).toMatchObject({ hoursExceptions: [closed, closed] })
    expect(await (await api(`/api/businesses/${businessId}/calendar`, { token })).json()).toMatchObject({
      special: [closed, closed],
    })
    expect(await (await api(`${path}/proposals`, { token })).json()).toEqual([])
  })

  test('is confirmed as facts by its owner, once', async () => {
    const { token, businessId } = await registerOwner()
    const path = pathOf(businessId)
    const text =
      'Prices\n\nKite repair: $45\nTail: $12\n\nDo you mend silk?\nYes, we mend silk kites by hand.\n\nMon - Fri: 9am - 5pm'
    await api(`${path}/sources`, { token, body: { title: 'Notes', text } })
    await readAll(businessId)
    const proposals = async () => (await api(`${path}/proposals`, { token })).json<{ id: string; kind: string }[]>()
    const all = await proposals()
    expect(all.map(({ kind }) => kind).sort()).toEqual(['faq', 'hours', 'prices', 'prices'])
    const [dismissed, ...accepted] = all
    expect((await api(`${path}/proposals/${dismissed?.id}`, { method: 'DELETE', token })).status).toBe(204)
    const ids = accepted.map(({ id }) => id)
    expect((await api(`${path}/proposals/accept`, { token, body: { ids } })).status).toBe(204)
    expect(await proposals()).toEqual([])
    expect((await api(`${path}/proposals/accept`, { token, body: { ids } })).status).toBe(404)
    const facts = await (await api(`/api/businesses/${businessId}/facts`, { token })).json()
    expect(facts).toMatchObject({ hours: { mon: [['09:00', '17:00']], fri: [['09:00', '17:00']] } })
  })
})

test('what was read and differs from what the owner says is put to them beside it', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}`
  const told = { prices: [{ name: 'Kite repair', cents: 9_900 }], hours: { mon: [['10:00', '16:00']] } }
  expect((await api(`${path}/facts`, { method: 'PUT', token, body: told })).status).toBe(200)
  const text = 'Prices\n\nKite repair: $45\n\nMon: 9am - 5pm'
  await api(`${path}/knowledge/sources`, { token, body: { title: 'Notes', text } })
  await readAll(businessId)
  const proposals = await (await api(`${path}/knowledge/proposals`, { token })).json<{ id: string; told?: string }[]>()
  expect(proposals).toMatchObject([
    { kind: 'prices', text: 'Kite repair: $45', told: 'Kite repair: $99' },
    { kind: 'hours', text: 'Monday: 9 AM – 5 PM', told: 'Monday: 10 AM – 4 PM' },
  ])
  const ids = proposals.map(({ id }) => id)
  expect((await api(`${path}/knowledge/proposals/accept`, { token, body: { ids } })).status).toBe(204)
  const facts = await (await api(`${path}/facts`, { token })).json()
  expect(facts).toMatchObject({ prices: [{ name: 'Kite repair', cents: 4_500 }], hours: { mon: [['09:00', '17:00']] } })
})

test('a line for day and night is proposed for emergencies, and beside the one that the owner gave', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}`
  const text = 'Office: (512) 555-0147\n\n24-hour emergency line: (512) 555-0188'
  await api(`${path}/knowledge/sources`, { token, body: { title: 'Notes', text } })
  await readAll(businessId)
  type Line = { id: string; kind: string; text: string; told?: string }
  const lines = async () =>
    (await (await api(`${path}/knowledge/proposals`, { token })).json<Line[]>()).filter(
      ({ kind }) => kind === 'emergencyPhone',
    )
  const save = (emergencyPhone: string | null) =>
    api(`${path}/facts`, { method: 'PUT', token, body: { emergencyPhone } })
  await save('512 555 0190')
  expect(await lines()).toMatchObject([{ text: '(512) 555-0188', told: '512 555 0190' }])
  await save(null)
  const [line] = await lines()
  await api(`${path}/knowledge/proposals/accept`, { token, body: { ids: [line?.id] } })
  expect(await (await api(`${path}/facts`, { token })).json()).toMatchObject({ emergencyPhone: '(512) 555-0188' })
  expect(await lines()).toEqual([])
})

test('what is confirmed in two places at the same moment is all kept', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}`
  const text = 'Prices\n\nKite repair: $45\nTail: $12\nString: $8'
  await api(`${path}/knowledge/sources`, { token, body: { title: 'Notes', text } })
  await readAll(businessId)
  const proposals = await (await api(`${path}/knowledge/proposals`, { token })).json<{ id: string }[]>()
  const accept = ({ id }: { id: string }) => api(`${path}/knowledge/proposals/accept`, { token, body: { ids: [id] } })
  const answers = await Promise.all(proposals.map(accept))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  const { prices } = await (await api(`${path}/facts`, { token })).json<{ prices: { name: string }[] }>()
  expect(prices.map(({ name }) => name).toSorted()).toEqual(['Kite repair', 'String', 'Tail'])
})

test('nobody has other people’s sites read without end', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}/knowledge/sources`
  const add = async (at: number) => (await api(path, { token, body: { url: `https://shop.com/${at}` } })).status
  const statuses = await Promise.all(Array.from({ length: 64 }, (_, at) => add(at)))
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

const form = (body: string, type = 'multipart/form-data; boundary=x') => ({
  method: 'POST' as const,
  body,
  headers: { 'content-type': type },
})
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
test.each([
  ['of very many parts', form(`${part.repeat(50_000)}--x--\r\n`)],
  ['of a head without end', form(`--x\r\n${'A: b\r\n'.repeat(400_000)}\r\n\r\n--x--\r\n`)],
  ['without a boundary', form('zzz', 'multipart/form-data')],
  ['that is none', form('--x\r\n\r\nzzz')],
])('a form %s is refused in a sentence, at once', async (_, request) => {
  const began = performance.now()
  const { token, businessId } = await registerOwner()
  const from = performance.now()
  const response = await api(`/api/businesses/${businessId}/knowledge/files`, { token, ...request })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ type: 'urn:deskbell:problem:unreadable-form' })
  // On a machine with other work to do, as long as forty registrations may take.
  expect(performance.now() - from).toBeLessThan(Math.max(4_000, 40 * (from - began)))
})
