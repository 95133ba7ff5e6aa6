import { createServer } from 'node:http'

/** Serves a site's pages as they are, on a port of their own, with the sitemap that such sites have. */
export async function serveSite({ files }) {
  const names = [...files.keys()]
  const home = names.includes('index.html') ? 'index.html' : names[0]
  const server = createServer(({ url, headers }, response) => {
    const name = decodeURIComponent(new URL(url, 'http://site').pathname.slice(1)) || home
    const send = (status, type, body) => response.writeHead(status, { 'content-type': type }).end(body)
    if (name === 'robots.txt') return send(200, 'text/plain', `Sitemap: http://${headers.host}/sitemap.xml\n`)
    if (name === 'sitemap.xml') return send(200, 'application/xml', sitemap(headers.host, names, home))
    const html = files.get(name) ?? files.get(`${name}.html`)
    return html === undefined ? send(404, 'text/plain', 'Not found') : send(200, 'text/html; charset=utf-8', html)
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

const sitemap = (host, names, home) => {
  const pages = names.map(
    (name) => `<url><loc>http://${host}/${name === home ? '' : encodeURIComponent(name)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>`
}
