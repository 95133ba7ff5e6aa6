/**
 * Puts the widget back when a client-side navigation replaces or empties the body. Watches direct children only, and restores in a separate
 * task, so that a page that keeps removing it isn't locked in a loop. Answers a function that removes the widget for good.
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
