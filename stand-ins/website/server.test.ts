import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from './server.ts'

type Started = Awaited<ReturnType<typeof startSite>>

describe('a site as it should be', () => {
  let site: Started
  beforeAll(async () => {
    site = await startSite('good')
  })
  afterAll(() => site.close())

  const read = async (path: string) => (await fetch(new URL(path, site.url))).text()

  test('lists its pages in a sitemap that robots.txt names', async () => {
    const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(await read('/robots.txt')) ?? []
    const listed = (await read(sitemap)).match(/<loc>/g)
    expect(listed).toHaveLength(58)
  })

  test('says the same at every reading, and keeps a list of what was asked for', async () => {
    expect(await read('/job-7')).toBe(await read('/job-7'))
    expect(site.asked.slice(-2)).toEqual(['/job-7', '/job-7'])
  })

  test('has a page for what it hasn’t', async () => {
    expect((await fetch(new URL('/none', site.url))).status).toBe(404)
  })
})

test('a hostile site leads away, round in circles, and to pages that are none', async () => {
  const site = await startSite('hostile')
  const at = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' })
  expect((await at('/to-metadata')).headers.get('location')).toMatch(/^http:\/\/169\.254\.169\.254\//)
  expect((await at('/round')).headers.get('location')).toBe('/round')
  expect((await at('/picture')).headers.get('content-type')).not.toMatch(/html/)
  await site.close()
})

test('a site that isn’t there is refused by its name', async () => {
  await expect(startSite('nowhere')).rejects.toThrow('nowhere')
})
