import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { behaviors } from '../../../stand-ins/website/attacks/behaviors'
import { testContext } from '../../_test/visitor'
import { readAddress } from './readAddress'
import { siteAddressOf } from './siteAddress'

const LOCALE = { country: 'US', currency: 'USD' }

test('whatever a server does, its page is read or told why not', async () => {
  const ctx = testContext({ settings: { ...testContext().settings, PRIVATE_NETWORK: 'on' } })
  const host = siteAddressOf(env.ATTACKS_SITE)
  const resolve = () => Promise.resolve([])
  const read = Object.keys(behaviors).map(async (name) => {
    const url = `${env.ATTACKS_SITE}behavior/${name}/0`
    const next = { url, kind: 'page' as const, depth: 0, run: 1, pauseMs: 0, host }
    const { kind } = await readAddress(ctx, next, { resolve, locale: LOCALE })
    expect(kind, name).toMatch(/^(page|moved|skipped|unanswered)$/)
  })
  expect(await Promise.allSettled(read)).not.toContainEqual(expect.objectContaining({ status: 'rejected' }))
}, 60_000)
