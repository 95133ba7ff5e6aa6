const kept = new Map()

/**
 * The platform keeps at its edge, compressed, what never changes. Miniflare reads and compresses it anew for each request, which goes through
 * four workers: three to nine milliseconds a script, of which a page has dozens.
 */
export default {
  async fetch(request, { APP }) {
    const { url, method, headers } = request
    if (method !== 'GET' || headers.has('range')) return APP.fetch(request)
    const file = kept.get(url)
    if (file) return answer(file)
    const response = await APP.fetch(request)
    if (response.status !== 200 || !/\bimmutable\b/.test(response.headers.get('cache-control') ?? '')) return response
    const found = await compressed(response)
    kept.set(url, found)
    return answer(found)
  },
}

const answer = ({ body, headers }) => new Response(body, { headers, encodeBody: 'manual' })

async function compressed({ headers: given, body }) {
  const headers = new Headers(given)
  const isText = /^text\//.test(headers.get('content-type') ?? '')
  if (isText) headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  const bytes = isText ? body.pipeThrough(new CompressionStream('gzip')) : body
  return { headers, body: await new Response(bytes).arrayBuffer() }
}
