import css from './inFrame.css?inline'
import { tellParent } from './parent'

/** A frame narrower than this wasn't resized. */
const MIN_WIDTH = 200
const RESIZE_MS = 500

/**
 * Runs the widget inside the iframe snippet: the bubble fills the closed frame, the panel the open one. If the page doesn't resize the
 * frame, the chat opens in a new tab.
 */
export function fitFrame(root: ShadowRoot, close: () => void) {
  document.documentElement.className = 'framed'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]

  const bubble = root.querySelector('.bubble')
  const isOpen = () => bubble?.getAttribute('aria-expanded') === 'true'
  const watch = new MutationObserver(() => {
    tellParent(isOpen())
    setTimeout(() => {
      if (!isOpen() || innerWidth >= MIN_WIDTH) return
      open(location.href, '_blank', 'noopener')
      close()
    }, RESIZE_MS)
  })
  if (bubble) watch.observe(bubble, { attributeFilter: ['aria-expanded'] })
}
