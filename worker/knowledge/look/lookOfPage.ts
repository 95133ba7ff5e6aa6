import type { Element } from 'domhandler'
import { elementsIn } from '../extraction/elementText'
import { parseHtml } from '../extraction/parseHtml'
import { isBusiness } from '../structured/businessSaid'
import { firstText, readJsonLd, thingsOf } from '../structured/readJsonLd'

/** What a page says of its looks, and where the rest of them is. Addresses are absolute, the likeliest first. */
export type PageLook = {
  name?: string
  css: string
  sheets: string[]
  themeColors: string[]
  manifest?: string
  logos: string[]
}

const LONGEST_NAME = 80
const SMALLEST_ICON = 96
/** Sheets of libraries have the colors of their makers. */
const LIBRARY =
  /bootstrap|font|icon|jquery|owl\.|carousel|swiper|slick|animate|aos|magnific|lightbox|fancybox|mediaelement|datepicker|normalize|reset|wp-includes|wp-content\/plugins/i

export function lookOfPage(html: string, url: string): PageLook {
  const elements = [...elementsIn(parseHtml(html))]
  const named = (name: string) => elements.filter((one) => one.name === name)
  const links = named('link')
  const leads = (rel: RegExp) => links.filter(({ attribs }) => rel.test(attribs.rel ?? '') && attribs.href)
  const meta = (...names: string[]) =>
    named('meta')
      .filter(({ attribs }) => names.includes((attribs.name ?? attribs.property ?? '').toLowerCase()))
      .flatMap(({ attribs }) => attribs.content?.trim() || [])
  const businesses = readJsonLd(named('script').filter(({ attribs }) => /ld\+json/i.test(attribs.type ?? ''))).filter(
    isBusiness,
  )
  const to = (addresses: (string | undefined)[]) =>
    addresses.flatMap((one) => (one && URL.canParse(one, url) ? new URL(one, url).href : []))
  const hrefs = (some: Element[]) => to(some.map(({ attribs }) => attribs.href))
  const name = [...businesses.map((one) => firstText(one.name)), ...meta('og:site_name')].find(
    (one) => one && one.length <= LONGEST_NAME,
  )
  const [manifest] = hrefs(leads(/^manifest$/i))
  return {
    ...(name && { name: name.trim() }),
    css: stylesIn(html),
    sheets: hrefs(leads(/\bstylesheet\b/i)).filter((address) => !LIBRARY.test(address)),
    themeColors: meta('theme-color', 'msapplication-tilecolor'),
    ...(manifest && { manifest }),
    logos: [
      ...hrefs(leads(/^apple-touch-icon/i)),
      ...hrefs(leads(/\bicon\b/i).filter(isLarge)),
      ...to(businesses.map(({ logo }) => firstText(logo) ?? firstText(thingsOf(logo)[0]?.url))),
      ...to(
        named('img')
          .filter(isLogo)
          .map(({ attribs }) => attribs.src),
      ),
    ],
  }
}

const isLarge = ({ attribs }: Element): boolean =>
  /svg/i.test(attribs.type ?? attribs.href ?? '') || Number.parseInt(attribs.sizes ?? '', 10) >= SMALLEST_ICON

const isLogo = ({ attribs }: Element): boolean =>
  ['class', 'id', 'alt', 'src'].some((name) => /\blogo/i.test(attribs[name] ?? ''))

/** What stands between style tags, which reading a page's text leaves out. */
function stylesIn(html: string): string {
  const styles = html.split(/<style\b/i).slice(1)
  return styles.map((one) => one.slice(one.indexOf('>') + 1).split(/<\/style/i)[0] ?? '').join('\n')
}
