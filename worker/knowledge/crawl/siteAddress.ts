const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|ref|replytocom|share|sessionid|phpsessid|sid)$/i
/** Files that are no pages; and, below, addresses that do something when they are called: carts, logins. */
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
export const siteAddressOf = (address: string): string => new URL(address).host.replace(/^www\./, '')

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

const CALENDAR = 'Part of an endless calendar'
const LIST = 'Part of an endless list'

/** How many pages of one shape are read, and why no more: a calendar's are worth a few, numbered services or articles many. */
export function boundOfShape(address: string): { most: number; reason: string } {
  const { pathname, searchParams } = new URL(address)
  const names = [...searchParams.keys()]
  if (names.some((name) => DATE_QUERY.test(name))) return { most: 3, reason: CALENDAR }
  const isDated = /\/(?:19|20)\d\d(?:[/-]\d{1,2}){1,2}(?:\/|$)/.test(pathname)
  if (isDated || /\/(?:calendar|events?)\/.*\d/i.test(pathname)) return { most: 12, reason: CALENDAR }
  return { most: names.length > 0 ? 30 : 300, reason: LIST }
}
