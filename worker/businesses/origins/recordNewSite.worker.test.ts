import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { ask, becomes, chatOn, list, originsOf, ownerOn, policyOf, put } from './_test/sites'

const framed = (site: string) => ({ referer: `${site}/`, 'sec-fetch-dest': 'iframe' })

describe('the first site', () => {
  test('answers without anything to do, and the owner is told once', async () => {
    const owner = await registerOwner()
    const origin = 'https://www.ortega.example'
    await api(`/api/widget/${owner.businessId}/launcher`, { headers: { origin } })
    await becomes(() => list(owner), { [origin]: 'allowed' })
    expect(await chatOn(owner.businessId, origin)).toBe('answers')
    const mails = await mailsAbout(owner.email, /is live on/)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(new URL(origin).host)
  })

  test('is who speaks first; the next one waits at once', async () => {
    const owner = await registerOwner()
    expect(await chatOn(owner.businessId, 'https://first.example')).toBe('answers')
    expect(await chatOn(owner.businessId, 'https://second.example')).toBe('details')
    expect(await list(owner)).toEqual({ 'https://first.example': 'allowed', 'https://second.example': 'waiting' })
  })

  test('is no page of ours, no own machine, no platform’s preview and nobody, which are answered as before', async () => {
    const owner = await registerOwner()
    const none = ['https://deskbell.test', 'http://localhost:3000', 'https://ortega.wixsite.com', undefined]
    for (const origin of [...none, 'null']) expect(await chatOn(owner.businessId, origin), origin).toBe('answers')
    expect(await list(owner)).toEqual({})
    for (const origin of ['https://ortega.example', 'https://www.ortega.example', ...none])
      expect(await chatOn(owner.businessId, origin), origin).toBe('answers')
    expect(await list(owner)).toEqual({ 'https://ortega.example': 'allowed' })
  })

  test('forged or not, doesn’t keep out the site that the owner’s email is at', async () => {
    const host = `ortega-${crypto.randomUUID()}.example`
    const owner = await registerOwner({ email: `maria@${host}` })
    expect(await chatOn(owner.businessId, 'https://forged.example')).toBe('answers')
    await Promise.all(Array.from({ length: 8 }, (_, n) => ask(owner.businessId, `https://forged-${n}.example`)))
    await ask(owner.businessId, `https://www.${host}`)
    await drainOutbox()
    await becomes(async () => (await list(owner))[`https://www.${host}`], 'allowed')
    await becomes(() => chatOn(owner.businessId, `https://${host}`), 'answers')
    expect(await chatOn(owner.businessId, `https://shop.${host}`)).toBe('details')
  })

  test('of the demo business is nobody’s', async () => {
    for (const site of ['https://one.example', 'https://two.example']) expect(await chatOn('1', site)).toBe('answers')
  })

  test('is the one around the frame, and another one waits', async () => {
    const owner = await registerOwner()
    expect(await policyOf(owner.businessId, framed('https://ortega.example'))).toContain('frame-ancestors *')
    await becomes(() => list(owner), { 'https://ortega.example': 'allowed' })
    await drainOutbox()
    await becomes(async () => (await policyOf(owner.businessId)).includes('frame-ancestors *'), false)
    expect(await policyOf(owner.businessId, framed('https://other.example'))).toContain(' https://other.example ')
    await becomes(async () => (await list(owner))['https://other.example'], 'waiting')
  })
})

test('what means something in a policy comes into no list and no policy', async () => {
  const owner = await ownerOn('https://ortega.example')
  for (const origin of ['https://a,default-src;x.com', 'https://*', 'https://*.com', "https://'self'", 'https://a=b']) {
    await chatOn(owner.businessId, origin)
    expect((await policyOf(owner.businessId, framed(origin))).split(' '), origin).not.toContain('https://*')
  }
  await drainOutbox()
  expect(Object.keys(await list(owner))).toEqual(['https://ortega.example'])
  expect(await policyOf(owner.businessId)).not.toContain(',')
})

test('what was seen is told with its times', async () => {
  const owner = await registerOwner()
  await put(owner, { 'ortega.example': 'allowed' })
  const read = async () => (await originsOf(owner))[0]
  expect(await read()).toEqual({
    origin: 'https://ortega.example',
    state: 'allowed',
    firstSeenAt: null,
    lastSeenAt: null,
  })
  await api(`/api/widget/${owner.businessId}/launcher`, { headers: { origin: 'https://www.ortega.example' } })
  await becomes(async () => typeof (await read())?.lastSeenAt, 'string')
})

test('a flood of forged sites neither fills the list nor mails the owner more than once a day', async () => {
  const owner = await ownerOn('https://ortega.example')
  const forge = (n: number) => [
    ask(owner.businessId, `https://forged-${n}.example`),
    api(`/api/widget/${owner.businessId}/launcher`, { headers: { origin: `https://loaded-${n}.example` } }),
  ]
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => forge(n)).flat())
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  await drainOutbox()
  await drainOutbox()
  expect(Object.keys(await list(owner)).length).toBeLessThanOrEqual(15)
  expect(await mailsAbout(owner.email, /was seen on/)).toHaveLength(1)
  expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
})
