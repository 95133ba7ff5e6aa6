import { expect, test } from 'vitest'
import { isLoopback, isOfPlatform, siteOf } from './site'

test.each([
  ['https://www.ortega.example/prices?a=1', 'ortega.example'],
  ['https://ortega.example', 'ortega.example'],
  ['http://ortega.example:8080', 'ortega.example:8080'],
  ['https://shop.ortega.example', 'shop.ortega.example'],
  ['https://www.com', 'www.com'],
])('%s is the site %s', (address, host) => {
  expect(siteOf(address)?.host).toBe(host)
})

test.each([
  null,
  undefined,
  '',
  'null',
  'https://',
  'ftp://a.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  // What means something in a policy.
  'https://a,default-src;x.com',
  'https://*',
  'https://*.com',
  "https://'self'",
  'https://a b.com',
  'https://a=b',
])('%s is no site', (address) => {
  expect(siteOf(address)).toBeUndefined()
})

test.each([
  'ortega.wixsite.com',
  'ortega.myshopify.com',
  'ortega.squarespace.com',
  'ortega.wordpress.com',
  'ortega.wpcomstaging.com',
  'ortega.webflow.io',
  'ortega.netlify.app',
  'ortega.pages.dev',
])('%s shows pages of many owners', (hostname) => {
  expect(isOfPlatform({ hostname })).toBe(true)
})

test.each(['wixsite.com', 'notwixsite.com', 'ortega.example'])('%s is not of a platform', (hostname) => {
  expect(isOfPlatform({ hostname })).toBe(false)
})

test.each(['localhost', 'shop.localhost', '127.0.0.1'])('%s is an own machine', (hostname) => {
  expect(isLoopback({ hostname })).toBe(true)
})
