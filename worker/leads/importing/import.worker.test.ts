import { expect, test } from 'vitest'
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
  const rows = Array.from({ length: 5000 }, (_, n) => `Person ${n},p${n}@example.com,${'x'.repeat(300)}`)
  const many = ['Name,Email,Message', ...rows].join('\n')
  expect(await report(owner, many)).toMatchObject({ imported: 5000, failed: 0 })
  const list = await api(`/api/businesses/${businessId}/leads`, { token })
  expect(list.headers.get('total-count')).toBe('5001')
  expect((await send(owner, `${many}\nOne,more@example.com,x`)).status).toBe(422)
  // Neither do they take the place of visitors' own.
  const next = await api('/api/leads', { body: { businessId, name: 'Bo', email: 'bo@example.com' } })
  expect(next.status).toBe(201)
})

test('columns are taken as the owner says, and a file without rows is refused in words', async () => {
  const owner = await registerOwner()
  const picked = await report(owner, 'A,B\nAnn,ann@example.com', '?columns=name,email')
  expect(picked).toMatchObject({ imported: 1 })
  const empty = await send(owner, 'Name,Email\n')
  expect(empty.status).toBe(422)
  expect(await empty.json()).toMatchObject({ errors: [{ path: 'file', message: expect.stringContaining('no rows') }] })
})
