import type { SitePassage } from '../../knowledge/found'

const REACHED = /\b(?:contact|locations?|visit|find-?us|directions|reach-?us|about)\b/i
const TOLD =
  /\b(?:blog|news|articles?|posts?|press|media|booklet|stories|library|resources?|careers?|jobs?|privacy|terms|cookies?)\b/i

/** Where a business says who and where it is, and where it tells of other things. */
export const priorOf = ({ source }: SitePassage): number => {
  const path = source.url === undefined || !URL.canParse(source.url) ? '' : new URL(source.url).pathname
  if (TOLD.test(path) || /\/20\d\d\//.test(path)) return -3
  if (REACHED.test(path)) return 2
  return /^\/(?:index\.\w+)?$/.test(path) ? 1 : 0
}
