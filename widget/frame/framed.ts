import css from './inFrame.css?inline'
import { tellParent } from './parent'

/** An open panel needs more than this; a frame that stays smaller was not resized. */
const MIN_WIDTH = 200
const RESIZE_MS = 500

/** The iframe form: the bubble fills the small frame, the panel the large one. Where nobody resizes the frame, the chat opens in a tab. */
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
