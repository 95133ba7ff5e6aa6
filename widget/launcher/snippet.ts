import type { Snippet } from '../stage'

const originOf = (url?: string) => url?.match(/^https?:\/\/[^/?#]+/i)?.[0]

/** Other services also have an embed.js. Optimizers may append to the path. */
const OURS = 'script:is([src*="/widget-embed.js"],[src*="/api/widget/embed.js"]):is([data-business-id],[data-api-key])'

const idOf = (script: HTMLOrSVGElement | null) => script?.dataset.businessId || script?.dataset.apiKey

/** Reads the attributes of a snippet (`contract/snippets.ts`). If a tag manager or optimizer runs the script elsewhere, its tag is found by path. */
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
