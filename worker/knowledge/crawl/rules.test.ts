import { describe, expect, test } from 'vitest'
import { isAllowed, readRobots } from './robots'
import { boundOfShape, canonical, isPageName, shapeOf, siteOf } from './siteAddress'
import { readSitemap } from './sitemap'

describe('robots.txt', () => {
  const allows = (text: string, path: string) => isAllowed(readRobots(text), new URL(path, 'https://shop.com'))

  test.each([
    ['User-agent: *\nDisallow: /private', '/private/a', false],
    ['User-agent: *\nDisallow: /private', '/public', true],
    ['User-agent: *\nDisallow: /\nAllow: /open', '/open/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/list.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/list.pdf.html', true],
    ['User-agent: *\nDisallow: /*?print=', '/a?print=1', false],
    ['User-agent: OtherBot\nDisallow: /', '/a', true],
    ['User-agent: DeskbellBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /', '/b', true],
    ['User-agent: OtherBot\nUser-agent: deskbellbot\nDisallow: /a', '/a', false],
    ['# only a remark\n<html>not a robots.txt</html>', '/a', true],
  ])('%j leaves %s readable: %s', (text, path, isReadable) => {
    expect(allows(text, path)).toBe(isReadable)
  })

  test('says how long to wait and where the sitemaps are', () => {
    const rules = readRobots('Sitemap: https://shop.com/a.xml\nUser-agent: *\nCrawl-delay: 4 # please\nDisallow: /x\n')
    expect(rules).toMatchObject({ delaySeconds: 4, sitemaps: ['https://shop.com/a.xml'] })
  })

  test('of a thousand stars is read in no time', () => {
    const started = Date.now()
    allows(`User-agent: *\nDisallow: /${'*a'.repeat(1000)}b`, `/${'a'.repeat(400)}`)
    expect(Date.now() - started).toBeLessThan(1_000)
  })
})

test('an address has one spelling', () => {
  expect(canonical('HTTPS://Shop.com:443//a//b?utm_source=x&b=2&a=1#top')).toBe('https://shop.com/a/b?a=1&b=2')
  expect(canonical('javascript:alert(1)')).toBeUndefined()
  expect(canonical('https://me:secret@shop.com/')).toBeUndefined()
  expect(canonical(`https://shop.com/${'a'.repeat(600)}`)).toBeUndefined()
  expect(siteOf('https://www.shop.com/a')).toBe(siteOf('http://shop.com/b'))
  expect(siteOf('https://shop.com/')).not.toBe(siteOf('https://blog.shop.com/'))
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

test('a sitemap lists pages or further sitemaps', () => {
  const pages =
    '<urlset xmlns="x"><url><loc> https://shop.com/a </loc></url><url><loc>https://shop.com/b?x=1&amp;y=2</loc>'
  expect(readSitemap(pages)).toEqual({ urls: ['https://shop.com/a', 'https://shop.com/b?x=1&y=2'], maps: [] })
  const index = '<sitemapindex><sitemap><loc>https://shop.com/1.xml</loc></sitemap></sitemapindex>'
  expect(readSitemap(index)).toEqual({ urls: [], maps: ['https://shop.com/1.xml'] })
})
