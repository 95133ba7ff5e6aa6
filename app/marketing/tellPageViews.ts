declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * With ANALYTICS_ID set the page carries the tag, which counts nothing until it is told whose it is. It takes a call's
 * own arguments object and no array: https://developers.google.com/tag-platform/gtagjs/reference
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
