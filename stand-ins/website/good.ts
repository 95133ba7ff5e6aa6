import { html, type Site } from './site.ts'

const SERVICES = 'Gutters Chimneys Skylights Shingles Flashing Vents Fascia Soffits Decking Insulation'.split(' ')
const WORDS =
  'careful crew arrives early checks every board measures twice seals joints clears debris explains options writes warranty visits again after winter storms wind hail ice sun heat keeps records sends photos answers questions'.split(
    ' ',
  )

/** The same text for the same number, so that two readings can be compared. */
const prose = (seed: number, sentences: number): string =>
  Array.from({ length: sentences }, (_, at) => {
    const words = Array.from(
      { length: 9 },
      (_, place) => WORDS[(seed * 7 + at * 5 + place * (3 + (seed % 4))) % WORDS.length],
    )
    return `Our ${words.join(' ')} on job ${seed}-${at}.`
  }).join(' ')

/** A roofer's site with so many pages, a sitemap, and a robots.txt that keeps one folder back. */
export const goodSite =
  (pages: number): Site =>
  (path, response, origin) => {
    const [, number] = /^\/job-(\d+)$/.exec(path) ?? []
    const links = Array.from({ length: 10 }, (_, at) => `<a href="/job-${at + 1}">Job ${at + 1}</a>`).join(' ')
    const nav = `<nav><a href="/">Home</a> <a href="/prices">Prices</a> ${links}</nav>`
    const foot = '<footer><p>12 Oak Street<br>Austin, TX 78701</p><p>(512) 555-0188</p></footer>'
    if (path === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.end(`User-agent: *\nDisallow: /private\nCrawl-delay: 1\nSitemap: ${origin}/sitemap.xml\n`)
      return true
    }
    if (path === '/sitemap.xml') {
      const urls = Array.from({ length: pages - 2 }, (_, at) => `<url><loc>${origin}/job-${at + 1}</loc></url>`)
      response.writeHead(200, { 'content-type': 'application/xml' })
      response.end(`<urlset>${urls.join('')}</urlset>`)
      return true
    }
    if (path === '/') {
      return html(
        response,
        'Linden Roofing',
        `${nav}<main><h1>Linden Roofing</h1><p>We mend roofs in Austin.</p><a href="/private/notes">Notes</a></main>${foot}`,
      )
    }
    if (path === '/prices') {
      const rows = SERVICES.map((name, at) => `<tr><td>${name}</td><td>$${100 + at * 25}</td></tr>`).join('')
      return html(
        response,
        'Prices',
        `${nav}<main><h1>Prices</h1><table>${rows}</table><h2>Opening hours</h2><p>Mon - Fri: 8am - 5pm<br>Sat: Closed</p>
         <h2>Do you repair zeppelin hangars?</h2><p>Yes, our zeppelin crew repairs hangars up to 40 feet high.</p></main>${foot}`,
      )
    }
    if (number && Number(number) <= pages - 2) {
      const service = SERVICES[Number(number) % SERVICES.length] ?? ''
      const next = (Number(number) % (pages - 2)) + 1
      return html(
        response,
        `${service} job ${number}`,
        `${nav}<main><h1>${service}</h1><h2>Job ${number}</h2><p>${prose(Number(number), 12)}</p><a href="/job-${next}">Next job</a></main>${foot}`,
      )
    }
    return path.startsWith('/private') && html(response, 'Private', '<p>Nobody should read this here.</p>')
  }
