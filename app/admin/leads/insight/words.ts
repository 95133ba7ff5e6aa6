import type { Arrival, Grade, Qualification } from '../../../../contract/leadDetails'
import type { Lead } from '../../../../contract/leads'
import { formatDate } from '../../../lib/dates'
import { once } from '../../../lib/once'

export const GRADES: Record<Grade, { label: string; tone: 'danger' | 'brass' | 'plain' }> = {
  hot: { label: 'Hot', tone: 'danger' },
  warm: { label: 'Warm', tone: 'brass' },
  cold: { label: 'Cold', tone: 'plain' },
}

const QUOTED = [
  ['urgency', 'Urgent'],
  ['job', 'Needs'],
  ['place', 'Location'],
  ['budget', 'Budget'],
  ['time', 'Timing'],
] as const

/** What was said of the job, in the visitor's own words; what stands in the message or above isn't repeated. */
export const quotedFacts = (found: Qualification, message: string): { label: string; quote: string }[] =>
  QUOTED.flatMap(([key, label]) => {
    const quote = found[key]
    return quote && quote !== message ? [{ label, quote }] : []
  }).filter(({ quote }, at, all) => all.findIndex((one) => one.quote === quote) === at)

const ORDINALS = ['Second', 'Third', 'Fourth', 'Fifth']

/** "Third time: also wrote in on Mar 3, 2026"; undefined the first time. */
export function earlierWords({ earlier }: Lead): string | undefined {
  if (!earlier) return undefined
  const ordinal = ORDINALS[earlier.count - 1]
  const last = formatDate(earlier.lastAt)
  if (!ordinal) return `Wrote in ${earlier.count} times before, last on ${last}`
  return `${ordinal} time: ${earlier.count > 1 ? 'last' : 'also'} wrote in on ${last}`
}

const pathOf = (url: string) => (URL.canParse(url) ? readablePath(new URL(url).pathname) : url)

/** "/50%-off" is no encoded text, and stays as it is. */
function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** "google.com, your /prices page, campaign May"; undefined where nothing is known. */
export function arrivalWords({ referrer, pageUrl, campaign }: Arrival): string | undefined {
  const name = campaign?.campaign ?? campaign?.source
  const parts = [
    referrer,
    pageUrl && (pathOf(pageUrl) === '/' ? 'your home page' : `your ${pathOf(pageUrl)} page`),
    name && `campaign “${name}”`,
  ].filter(Boolean)
  return parts.join(', ') || undefined
}

const languages = once(() => new Intl.DisplayNames('en', { type: 'language' }))

/** "Spanish"; undefined for English, which goes without saying. */
export const languageWords = ({ language }: Lead): string | undefined =>
  language && language !== 'en' ? languages().of(language) : undefined
