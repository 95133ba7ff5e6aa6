import type { LauncherSettings } from '../../contract/widget'
import type { Snippet } from '../stage'

/** Loads the saved settings once the page is idle. A deleted business (404) counts as switched off. */
export function whenIdle({ api, id }: Snippet, apply: (settings: Partial<LauncherSettings>) => void) {
  const read = async () => {
    const response = await fetch(`${api}/api/widget/${id}/launcher`)
    if (response.ok) apply(await response.json())
    else if (response.status === 404) apply({ isActive: false })
  }
  // Safari has no requestIdleCallback. If the request fails, the bubble stays as the snippet painted it.
  const start = () => (window.requestIdleCallback ?? setTimeout)(() => read().catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
