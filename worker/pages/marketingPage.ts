import { ORIGIN_AT_BUILD } from '../../contract/site'
import type { AppContext } from '../platform/http/appEnv'
import { pageViewPolicy } from '../platform/http/securityHeaders'
import { shell } from './shell'

/**
 * A page rendered at build, completed with what only the settings say: absolute addresses and the page-view tag. Without ANALYTICS_ID the
 * page loads nothing from other origins.
 */
export async function marketingPage(c: AppContext, name: 'landing' | 'pricing'): Promise<Response> {
  const { origin, settings } = c.var.ctx
  const id = settings.ANALYTICS_ID
  const page = await shell(c, name, id ? { headers: { 'content-security-policy': pageViewPolicy() } } : {})
  const withOrigin = (text: string) => text.replaceAll(ORIGIN_AT_BUILD, origin)
  return new HTMLRewriter()
    .on('link[rel="canonical"]', attribute('href', withOrigin))
    .on('meta[property^="og:"]', attribute('content', withOrigin))
    .on('script[type="application/ld+json"]', wholeText(withOrigin))
    .on('script[data-page-views]', {
      element(tag) {
        if (!id) return void tag.remove()
        tag.setAttribute('data-page-views', id)
        tag.setAttribute('src', `https://www.googletagmanager.com/gtag/js?id=${id}`)
      },
    })
    .transform(page)
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
