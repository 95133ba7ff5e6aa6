import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import worker from './immutable.worker.js'

/** The product behind it, which counts what it is asked. */
function openApp(cacheControl) {
  const asked = []
  const fetch = async ({ url }) => {
    asked.push(url)
    return new Response(`of ${url}`, { headers: { 'cache-control': cacheControl, 'content-type': 'text/javascript' } })
  }
  return { asked, APP: { fetch } }
}
const request = (path, headers = {}) => new Request(`http://localhost/assets/${path}`, { headers })

test('what never changes is asked for once, and answered as it was, compressed', async () => {
  const app = openApp('public, max-age=31536000, immutable')
  for (let times = 0; times < 2; times++) {
    const response = await worker.fetch(request('kept.js'), app)
    assert.equal(response.headers.get('content-type'), 'text/javascript')
    assert.equal(response.headers.get('content-encoding'), 'gzip')
    const body = gunzipSync(Buffer.from(await response.arrayBuffer()))
    assert.equal(body.toString(), 'of http://localhost/assets/kept.js')
  }
  assert.equal(app.asked.length, 1)
})

test('what may change, and a part of a file, is asked for each time', async () => {
  const changes = openApp('public, max-age=60')
  const partly = openApp('immutable')
  for (let times = 0; times < 2; times++) {
    const response = await worker.fetch(request('changes.js'), changes)
    assert.equal(await response.text(), 'of http://localhost/assets/changes.js')
    await worker.fetch(request('parts.js', { range: 'bytes=0-1' }), partly)
  }
  assert.equal(changes.asked.length, 2)
  assert.equal(partly.asked.length, 2)
})
