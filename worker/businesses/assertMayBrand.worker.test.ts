import { expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../_test/api'

const dress = {
  avatarUrl: 'https://example.com/face.png',
  tagline: 'Back within the hour',
  quickReplies: ['Menu', 'Gift cards'],
  look: 'dark',
  corners: 'soft',
}
const save = (owner: { businessId: string; token: string }, branding: unknown) =>
  api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body: { branding } })
const shown = async (businessId: string) => {
  await drainOutbox()
  return (await api(`/api/widget/${businessId}/config`)).json()
}

test('a plan with custom branding dresses the widget', async () => {
  const owner = await registerOwner({ plan: 'business' })
  const saved = await save(owner, dress)
  expect(saved.status).toBe(200)
  expect(await saved.json()).toMatchObject({ branding: dress })
  expect(await shown(owner.businessId)).toMatchObject({ ...dress, poweredBy: false })
})

test('another plan is told which one has it, and saves the rest of the form as before', async () => {
  const owner = await registerOwner({ plan: 'starter' })
  const refused = await save(owner, dress)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('Business')
  expect((await save(owner, { look: 'light', corners: 'round' })).status).toBe(200)
  expect(await shown(owner.businessId)).toMatchObject({
    poweredBy: true,
    quickReplies: ['Get Quote', 'Book a Visit', 'Hours'],
  })
})

test('what can’t be shown is refused at its field', async () => {
  const owner = await registerOwner({ plan: 'business' })
  const refused = await save(owner, { ...dress, avatarUrl: 'javascript:alert(1)', quickReplies: [] })
  expect(refused.status).toBe(422)
  const { errors } = await refused.json<{ errors: { path: string }[] }>()
  expect(errors.map(({ path }) => path).sort()).toEqual(['branding.avatarUrl', 'branding.quickReplies'])
})
