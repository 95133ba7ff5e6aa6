import * as z from 'zod/mini'
import type { ResolveHost } from './publicAddress'

const WITHIN_MS = 3_000
const A = 1
const AAAA = 28
const answer = z.object({
  Answer: z.optional(z.array(z.object({ type: z.number(), data: z.string() }))),
})

/**
 * Asks a name server over HTTPS, for a Worker has no other way to. https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/
 */
export const resolveByHttps =
  (server: string): ResolveHost =>
  async (host) => {
    const found = await Promise.all([ask(server, host, 'A'), ask(server, host, 'AAAA')])
    return found.flat()
  }

async function ask(server: string, host: string, type: 'A' | 'AAAA'): Promise<string[]> {
  const url = new URL(server)
  url.searchParams.set('name', host)
  url.searchParams.set('type', type)
  const response = await fetch(url, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.timeout(WITHIN_MS),
  })
  if (!response.ok) throw new Error(`The name server answered ${response.status} for ${host}`)
  const { Answer = [] } = answer.parse(await response.json())
  return Answer.filter((row) => row.type === A || row.type === AAAA).map(({ data }) => data)
}
