import type { Arrival, Campaign } from '../../../contract/leadDetails'
import { isWebLink } from '../../../contract/text'

type Sent = {
  websiteUrl?: string | null | undefined
  landingUrl?: string | null | undefined
  referrer?: string | null | undefined
}

const URL_MAX = 500
const VALUE_MAX = 100
const KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const

/**
 * Where a visit came from, of what a browser says: the first page without its query, which may hold a token that opens the visitor's order,
 * the host that linked to it if it isn't the same site, and the campaign.
 */
export function arrivalOf({ websiteUrl, landingUrl, referrer }: Sent): Arrival {
  const page = urlOf(landingUrl) ?? urlOf(websiteUrl)
  const from = urlOf(referrer)
  const host = from && hostOf(from)
  return {
    pageUrl: page ? bareUrl(page) : null,
    referrer: host && host !== (page && hostOf(page)) ? host : null,
    campaign: page ? campaignOf(page) : null,
  }
}

const urlOf = (text: string | null | undefined): URL | undefined =>
  text && isWebLink(text) ? new URL(text) : undefined
const hostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '').slice(0, VALUE_MAX)
const cut = (text: string, max: number): string => text.trim().slice(0, max).toWellFormed()

/** `https://shop.example/prices?token=1#top` → "https://shop.example/prices". */
export const bareUrl = ({ origin, pathname }: URL): string => cut(origin + pathname, URL_MAX)

function campaignOf({ searchParams }: URL): Campaign | null {
  const entries = KEYS.flatMap((key): [string, string][] => {
    const value = cut(searchParams.get(`utm_${key}`) ?? '', VALUE_MAX)
    return value ? [[key, value]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
