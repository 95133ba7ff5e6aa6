import type { AppContext } from '../platform/http/appEnv'
import { pageViewPolicy } from '../platform/http/securityHeaders'
import { shell } from './shell'
import { wholeAddresses } from './wholeAddresses'

/**
 * A page rendered at build, completed with what only the settings say: absolute addresses and the page-view tag. Without ANALYTICS_ID the
 * page loads nothing from other origins.
 */
export async function marketingPage(c: AppContext, name: 'landing' | 'pricing'): Promise<Response> {
  const { origin, settings } = c.var.ctx
  const id = settings.ANALYTICS_ID
  const page = await shell(c, name, id ? { headers: { 'content-security-policy': pageViewPolicy() } } : {})
  return wholeAddresses(origin)
    .on('script[data-page-views]', {
      element(tag) {
        if (!id) return void tag.remove()
        tag.setAttribute('data-page-views', id)
        tag.setAttribute('src', `https://www.googletagmanager.com/gtag/js?id=${id}`)
      },
    })
    .transform(page)
}
