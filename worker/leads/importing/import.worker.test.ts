import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { ImportReport } from '../../../contract/leadImport'
import type { Lead } from '../../../contract/leads'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'

type Owner = Awaited<ReturnType<typeof registerOwner>>
const send = (owner: Owner, csv: string, query = '') =>
  api(`/api/businesses/${owner.businessId}/leads/import${query}`, {
    token: owner.token,
    body: csv,
    headers: { 'content-type': 'text/csv' },
  })
const report = async (...input: Parameters<typeof send>) => (await send(...input)).json<ImportReport>()
const listed = async ({ businessId, token }: Owner) =>
  (await api(`/api/businesses/${businessId}/leads`, { token })).json<Lead[]>()

const FILE = [
  'Contact name,E-mail,Mobile,Stage,Amount,Created',
  'Ann Lee,ann@example.com,(512) 555-0143,Won,"$1,250",2026-03-02',
  'Bo Diaz,not an address,,,,',
  'Cy Young,cy@example.com,,,,',
  'Cy Young,cy@example.com,,,,',
].join('\n')

test('a file is looked at first, and then taken once, without mail, with what is wrong by line', async () => {
  const owner = await registerOwner()
  const seen = await report(owner, FILE, '?dryRun=true')
  expect(seen).toMatchObject({ rows: 4, ready: 2, known: 1, failed: 1, imported: 0 })
  expect(seen.columns.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'status', 'value', 'date'])
  expect(seen.errors).toEqual([{ line: 3, message: '“not an address” isn’t an email address' }])
  expect(await listed(owner)).toEqual([])

  expect(await report(owner, FILE)).toMatchObject({ imported: 2 })
  expect(await report(owner, FILE)).toMatchObject({ ready: 0, known: 3, imported: 0 })
  expect(
    (await listed(owner)).map(({ name, phone, status, valueCents, source }) => [
      name,
      phone,
      status,
      valueCents,
      source,
    ]),
  ).toEqual([
    ['Cy Young', null, 'new', null, 'import'],
    ['Ann Lee', '(512) 555-0143', 'won', 125_000, 'import'],
  ])
  await drainOutbox()
  expect(await mailsAbout(owner.email, /lead/i)).toEqual([])
})

test('our own export adds nothing, and five thousand rows are taken at once', async () => {
  const owner = await registerOwner()
  const { businessId, token } = owner
  await api('/api/leads', { body: { businessId, name: '=Ann', email: 'ann@example.com', phone: '+44 20 7946 0958' } })
  const csv = await (await api(`/api/businesses/${businessId}/leads.csv`, { token })).text()
  expect(await report(owner, csv)).toMatchObject({ rows: 1, ready: 0, known: 1 })
  const rowsOf = (length: number) =>
    [
      'Name,Email,Message',
      ...Array.from({ length }, (_, n) => `Person ${n},p${n}@example.com,${'x'.repeat(300)}`),
    ].join('\n')
  expect(await report(owner, rowsOf(600))).toMatchObject({ imported: 600, failed: 0 })
  const list = await api(`/api/businesses/${businessId}/leads`, { token })
  expect(list.headers.get('total-count')).toBe('601')
  expect((await send(owner, rowsOf(5001))).status).toBe(422)
  // Neither do they take the place of visitors' own.
  const next = await api('/api/leads', { body: { businessId, name: 'Bo', email: 'bo@example.com' } })
  expect(next.status).toBe(201)
})

test('rows of one day, without a time, are not each compared with all leads of that day', async () => {
  const owner = await registerOwner()
  const file = (of: string) =>
    ['Name,Email,Date', ...Array.from({ length: 300 }, (_, n) => `Ann,${of}${n}@example.com,2026-03-02`)].join('\n')
  expect(await report(owner, file('a'))).toMatchObject({ imported: 300 })
  const all = vi.spyOn(Object.getPrototypeOf((env.TENANTS_DB ?? env.DB).prepare('SELECT 1')), 'all')
  expect(await report(owner, file('b'), '?dryRun=true')).toMatchObject({ ready: 300 })
  const read = all.mock.settledResults.reduce((sum, { value }) => sum + (value.meta?.rows_read ?? 0), 0)
  all.mockRestore()
  expect(read).toBeGreaterThan(300)
  expect(read).toBeLessThan(10_000)
})

test('who is imported is the person who wrote before, and two whom a row joins are one', async () => {
  const owner = await registerOwner()
  const { businessId } = owner
  const left = async (body: object) => void (await api('/api/leads', { body: { businessId, name: 'Ann', ...body } }))
  await left({ email: 'ann@example.com' })
  await left({ phone: '512 555 0143', source: 'website' })
  await report(
    owner,
    'Name,Email,Phone\nAnn,ann@example.com,(512) 555-0143\nAnn,ann@work.example,(512) 555-0143\nBo,bo@example.com,',
  )
  await left({ email: 'ann@work.example' })
  const leads = await listed(owner)
  const ofAnn = new Set(leads.filter(({ name }) => name === 'Ann').map(({ personId }) => personId))
  expect([leads.length, ofAnn.size, ofAnn.has(null)]).toEqual([6, 1, false])
  expect(leads.find(({ name }) => name === 'Bo')?.personId).not.toBeNull()
  expect(leads[0]?.earlier?.count).toBe(4)
})

test('columns are taken as the owner says, and a file without rows is refused in words', async () => {
  const owner = await registerOwner()
  const picked = await report(owner, 'A,B\nAnn,ann@example.com', '?columns=name,email')
  expect(picked).toMatchObject({ imported: 1 })
  const empty = await send(owner, 'Name,Email\n')
  expect(empty.status).toBe(422)
  expect(await empty.json()).toMatchObject({ errors: [{ path: 'file', message: expect.stringContaining('no rows') }] })
  const wide = await send(owner, `email${','.repeat(200)}\nann@example.com\n`)
  expect(wide.status).toBe(422)
  expect(await wide.json()).toMatchObject({ errors: [{ message: expect.stringContaining('has 201 columns') }] })
})

test('imports end where a business has fifty thousand of them, said before and with how many more fit', async () => {
  const owner = await registerOwner()
  await (env.TENANTS_DB ?? env.DB)
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 49999)
       INSERT INTO leads (id, business_id, customer_id, name, email, source, dedupe_key, created_at)
       SELECT 'l' || i, ?, ?, 'Ann', 'a@example.com', 'import', 'import:' || i, i FROM n`,
    )
    .bind(owner.businessId, owner.customer.id)
    .run()
  for (const query of ['?dryRun=true', '']) {
    const refused = await send(owner, 'Name,Email\nBo,bo@example.com\nCy,cy@example.com', query)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('room for 1 more') }] })
  }
  expect(await report(owner, 'Name,Email\nBo,bo@example.com')).toMatchObject({ imported: 1 })
})

test('files are looked at sixty times an hour', async () => {
  const owner = await registerOwner()
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push((await send(owner, 'Name\nAnn', '?dryRun=true')).status)
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses[60]).toBe(429)
})
