import { INFO_PAGES } from '../../contract/site'

const PAGES = ['/', '/pricing', ...INFO_PAGES.map((name) => `/${name}`)]

/** What is behind a login and what is no page. Personal links aren't named here: they answer with `noindex`, which a crawler has to read. `/admin` is `/admin-direct`, too. */
const KEPT_OUT = [
  '/api/',
  '/admin',
  '/dev/',
  '/register',
  '/reset-password',
  '/confirm-email',
  '/join',
  '/lift-pause',
  '/success',
]

export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

/** https://www.sitemaps.org/protocol.html */
export const sitemapXml = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PAGES.map((path) => `  <url><loc>${encodeURI(origin).replaceAll('&', '&amp;')}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
