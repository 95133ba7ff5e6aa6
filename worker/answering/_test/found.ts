import type { Found, SitePassage } from '../../knowledge/found'

export const SITE = 'https://sparrow.example'
type Said = [trail: string, text: string, kind?: SitePassage['kind']]

/** Each page's sayings, each in a block of its own. */
export const found = (pages: Record<string, Said[]>, over: Partial<Found> = {}): Found => {
  let block = 0
  const passages = Object.entries(pages).flatMap(([path, sayings]) =>
    sayings.map(
      ([trail, text, kind = 'sentence'], at): SitePassage => ({
        id: `${path}#${at + 1}`,
        source: { title: `${path.slice(1) || 'Home'} | Sparrow Electric`, url: SITE + path },
        trail: trail === '' ? [] : trail.split(' / '),
        kind,
        text,
        block: ++block,
      }),
    ),
  )
  return { version: String(Math.random()), whole: true, passages, total: passages.length, holding: {}, ...over }
}
