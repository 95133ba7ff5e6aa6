import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { deflateSync, gzipSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024
const HTML = { 'content-type': 'text/html' }

/** Until the reader goes away, or so many are sent. */
async function pour(response: ServerResponse, part: Buffer, times: number, everyMs = 0): Promise<void> {
  for (let at = 0; at < times && !response.destroyed; at++) {
    const isFull = !response.write(part)
    if (everyMs > 0) await pause(everyMs)
    else if (isFull)
      await Promise.race([
        new Promise((drained) => response.once('drain', drained)),
        new Promise((gone) => response.once('close', gone)),
      ])
  }
  response.end()
}
const redirect = (response: ServerResponse, location: string, status = 302) =>
  response.writeHead(status, { location }).end()

type Behavior = (response: ServerResponse, at: number) => unknown

/** What a server can do to a reader, by name; each stands at `/behavior/<name>/<number>`. */
export const behaviors: Record<string, Behavior> = {
  'redirects-without-end': (response, at) => redirect(response, `/behavior/redirects-without-end/${at + 1}`),
  'redirects-to-itself': (response, at) => redirect(response, `/behavior/redirects-to-itself/${at}`),
  'redirects-to-nowhere': (response) => redirect(response, 'http://'),
  'redirects-to-data': (response) => redirect(response, 'data:text/html,<p>a'),
  'redirects-to-a-file': (response) => redirect(response, 'file:///etc/passwd'),
  'redirects-to-a-long-address': (response) => redirect(response, `/${'a'.repeat(8_000)}`),
  'redirects-with-a-body': (response) =>
    pour(response.writeHead(301, { location: '/', ...HTML }), Buffer.alloc(MEGABYTE, 'a'), 1_000),
  'without-end': (response) => pour(response.writeHead(200, HTML), Buffer.alloc(MEGABYTE, '<p>a'), 5_000),
  'spaces-without-end': (response) => pour(response.writeHead(200, HTML), Buffer.alloc(MEGABYTE, ' '), 5_000),
  drips: (response) => pour(response.writeHead(200, HTML), Buffer.from('a'), 200, 200),
  'says-nothing': (response) => response.once('close', () => response.destroy()),
  'heads-alone': (response) => response.writeHead(200, HTML).flushHeaders(),
  'hangs-up': (response) => response.destroy(),
  'hangs-up-midway': (response) => response.writeHead(200, HTML).write('<p>a', () => response.destroy()),
  'lies-of-its-length': (response) => response.writeHead(200, { ...HTML, 'content-length': '999999999' }).write('<p>a'),
  'is-too-long': (response) => response.writeHead(200, { ...HTML, 'content-length': '999999999' }).flushHeaders(),
  'gzip-bomb': (response) =>
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100 * MEGABYTE))),
  'gzip-twice': (response) =>
    response
      .writeHead(200, { ...HTML, 'content-encoding': 'gzip, gzip' })
      .end(gzipSync(gzipSync(Buffer.alloc(100 * MEGABYTE)))),
  'deflate-bomb': (response) =>
    response.writeHead(200, { ...HTML, 'content-encoding': 'deflate' }).end(deflateSync(Buffer.alloc(100 * MEGABYTE))),
  'no-gzip': (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end('<p>a'),
  'no-encoding': (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'a' }).end('<p>a'),
  'no-type': (response) => response.writeHead(200).end('<p>a'),
  'a-picture-as-a-page': (response) =>
    response.writeHead(200, HTML).end(Buffer.alloc(2 * MEGABYTE, '\x89PNG', 'latin1')),
  'a-page-as-a-pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('<p>a'),
  'a-pdf-as-a-page': (response) => response.writeHead(200, HTML).end(`%PDF-1.7 ${'1 0 obj '.repeat(200_000)}`),
  'a-page-as-text': (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('<p>a'.repeat(500_000)),
  'no-charset': (response) => response.writeHead(200, { 'content-type': 'text/html; charset=nonsense' }).end('<p>a'),
  'charset-without-end': (response) =>
    response.writeHead(200, { 'content-type': `text/html; charset=${'a'.repeat(7_000)}` }).end('<p>a'),
  'wrong-charset': (response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-16' }).end(Buffer.alloc(MEGABYTE, '<p>a')),
  'links-without-end': (response, at) =>
    response
      .writeHead(200, HTML)
      .end(`<p>${at}</p><a href="/behavior/links-without-end/${at + 1}x${at}">a</a>`.repeat(9)),
  refreshes: (response) =>
    response.writeHead(200, { ...HTML, refresh: '0' }).end('<meta http-equiv="refresh" content="0"><p>a'),
  'an-error-without-end': (response) => pour(response.writeHead(500, HTML), Buffer.alloc(MEGABYTE, 'a'), 5_000),
}

const lines = (line: (at: number) => string, bytes: number): string => {
  let text = ''
  for (let at = 0; text.length < bytes; at++) text += line(at)
  return text
}

/** What a site says of itself to robots, each larger than any needs. */
export const robots: Record<string, () => string> = {
  'rules without end': () => `User-agent: *\n${lines((at) => `Disallow: /${at}\n`, 1.9 * MEGABYTE)}`,
  'groups without end': () => lines((at) => `User-agent: a${at}\nDisallow: /\n`, 1.9 * MEGABYTE),
  'agents without end': () => lines((at) => `User-agent: a${at}\n`, 1.9 * MEGABYTE),
  'stars without end': () => `User-agent: *\nDisallow: /${'*a'.repeat(30_000)}b\nDisallow: ${'*'.repeat(30_000)}$\n`,
  'maps without end': () => lines((at) => `Sitemap: /map-${at}.xml\n`, 1.9 * MEGABYTE),
  'one line': () => 'Disallow: '.padEnd(1.9 * MEGABYTE, ' '),
  'spaces before a strange end of line': () => `user-agent: *\ndisallow:${' '.repeat(60_000)}#\u2028`,
  'slashes before a strange end of line': () => `user-agent: ${'/'.repeat(60_000)}\u2028`,
  'rules of stars': () => `User-agent: *\n${lines(() => `Disallow: /${'*a'.repeat(55)}\n`, 60_000)}`,
  'rules of a few stars': () => `User-agent: *\n${lines((at) => `Disallow: /*a*a*a*a*a*a*a*a*a*${at}\n`, 60_000)}`,
  colons: () => ':'.repeat(1.9 * MEGABYTE),
  'a delay without end': () => 'User-agent: *\nCrawl-delay: 99999999\nCrawl-delay: -1\nCrawl-delay: NaN\n',
}
const url = (at: number) => `<url><loc>/n${at}</loc></url>`
export const sitemaps: Record<string, () => string> = {
  'addresses without end': () => `<urlset>${lines(url, 1.9 * MEGABYTE)}`,
  'maps without end': () =>
    `<sitemapindex>${lines((at) => `<sitemap><loc>/m${at}.xml</loc></sitemap>`, 1.9 * MEGABYTE)}`,
  'left open': () => lines(() => '<url><loc>a', 1.9 * MEGABYTE),
  'one address': () => `<urlset><url><loc>${'a'.repeat(1.9 * MEGABYTE)}</loc></url></urlset>`,
  'entities of entities': () =>
    `<!DOCTYPE a [<!ENTITY a0 "ha">${lines((at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`, 20_000)}]><urlset><url><loc>&a900;</loc></url></urlset>`,
  'a page': () => '<html><p>a'.repeat(100_000),
  'tags alone': () => '<'.repeat(1.9 * MEGABYTE),
}
