import type { Snippet } from '../stage'

const originOf = (url?: string) => url?.match(/^https?:\/\/[^/?#]+/i)?.[0]

/** Reads the attributes of either snippet form. A script that a tag manager or an optimiser runs out of place is looked for by its path. */
export function readSnippet(): Snippet | undefined {
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]')
  if (!(script instanceof HTMLScriptElement)) return
  const attributes = script.dataset
  const id = attributes.businessId || attributes.apiKey
  const origin = originOf(script.src)
  const api = originOf(attributes.apiUrl) ?? origin
  if (id && origin && api) return { origin, api, id: encodeURIComponent(id), attributes }
}
