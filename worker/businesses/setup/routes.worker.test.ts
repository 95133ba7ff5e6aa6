import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { proposal } from '../../../contract/knowledge'
import { SETUP_QUESTIONS, setup } from '../../../contract/setup'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailTo } from '../../_test/mail'
import { readAll } from '../../knowledge/_test/reading'

test('an owner goes on where they left off, fixes and drops what was found, and has the code mailed', async () => {
  const owner = await registerOwner()
  const { token } = owner
  const path = `/api/businesses/${owner.businessId}`
  const start = setup.parse(await (await api(`${path}/setup`, { token })).json())
  expect(start).toMatchObject({ step: 'website', checked: [], isStarted: false })
  expect(start.questions).toHaveLength(SETUP_QUESTIONS)

  const text =
    'Prices\n\n- Oil change $59\n- Brake check $39\n- Tire rotation $25\n- Tire rotation $30\n\nCall (512) 555-0147.'
  await api(`${path}/knowledge/sources`, { token, body: { title: 'Prices', text } })
  await readAll(owner.businessId)
  const proposalsOf = async (kind: string) =>
    z
      .array(proposal)
      .parse(await (await api(`${path}/knowledge/proposals`, { token })).json())
      .filter((one) => one.kind === kind)
  const found = () => proposalsOf('prices')
  const [oil, brakes] = await found()
  const mended = { facts: { prices: [{ name: 'Oil change', cents: 6500 }] } }
  const proposals = `${path}/knowledge/proposals`
  expect((await api(`${proposals}/${oil?.id}`, { method: 'PUT', token, body: mended })).status).toBe(204)
  expect((await api(`${proposals}/${brakes?.id}`, { method: 'DELETE', token })).status).toBe(204)
  expect((await found()).map(({ text: said }) => said)).toEqual(['Tire rotation: $25', 'Tire rotation: $30'])
  expect((await api(`${proposals}/${brakes?.id}/restore`, { method: 'POST', token })).status).toBe(204)
  expect((await found()).map(({ text: said }) => said)).toEqual([
    'Brake check: $39',
    'Tire rotation: $25',
    'Tire rotation: $30',
  ])
  expect(await (await api(`${path}/facts`, { token })).json()).toMatchObject({
    prices: [{ name: 'Oil change', cents: 6500 }],
  })
  // Of two prices for one name neither goes unsaid.
  const open = await found()
  expect(open.map(({ also }) => also)).toEqual([undefined, '$30', '$25'])
  await api(`${proposals}/accept`, { token, body: { ids: open.map(({ id }) => id) } })
  const told = z.object({ prices: z.array(z.object({ name: z.string(), cents: z.number() })) })
  const { prices } = told.parse(await (await api(`${path}/facts`, { token })).json())
  expect(prices.filter(({ name }) => name === 'Tire rotation').map(({ cents }) => cents)).toEqual([2500, 3000])

  // Five numbers are all that there is room for.
  const [phone] = await proposalsOf('phones')
  const phones = ['1', '2', '3', '4', '5'].map((last) => `(512) 555-010${last}`)
  await api(`${path}/facts`, { method: 'PUT', token, body: { phones } })
  const full = await api(`${proposals}/accept`, { token, body: { ids: [phone?.id] } })
  expect(full.status).toBe(422)
  expect(await (await api(`${path}/facts`, { token })).json()).toMatchObject({ phones })

  const body = { step: 'questions', checked: [0, 2, 2], lookChecked: ['color'] }
  await api(`${path}/setup`, { method: 'PUT', token, body })
  expect(await (await api(`${path}/setup`, { token })).json()).toMatchObject({
    step: 'questions',
    checked: [0, 2],
    lookChecked: ['color'],
    isStarted: true,
  })
  const other = await registerOwner()
  expect((await api(`${path}/setup`, { method: 'PUT', token: other.token, body })).status).toBe(404)

  const to = `web-${crypto.randomUUID()}@example.com`
  expect((await api(`${path}/setup/mail`, { token, body: { email: to } })).status).toBe(204)
  await drainOutbox()
  const [mail] = await mailTo(to)
  expect(mail?.text).toContain(`data-business-id="${owner.businessId}"`)
})
