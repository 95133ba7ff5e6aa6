import type { SitePassage } from '../../knowledge/found'

const OF_LAWYERS =
  /\b(?:arbitrat\w+|jurisdiction|herein\w*|hereby|hereunder|thereof|indemnif\w+|pursuant|notwithstanding|severab\w+|governing law|liable|liability (?:for|of|arising)|warranties of|merchantability|intellectual property|copyright|trademarks?|GDPR|data protection|personal (?:data|information|details)|cookies?|third[- ]part(?:y|ies)|opt[- ]out|unsubscribe|consequential|reCAPTCHA|analytics|this (?:privacy )?policy|these terms|information (?:we|you)|reserves? the right)\b/i
const ON_PRIVACY = /\b(?:privacy|cookies?|gdpr|accessibility|disclaimer)\b/i

const pathOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).pathname : ''

/** What lawyers had put there tells no visitor what they ask of the business; the rules of a stay or a refund among it do. */
export const isLegalese = ({ text, trail, source, kind }: SitePassage): boolean =>
  ON_PRIVACY.test(pathOf(source.url)) ||
  trail.some((heading) => ON_PRIVACY.test(heading) && !heading.includes('?')) ||
  (kind !== 'faq' && OF_LAWYERS.test(text))
