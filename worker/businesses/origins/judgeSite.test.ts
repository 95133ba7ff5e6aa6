import { describe, expect, test } from 'vitest'
import { DEMO_BUSINESS_ID } from '../../../contract/businesses'
import type { KnownSite } from '../profile'
import { judgeSite } from './judgeSite'
import { siteOf } from './site'

const ctx = { origin: 'https://deskbell.test' }

function judged(address: string, origins: KnownSite[], id = 'biz_ortega') {
  const site = siteOf(address)
  return site && judgeSite(ctx, { id, origins }, site, 'https://edge.deskbell.test/api')
}

const KNOWN: KnownSite[] = [
  { host: 'ortega.example', state: 'allowed' },
  { host: 'other.example', state: 'waiting' },
  { host: 'thief.example', state: 'blocked' },
  { host: 'thief.pages.dev', state: 'blocked' },
]

describe('of a business with known sites', () => {
  test.each([
    ['https://ortega.example', 'open'],
    ['https://www.ortega.example', 'open'],
    ['http://ortega.example', 'open'],
    ['https://other.example', 'waiting'],
    ['https://thief.example', 'blocked'],
    ['https://www.thief.example', 'blocked'],
    ['https://thief.pages.dev', 'blocked'],
    ['https://deskbell.test', 'own'],
    ['https://edge.deskbell.test', 'own'],
    // Another domain, a subdomain, a staging host, a moved site, another port.
    ['https://ortega-heating.example', 'unknown'],
    ['https://shop.ortega.example', 'unknown'],
    ['https://staging.ortega-host.example', 'unknown'],
    ['https://www.ortega-new.example', 'unknown'],
    ['https://ortega.example:8443', 'unknown'],
    ['http://localhost:3000', 'open'],
    ['http://127.0.0.1:4000', 'open'],
    ['https://ortega.wixsite.com', 'open'],
    ['https://ortega.pages.dev', 'open'],
  ])('%s is %s', (address, verdict) => {
    expect(judged(address, KNOWN)).toBe(verdict)
  })
})

test.each([
  ['https://ortega.example', 'first'],
  ['http://ortega.example', 'first'],
  ['http://localhost:3000', 'open'],
  ['https://ortega.wixsite.com', 'open'],
  ['https://deskbell.test', 'own'],
])('before one is known, %s is %s', (address, verdict) => {
  expect(judged(address, [])).toBe(verdict)
})

test('the demo business stands anywhere', () => {
  expect(judged('https://anybody.example', [], DEMO_BUSINESS_ID)).toBe('open')
})
