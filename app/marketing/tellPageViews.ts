declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Starts the page-view tag that the page has with ANALYTICS_ID. The tag takes a call's `arguments` object, not an array:
 * https://developers.google.com/tag-platform/gtagjs/reference
 */
export function tellPageViews() {
  const id = document.querySelector<HTMLElement>('script[data-page-views]')?.dataset.pageViews
  if (!id) return
  window.dataLayer ??= []
  const { dataLayer } = window
  function tell(..._words: unknown[]) {
    dataLayer.push(arguments)
  }
  tell('js', new Date())
  tell('config', id)
}
