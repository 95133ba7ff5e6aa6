import { expect, test } from 'vitest'
import { isAtSite } from './isAtSite'
import { siteOf } from './site'

test.each([
  ['maria@ortega.example', 'https://www.ortega.example', true],
  ['maria@ortega.example', 'https://shop.ortega.example', false],
  ['maria@gmail.com', 'https://gmail.com', false],
  ['maria@yahoo.co.uk', 'https://www.yahoo.co.uk', false],
  ['maria@squarespace.com', 'https://squarespace.com', false],
  ['maria@shop.onmicrosoft.com', 'https://shop.onmicrosoft.com', false],
  [undefined, 'https://ortega.example', false],
])('the owner %s has the site %s: %s', (email, address, isOwn) => {
  const site = siteOf(address)
  expect(site && isAtSite(email, site)).toBe(isOwn)
})
