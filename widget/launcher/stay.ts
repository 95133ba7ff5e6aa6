/**
 * Keeps the widget on the page when a client-side navigation replaces the body or empties it. Watches direct children only,
 * and puts it back in a task of its own so that a page which insists on removing it is never locked in a loop.
 */
export function stayOnPage(host: Element) {
  let isWanted = true
  const settle = () => {
    if (isWanted && document.body) {
      watch.observe(document.body, { childList: true })
      if (!host.isConnected) document.body.append(host)
    }
  }
  const watch = new MutationObserver(() => setTimeout(settle))
  watch.observe(document.documentElement, { childList: true })
  settle()
  return () => {
    isWanted = false
    host.remove()
  }
}
