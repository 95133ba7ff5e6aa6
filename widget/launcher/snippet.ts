import type { Snippet } from '../stage'

const originOf = (url?: string) => url?.match(/^https?:\/\/[^/?#]+/i)?.[0]

/** Other services' scripts are called embed.js, too. A path may be followed by what an optimiser adds to it. */
const OURS = 'script:is([src*="/widget-embed.js"],[src*="/api/widget/embed.js"]):is([data-business-id],[data-api-key])'

const idOf = (script: HTMLOrSVGElement | null) => script?.dataset.businessId || script?.dataset.apiKey

/** Reads the attributes of either snippet form. A script that a tag manager or an optimiser runs out of place is looked for by its path. */
export function readSnippet(): Snippet | undefined {
  const { currentScript } = document
  const script = idOf(currentScript) ? currentScript : document.querySelector(OURS)
  if (!(script instanceof HTMLScriptElement)) return
  const attributes = script.dataset
  const id = idOf(script)
  const origin = originOf(script.src)
  const api = originOf(attributes.apiUrl) ?? origin
  if (id && origin && api) return { origin, api, id: encodeURIComponent(id), attributes }
}
