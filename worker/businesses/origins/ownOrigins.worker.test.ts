import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { becomes, chatOn, list, ownerOn, put } from './_test/sites'

describe('the website in the settings', () => {
  test('is allowed with and without www, before it was seen', async () => {
    const owner = await registerOwner()
    const body = { website: 'ortega.example' }
    const saved = await api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body })
    expect(await saved.json()).toMatchObject({ website: 'https://ortega.example/' })
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, 'https://forged.example'), 'details')
    expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
    expect(await chatOn(owner.businessId, 'https://www.ortega.example')).toBe('answers')
  })

  test('is also the site that the bot is given to read', async () => {
    const owner = await registerOwner()
    const source = { url: 'https://www.example.com/prices' }
    await api(`/api/businesses/${owner.businessId}/knowledge/sources`, { token: owner.token, body: source })
    expect(await list(owner)).toEqual({ 'https://www.example.com': 'allowed' })
  })

  test('moves: the new one by a save, the old one stays until it is blocked', async () => {
    const owner = await ownerOn('https://old.example')
    const body = { website: 'https://new.example' }
    await api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body })
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, 'https://new.example'), 'answers')
    expect(await chatOn(owner.businessId, 'https://old.example')).toBe('answers')
  })

  test('that is no website is refused', async () => {
    const owner = await registerOwner()
    const call = { method: 'PATCH', token: owner.token, body: { website: 'javascript:alert(1)' } }
    expect((await api(`/api/businesses/${owner.businessId}`, call)).status).toBe(422)
  })
})

describe('the list of sites', () => {
  test('allows one that waits by one press', async () => {
    const owner = await registerOwner()
    const other = 'https://ortega-heating.example'
    expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
    expect(await chatOn(owner.businessId, other)).toBe('details')
    expect((await put(owner, { ...(await list(owner)), [other]: 'allowed' })).status).toBe(200)
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, other), 'answers')
  })

  test('takes nothing that is no site', async () => {
    const owner = await registerOwner()
    for (const origin of ['ftp://a.example', 'javascript:alert(1)', '', 'https://'])
      expect((await put(owner, { [origin]: 'allowed' })).status, origin).toBe(422)
  })

  test('holds fifty at most, whatever the owner puts there', async () => {
    const owner = await registerOwner()
    const sites = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, n) => [`https://s${n}.example`, 'waiting']))
    expect((await put(owner, sites(51))).status).toBe(422)
    expect((await put(owner, sites(50))).status).toBe(200)
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, 'https://new.example'), 'details')
    await becomes(async () => Object.keys(await list(owner)).includes('https://new.example'), true)
    expect(Object.keys(await list(owner))).toHaveLength(50)
  })
})
