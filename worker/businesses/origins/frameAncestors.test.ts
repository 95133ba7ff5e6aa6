import { expect, test } from 'vitest'
import type { KnownSite } from '../profile'
import { frameAncestors } from './frameAncestors'

const self = 'https://deskbell.test/widget/biz_ortega'
const ancestors = (origins: KnownSite[], embedder?: string) =>
  frameAncestors({ origin: 'https://deskbell.test' }, { id: 'biz_ortega', origins }, embedder, self).split(' ')

const ORTEGA: KnownSite = { host: 'ortega.example', state: 'allowed' }
const THIEF: KnownSite = { host: 'thief.example', state: 'blocked' }

test('the frame stands anywhere until a site is known', () => {
  expect(ancestors([])).toEqual(['*'])
})

test('then on known sites, own machines and platforms, and on no other', () => {
  const allowed = ancestors([ORTEGA, THIEF])
  for (const site of [
    "'self'",
    'https://ortega.example',
    'https://www.ortega.example',
    'http://localhost:*',
    'https://*.wixsite.com',
  ])
    expect(allowed).toContain(site)
  expect(allowed).not.toContain('*')
  expect(allowed.join()).not.toContain('thief')
})

test('also on the site that asks, unless its owner blocked it', () => {
  expect(ancestors([ORTEGA], 'https://other.example/')).toContain('https://other.example')
  expect(ancestors([ORTEGA, THIEF], 'https://thief.example/')).toEqual(["'none'"])
})

test('and on any that frames a builder’s host, where pasted HTML stands in a frame of its own', () => {
  expect(ancestors([ORTEGA], 'https://www-ortega-example.filesusr.com/html/0b1c.html')).toEqual(['*'])
})

test('where one is blocked, a builder’s host around the frame doesn’t open it to that site', () => {
  const allowed = ancestors([ORTEGA, THIEF], 'https://www-thief-example.filesusr.com/html/0b1c.html')
  expect(allowed).not.toContain('*')
  expect(allowed).toEqual(expect.arrayContaining(['https://*.filesusr.com', 'https://ortega.example']))
  expect(allowed.join()).not.toContain('thief')
})

test.each([
  'https://a,default-src;x.com/',
  'https://*/',
  'https://*.com/',
  "https://'self'/",
  'https://a b.com/',
  'https://a=b/',
])('who asks from %s gets nothing into the policy', (embedder) => {
  expect(ancestors([ORTEGA], embedder)).toEqual(ancestors([ORTEGA]))
})
