import type { InfoPage } from '../../contract/site'
import type { AppContext } from '../platform/http/appEnv'

type ShellName =
  | 'app'
  | 'admin'
  | 'admin-direct'
  | 'register'
  | 'landing'
  | 'pricing'
  | InfoPage
  | 'widget'
  | 'preview'
  | 'test-widget'
  | '404'

/** Page shells, built into /_x/, which only the Worker serves. */
export async function shell(
  c: AppContext,
  name: ShellName,
  init: { status?: 200 | 404; headers?: Record<string, string> } = {},
): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL(`/_x/${name}`, c.req.url))
  return new Response(page.body, {
    status: init.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...init.headers },
  })
}
