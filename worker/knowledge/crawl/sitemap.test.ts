import { expect, test } from 'vitest'
import { sitemaps } from '../../../stand-ins/website/attacks/behaviors'
import { readSitemap } from './sitemap'

test('a sitemap lists pages or further sitemaps', () => {
  const pages =
    '<urlset xmlns="x"><url><loc> https://shop.com/a </loc></url><url><loc>https://shop.com/b?x=1&amp;y=2</loc>'
  expect(readSitemap(pages)).toEqual({ urls: ['https://shop.com/a', 'https://shop.com/b?x=1&y=2'], sitemaps: [] })
  const index = '<sitemapindex><sitemap><loc>https://shop.com/1.xml</loc></sitemap></sitemapindex>'
  expect(readSitemap(index)).toEqual({ urls: [], sitemaps: ['https://shop.com/1.xml'] })
})

test.each(Object.entries(sitemaps))('a hostile site says: %s', (_, make) => {
  expect(readSitemap(make())).toBeDefined()
})
