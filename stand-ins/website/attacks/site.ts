import type { Site } from '../site.ts'
import { behaviors, robots, sitemaps } from './behaviors.ts'
import { hostileFiles } from './documents.ts'
import { hostilePages } from './pages.ts'

const pages = Object.values(hostilePages)
const rules = Object.values(robots)
const maps = Object.values(sitemaps)

const linksTo = (hrefs: string[]): string =>
  `<title>Attacks</title><p>We open at nine.</p>${hrefs.map((href) => `<a href="${href}">a</a>`).join('')}<a href="/last">a</a>`

/**
 * The whole generator as a site: its first page leads to all hostile pages, `/behaviors` to all that a server can do; `/file/<number>` is a
 * file for sending in. Whatever is read of it, `/last` is to be read too.
 */
export const attacksSite: Site = async (path, response, origin) => {
  const [, kind = '', name = '', at = '0'] = new URL(path, origin).pathname.split('/')
  const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body)
  const number = Number(name)
  if (kind === '') send('text/html', linksTo(pages.map((_, nth) => `/page/${nth}`)))
  else if (kind === 'behaviors') send('text/html', linksTo(Object.keys(behaviors).map((one) => `/behavior/${one}/0`)))
  else if (kind === 'last') send('text/html', '<title>Last</title><p>The last page is read all the same.</p>')
  else if (kind === 'page') {
    const make = pages[number]
    if (!make) return false
    send('text/html', make())
  } else if (kind === 'file') {
    const file = hostileFiles[number]
    if (!file) return false
    response.setHeader('x-name', file.name)
    send(file.contentType, file.make())
  } else if (kind === 'behavior') {
    const behave = behaviors[name]
    if (!behave) return false
    await behave(response, Number.parseInt(at, 10) || 0)
  } else return false
  return true
}

/** One attack a crawl: the next once its sitemap, which is asked for last, was given. */
let turn = 0

/** A site whose robots.txt and sitemap are an attack, and whose pages, `/lists/<number>`, are not. */
export const listsSite: Site = (path, response) => {
  const [, kind = '', name = '0', ...rest] = path.split('/')
  const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body)
  if (kind !== 'lists') {
    if (path === '/robots.txt') send('text/plain', rules[turn % rules.length]?.() ?? '')
    else if (path === '/sitemap.xml') {
      send('application/xml', maps[turn % maps.length]?.() ?? '')
      turn += 1
    } else return false
    return true
  }
  send('text/html', `<title>Lists ${name}</title><p>We open at nine.</p>${rest.join('')}`)
  return true
}
