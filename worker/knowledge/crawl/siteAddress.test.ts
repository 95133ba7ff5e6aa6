import { expect, test } from 'vitest'
import { boundOfShape, canonical, isPageName, shapeOf, siteAddressOf } from './siteAddress'

test('an address has one spelling', () => {
  expect(canonical('HTTPS://Shop.com:443//a//b?utm_source=x&b=2&a=1#top')).toBe('https://shop.com/a/b?a=1&b=2')
  expect(canonical('javascript:alert(1)')).toBeUndefined()
  expect(canonical('https://me:secret@shop.com/')).toBeUndefined()
  expect(canonical(`https://shop.com/${'a'.repeat(600)}`)).toBeUndefined()
  expect(siteAddressOf('https://www.shop.com/a')).toBe(siteAddressOf('http://shop.com/b'))
  expect(siteAddressOf('https://shop.com/')).not.toBe(siteAddressOf('https://blog.shop.com/'))
})

test('what is no page by its name is not asked for', () => {
  for (const path of ['/a.jpg', '/list.zip', '/wp-admin/x', '/cart/', '/feed/']) {
    expect(isPageName(`https://shop.com${path}`)).toBe(false)
  }
  for (const path of ['/', '/prices.html', '/price-list.pdf', '/feedback', '/cartwright']) {
    expect(isPageName(`https://shop.com${path}`)).toBe(true)
  }
})

test('a calendar is known by its addresses', () => {
  expect(shapeOf('https://shop.com/calendar/2026/01')).toBe(shapeOf('https://shop.com/calendar/2031/12'))
  expect(boundOfShape('https://shop.com/calendar/2026/01').most).toBe(12)
  expect(boundOfShape('https://shop.com/events?month=2026-12').most).toBe(3)
  expect(boundOfShape('https://shop.com/list?page=4').most).toBe(30)
  expect(boundOfShape('https://shop.com/service-12').most).toBe(300)
})
