import { INFO_PAGES } from '../../contract/site'

const PAGES = ['/', '/pricing', ...INFO_PAGES.map((name) => `/${name}`)]

/** Pages behind a login or a personal link, and what is no page. */
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
  '/booking/',
  '/waitlist/',
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
