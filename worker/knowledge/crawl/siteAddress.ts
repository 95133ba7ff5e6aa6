const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|ref|replytocom|share|sessionid|phpsessid|sid)$/i
/** What is no page by its name, and what nobody but a visitor should set off. */
const NO_PAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|zip|gz|tar|rar|7z|exe|dmg|apk|mp[34]|m4[av]|mov|avi|webm|wav|woff2?|ttf|eot|ics|vcf|xlsx?|pptx?|docx?|csv|map)$/i
const NO_READING =
  /\/(?:wp-json|wp-admin|wp-login\.php|xmlrpc\.php|feed|cart|checkout|login|logout|signin|my-account|cdn-cgi)(?:\/|$)/i
const LONGEST = 500
const DATE_QUERY = /^(?:date|day|week|month|year|cal\w*|tribe\w*|start|end|from|to|time|eventdate)/i

/** One spelling of an address, so that a page is read once. */
export function canonical(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  url.pathname = url.pathname.replace(/\/{2,}/g, '/')
  return url.href.length <= LONGEST ? url.href : undefined
}

/** Pages of one site share it: the host without its "www." and the port. */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '')

export const isPageName = (address: string): boolean => {
  const { pathname } = new URL(address)
  return !NO_PAGE.test(pathname) && !NO_READING.test(pathname)
}

/** What an address has in common with those that a calendar, a list or a filter makes without end: its numbers left out. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const path = pathname
    .split('/')
    .map((part) => (/^[a-z]*[\d-]*\d[\d-]*$/i.test(part) ? '#' : part.replace(/\d+/g, '#')))
    .join('/')
  return `${path}?${[...new Set(searchParams.keys())].sort().join('&')}`
}

/** How many pages of one shape are read: a calendar's are worth a few, numbered services or articles many. */
export function mostOfShape(address: string): number {
  const { pathname, searchParams } = new URL(address)
  const names = [...searchParams.keys()]
  if (names.some((name) => DATE_QUERY.test(name))) return 3
  if (/\/(?:19|20)\d\d(?:[/-]\d{1,2}){1,2}(?:\/|$)/.test(pathname)) return 12
  if (/\/(?:calendar|events?)\/.*\d/i.test(pathname)) return 12
  if (names.length > 0) return 30
  return shapeOf(address).includes('#') ? 100 : Number.POSITIVE_INFINITY
}
