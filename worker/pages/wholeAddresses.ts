import { ORIGIN_AT_BUILD } from '../../contract/site'

/** Puts the real origin into the head of a page rendered at build. */
export function wholeAddresses(origin: string): HTMLRewriter {
  const withOrigin = (text: string) => text.replaceAll(ORIGIN_AT_BUILD, origin)
  return new HTMLRewriter()
    .on('link[rel="canonical"]', attribute('href', withOrigin))
    .on('meta[property^="og:"]', attribute('content', withOrigin))
    .on('script[type="application/ld+json"]', wholeText(withOrigin))
}

const attribute = (name: string, change: (value: string) => string): HTMLRewriterElementContentHandlers => ({
  element(element) {
    element.setAttribute(name, change(element.getAttribute(name) ?? ''))
  },
})

/** HTMLRewriter may pass a text in several chunks. */
function wholeText(change: (text: string) => string): HTMLRewriterElementContentHandlers {
  let soFar = ''
  return {
    text(piece) {
      soFar += piece.text
      if (piece.lastInTextNode) piece.replace(change(soFar), { html: true })
      else piece.remove()
    },
  }
}
