import type { SitePassage } from '../../knowledge/found'

const REVIEWS =
  /\b(?:testimonials?|reviews?|what (?:(?:our|my|other) )?(?:\w+ )?(?:clients?|customers?|patients?|guests?|people|families|members|others) (?:are saying|have to say|say|think)|(?:happy|satisfied) (?:clients?|customers?|patients?) (?:say|said)|kind words|client stories|success stories|client feedback|customer feedback)\b/i
const ON_REVIEWS = /\/(?:testimonials?|reviews?|customer-reviews|client-reviews|feedback)(?:\.\w+)?\/?$/i
/** A business says "our promise" in quotation marks as well. */
const OF_ITS_OWN = /\b(?:promise|mission|philosophy|motto|vision|values?|commitment|guarantee|owner|founder)\b/i
const QUOTED = /^["“«]/
/** The end of what was quoted further up. */
const UNQUOTED = /^[^"“«]*[”"»]\W*$/

/** What a customer said: data on how the business is liked, never its word on what it does or promises. */
const isReview = ({ text, trail, source, kind }: SitePassage): boolean => {
  if (kind === 'faq') return false
  if (ON_REVIEWS.test(source.url ?? '') || trail.some((heading) => !heading.includes('?') && REVIEWS.test(heading)))
    return true
  return (QUOTED.test(text) || UNQUOTED.test(text)) && !trail.some((heading) => OF_ITS_OWN.test(heading))
}

/** A block that opens with somebody's words is theirs to its end. */
export const withoutReviews = (passages: SitePassage[]): SitePassage[] => {
  let quoted: number | undefined
  return passages.filter((one) => {
    if (isReview(one)) quoted = one.block
    return one.block !== quoted
  })
}
