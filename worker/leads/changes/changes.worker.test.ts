import { env } from 'cloudflare:workers'
import { and } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { LeadBoard, LeadEvent, LeadPerson } from '../../../contract/leadChanges'
import type { Lead } from '../../../contract/leads'
import type { Note } from '../../../contract/notes'
import { api, drainOutbox, registerOwner, runMinute } from '../../_test/api'
import { listen } from '../../_test/live'
import { addMember } from '../../_test/team'
import { testContext } from '../../_test/visitor'
import { type LeadFilter, matching } from '../filter/store'
import { leadScope, selectPage } from '../store'
import { countByStatus } from './store'
import { UNDO_MS } from './undoChange'

const tenants = env.TENANTS_DB ?? env.DB

type Owner = Awaited<ReturnType<typeof registerOwner>>
const leave = async ({ businessId }: Owner, name: string, more: object = {}) => {
  const body = { businessId, name, email: `${name.replaceAll(/\W/g, '').toLowerCase()}@example.com`, ...more }
  return (await (await api('/api/leads', { body })).json<{ id: string }>()).id
}
const listed = async ({ businessId, token }: Owner, query = '') =>
  (await api(`/api/businesses/${businessId}/leads${query}`, { token })).json<Lead[]>()
const post = async <T>({ businessId, token }: Owner, path: string, body: object = {}) =>
  (await api(`/api/businesses/${businessId}/leads/${path}`, { token, body })).json<T>()
const change = (owner: Owner, ids: string[], to: object) =>
  post<{ id: string; changed: number }>(owner, 'changes', { ids, change: to })
const undo = (owner: Owner, id: string) => post<{ undone: number; kept: number }>(owner, `changes/${id}/undo`)
const board = async ({ businessId, token }: Owner, query = '') =>
  (await api(`/api/businesses/${businessId}/leads/board${query}`, { token })).json<LeadBoard>()
const eventsOf = async ({ token }: Owner, id: string) =>
  (await api(`/api/leads/${id}/events`, { token })).json<LeadEvent[]>()

/** Does something while nothing can be deleted from a table. */
async function whileKept<T>(table: string, doIt: () => Promise<T>): Promise<T> {
  await tenants.prepare(`CREATE TRIGGER keep BEFORE DELETE ON ${table} BEGIN SELECT RAISE(ABORT, 'kept'); END`).run()
  try {
    return await doIt()
  } finally {
    await tenants.prepare('DROP TRIGGER keep').run()
  }
}

describe('a change of several leads', () => {
  test('shows on the board with its money and in each timeline, and is undone as a whole', async () => {
    const owner = await registerOwner()
    const ids = [await leave(owner, 'Ann Lee'), await leave(owner, 'Bo Diaz'), await leave(owner, 'Cy Young')]
    await change(owner, [ids[0] ?? ''], { status: 'contacted' })
    const won = await change(owner, ids, { status: 'won', valueCents: 45_000, assignedTo: owner.customer.id })
    expect(won.changed).toBe(3)
    const { columns } = await board(owner)
    expect(columns.map(({ status, count, valueCents }) => [status, count, valueCents])).toEqual([
      ['new', 0, 0],
      ['contacted', 0, 0],
      ['booked', 0, 0],
      ['won', 3, 135_000],
      ['lost', 0, 0],
    ])
    expect((await listed(owner, `?assigned=${owner.customer.id}`)).map(({ wonAt }) => wonAt !== null)).toEqual([
      true,
      true,
      true,
    ])
    expect(await eventsOf(owner, ids[0] ?? '')).toMatchObject([
      { before: { status: 'contacted', valueCents: null }, after: { status: 'won', valueCents: 45_000 } },
      { before: { status: 'new' }, after: { status: 'contacted' }, by: { id: owner.customer.id } },
    ])

    expect(await undo(owner, won.id)).toEqual({ undone: 3, kept: 0 })
    expect(
      (await listed(owner)).map(({ status, valueCents, wonAt, assignedTo }) => [status, valueCents, wonAt, assignedTo]),
    ).toEqual([
      ['new', null, null, null],
      ['new', null, null, null],
      ['contacted', null, null, null],
    ])
    expect(await eventsOf(owner, ids[0] ?? '')).toHaveLength(1)
    const again = await api(`/api/businesses/${owner.businessId}/leads/changes/${won.id}/undo`, {
      token: owner.token,
      body: {},
    })
    expect(again.status).toBe(404)
  })

  test('leaves what a teammate changed since, when it is undone', async () => {
    const owner = await registerOwner()
    const ids = [await leave(owner, 'Ann Lee'), await leave(owner, 'Bo Diaz')]
    const { id } = await change(owner, ids, { status: 'lost' })
    await change(owner, ids.slice(0, 1), { status: 'booked' })
    expect(await undo(owner, id)).toEqual({ undone: 1, kept: 1 })
    expect((await listed(owner)).map(({ status }) => status)).toEqual(['new', 'booked'])
  })

  test('is undone as a whole or not at all', async () => {
    const owner = await registerOwner()
    const ids = [await leave(owner, 'Ann Lee')]
    const { id } = await change(owner, ids, { status: 'lost' })
    expect(await whileKept('lead_events', () => undo(owner, id))).toMatchObject({ status: 500 })
    expect(await listed(owner)).toMatchObject([{ status: 'lost' }])
    expect(await undo(owner, id)).toEqual({ undone: 1, kept: 0 })
    expect(await listed(owner)).toMatchObject([{ status: 'new' }])
  })

  test('counts only what it changes, and refuses somebody who isn’t of the team', async () => {
    const owner = await registerOwner()
    const id = await leave(owner, 'Ann Lee')
    expect(await change(owner, [id], { status: 'new' })).toMatchObject({ changed: 0 })
    expect(await eventsOf(owner, id)).toEqual([])
    const body = { ids: [id], change: { assignedTo: 'cus_somebody' } }
    const path = `/api/businesses/${owner.businessId}/leads/changes`
    expect((await api(path, { token: owner.token, body })).status).toBe(422)
  })

  test('never reaches another tenant’s leads', async () => {
    const [owner, other] = [await registerOwner(), await registerOwner()]
    const theirs = await leave(other, 'Ann Lee')
    const deleted = await post(owner, 'deletions', { ids: [theirs] })
    expect(deleted).toMatchObject({ changed: 0 })
    const { id } = await change(other, [theirs], { status: 'won' })
    expect(await undo(owner, id)).toMatchObject({ status: 404 })
    expect((await api(`/api/leads/${theirs}`, { token: owner.token })).status).toBe(404)
    expect(await listed(other)).toMatchObject([{ status: 'won' }])
  })
})

describe('a deleted lead', () => {
  test('is gone from lists, counts and exports, and comes back as it was', async () => {
    const owner = await registerOwner()
    const id = await leave(owner, 'Ann Lee', { projectDetails: 'Zirconium faucet' })
    const deleted = await post<{ id: string }>(owner, 'deletions', { ids: [id] })
    expect(await listed(owner)).toEqual([])
    expect((await board(owner)).columns.every(({ count }) => count === 0)).toBe(true)
    const csv = await api(`/api/businesses/${owner.businessId}/leads.csv`, { token: owner.token })
    expect(await csv.text()).not.toContain('Ann')
    expect(await undo(owner, deleted.id)).toEqual({ undone: 1, kept: 0 })
    expect(await listed(owner, '?q=zircon')).toMatchObject([{ id, name: 'Ann Lee', status: 'new' }])
  })

  test('comes back only by whom it may be deleted, and leaves its name in no log', async () => {
    const owner = await registerOwner()
    const agent = await addMember(owner, { role: 'agent' })
    const id = await leave(owner, 'Ann Lee')
    await drainOutbox()
    const log = `/api/businesses/${owner.businessId}/notifications/deliveries`
    const namesIn = async () =>
      (await (await api(log, { token: owner.token })).json<{ leadName: string | null }[]>()).map((row) => row.leadName)
    expect(await namesIn()).toContain('Ann Lee')
    const deleted = await post<{ id: string }>(owner, 'deletions', { ids: [id] })
    expect(await namesIn()).not.toContain('Ann Lee')
    expect(await undo({ ...owner, token: agent.token }, deleted.id)).toMatchObject({ status: 403 })
    expect(await undo(owner, deleted.id)).toEqual({ undone: 1, kept: 0 })
  })

  test('doesn’t hide what the same visitor leaves after it, even if it comes back', async () => {
    const owner = await registerOwner()
    const visit = { sessionId: crypto.randomUUID() }
    const first = await leave(owner, 'Ann Lee', visit)
    const deleted = await post<{ id: string }>(owner, 'deletions', { ids: [first] })
    const second = await leave(owner, 'Ann Lee', visit)
    expect((await listed(owner)).map(({ id }) => id)).toEqual([second])
    await undo(owner, deleted.id)
    expect((await listed(owner)).map(({ id }) => id).sort()).toEqual([first, second].sort())
  })

  test('is deleted for good some hours later', async () => {
    const owner = await registerOwner()
    const id = await leave(owner, 'Ann Lee')
    await api(`/api/leads/${id}/notes`, { token: owner.token, body: { text: 'Call back' } })
    await tenants.batch([
      tenants
        .prepare(
          'INSERT INTO webhook_endpoints (id, customer_id, url, events, secret, created_at) VALUES (?, ?, ?, ?, ?, 0)',
        )
        .bind(`whk_${id}`, owner.customer.id, 'https://example.com', '[]', 'sealed'),
      tenants
        .prepare(
          'INSERT INTO webhook_deliveries (id, endpoint_id, business_id, lead_id, type, data, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .bind(`dlv_${id}`, `whk_${id}`, owner.businessId, id, 'lead.updated', '{}', Date.now()),
    ])
    await api(`/api/leads/${id}`, { method: 'DELETE', token: owner.token })
    const rows = () =>
      Promise.all(
        ['leads WHERE id', 'lead_events WHERE lead_id', 'notes WHERE lead_id'].map((from) =>
          tenants.prepare(`SELECT count(*) AS n FROM ${from} = ?`).bind(id).first('n'),
        ),
      )
    await runMinute()
    expect(await rows()).toEqual([1, 1, 1])
    await tenants
      .prepare('UPDATE leads SET deleted_at = ? WHERE id = ?')
      .bind(Date.now() - UNDO_MS - 1000, id)
      .run()
    await expect(whileKept('webhook_deliveries', runMinute)).rejects.toThrow('kept')
    expect(await rows(), 'not without what webhooks were sent of it').toEqual([1, 1, 1])
    await runMinute()
    expect(await rows()).toEqual([0, 0, 0])
  })
})

describe('notes', () => {
  test('are many, found, changed and deleted; the lead shows the newest', async () => {
    const owner = await registerOwner()
    const { token } = owner
    const id = await leave(owner, 'Ann Lee')
    const write = async (text: string) => (await api(`/api/leads/${id}/notes`, { token, body: { text } })).json<Note>()
    await write('Wants the brass one')
    const second = await write('Gate code 4711')
    expect(await listed(owner, '?q=BRASS')).toMatchObject([{ id, note: 'Gate code 4711' }])
    await api(`/api/notes/${second.id}`, { method: 'PATCH', token, body: { text: 'Gate code 4712' } })
    const notes = await (await api(`/api/leads/${id}/notes`, { token })).json<Note[]>()
    expect(notes.map(({ text, isOwn, editedAt }) => [text, isOwn, editedAt !== null])).toEqual([
      ['Gate code 4712', true, true],
      ['Wants the brass one', true, false],
    ])
    await api(`/api/notes/${second.id}`, { method: 'DELETE', token })
    expect(await listed(owner)).toMatchObject([{ note: 'Wants the brass one' }])
    expect(await listed(owner, '?q=4712')).toEqual([])
    await api(`/api/notes/${second.id}/restore`, { token, body: {} })
    expect(await listed(owner)).toMatchObject([{ note: 'Gate code 4712' }])
  })

  test('of another person can’t be changed, and another tenant’s can’t be read', async () => {
    const [owner, other] = [await registerOwner(), await registerOwner()]
    const id = await leave(owner, 'Ann Lee')
    const path = `/api/leads/${id}/notes`
    const { id: noteId } = await (await api(path, { token: owner.token, body: { text: 'Mine' } })).json<Note>()
    await tenants.prepare("UPDATE notes SET by_id = 'mem_1', by_name = 'Dana' WHERE id = ?").bind(noteId).run()
    const refused = await api(`/api/notes/${noteId}`, { method: 'DELETE', token: owner.token })
    expect(refused.status).toBe(403)
    const both = { status: 'won', note: 'Ours' }
    expect((await api(`/api/leads/${id}`, { method: 'PATCH', token: owner.token, body: both })).status).toBe(403)
    expect(await listed(owner), 'nothing is saved beside it').toMatchObject([{ status: 'new' }])
    expect((await api(path, { token: other.token })).status).toBe(404)
    const foreign = await api(`/api/notes/${noteId}`, { method: 'PATCH', token: other.token, body: { text: 'x' } })
    expect(foreign.status).toBe(404)
  })
})

test('a lead is given to somebody of the team, and what they did is told by name', async () => {
  const owner = await registerOwner()
  const member = await addMember(owner)
  const id = await leave(owner, 'Ann Lee')
  const people = await (await api('/api/lead-people', { token: owner.token })).json<LeadPerson[]>()
  expect(people.map(({ isYou }) => isYou)).toEqual([true, false])
  const given = people[1]?.id ?? ''
  await change(owner, [id], { assignedTo: given })
  await change({ ...owner, token: member.token }, [id], { status: 'contacted' })
  expect(await listed(owner, `?assigned=${given}`)).toMatchObject([{ id, status: 'contacted' }])
  expect(await eventsOf(owner, id)).toMatchObject([
    { by: { id: given, name: people[1]?.name }, isOwn: false, after: { status: 'contacted' } },
    { isOwn: true, after: { assignedTo: given } },
  ])
})

test('a change is on other open screens at once', async () => {
  const owner = await registerOwner()
  const id = await leave(owner, 'Ann Lee')
  await drainOutbox()
  const screen = await listen(`/api/businesses/${owner.businessId}/events`, { token: owner.token })
  await change(owner, [id], { status: 'booked' })
  await drainOutbox()
  await expect
    .poll(() => screen.heard)
    .toContainEqual(expect.objectContaining({ event: 'changed', data: { leadIds: [id] } }))
  await screen.close()
})

describe('the list', () => {
  test('is narrowed by source, person, time, and text without accents', async () => {
    const owner = await registerOwner()
    const jose = await leave(owner, 'José Ñuñez', { phone: '(512) 555-0143' })
    const ann = await leave(owner, 'Ann Lee', { source: 'api', email: 'ann@example.com' })
    await change(owner, [ann], { assignedTo: owner.customer.id })
    const idsOf = async (query: string) => (await listed(owner, query)).map(({ id }) => id)
    expect(await idsOf('?q=nunez')).toEqual([jose])
    expect(await idsOf('?q=555-0143')).toEqual([jose])
    expect(await idsOf('?source=api')).toEqual([ann])
    expect(await idsOf('?assigned=nobody')).toEqual([jose])
    expect(await idsOf(`?from=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([])
    expect(await idsOf(`?to=${new Date(Date.now() + 60_000).toISOString()}`)).toHaveLength(2)
    const chosen = await api(`/api/businesses/${owner.businessId}/leads.csv`, {
      token: owner.token,
      body: { ids: [ann] },
    })
    expect((await chosen.text()).split('\r\n')).toHaveLength(3)
  })

  test.each<[string, LeadFilter, string[]]>([
    ['nothing', {}, ['leads USING INDEX leads_business']],
    ['a status', { status: 'won' }, ['leads USING INDEX leads_status']],
    ['a person', { assigned: 'cus_1' }, ['leads USING INDEX leads_assigned']],
    ['words', { q: 'drain' }, ['leads USING INDEX leads_business', 'notes USING INDEX notes_business']],
  ])('by %s is found by an index and in its order', async (_, filter, indexes) => {
    const { sql, params } = selectPage(testContext(), and(leadScope.ofBusiness('biz_1'), matching('cus_1', filter)), {
      at: Date.now(),
      id: 'lead_1',
    }).toSQL()
    const plan = await tenants
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    const steps = plan.results.map(({ detail }) => detail)
    for (const index of indexes) expect(steps).toContainEqual(expect.stringContaining(index))
    expect(steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
  })

  test('is counted by status from the index alone', async () => {
    const { sql, params } = countByStatus(testContext(), leadScope.ofBusiness('biz_1'), undefined).toSQL()
    const plan = await tenants
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    expect(plan.results).toMatchObject([{ detail: expect.stringContaining('COVERING INDEX leads_status') }])
  })
})
