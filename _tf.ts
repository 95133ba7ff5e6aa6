import { hostileFiles } from '/work/wt/hostile/e2e/site/attacks/documents.ts'
import { readingDocument } from '/work/wt/hostile/worker/knowledge/documents/readDocument.ts'
const only = process.argv.slice(2)
let max = 0, maxgap = 0
for (const { name, contentType, make } of hostileFiles) {
  if (only.length && !only.some((o) => name.includes(o))) continue
  const bytes = new Uint8Array(make())
  const t = performance.now()
  let n: unknown = -1, gap = 0
  try {
  const g = readingDocument({ bytes, contentType, title: 'a', id: 'a', locale: { country: 'US', currency: 'USD' } })
  for (;;) { const f = performance.now(); const s = g.next(); gap = Math.max(gap, performance.now() - f); if (s.done) { n = s.value.statements.length; break } }
  } catch (e) { n = String(e).slice(0, 70); if (!n.includes('Error: The') && !n.includes('There is')) console.log('!!', name, e) }
  const ms = performance.now() - t
  max = Math.max(max, ms); maxgap = Math.max(maxgap, gap)
  if (ms > 400 || gap > 60 || only.length) console.log(Math.round(ms), 'gap', Math.round(gap), name, bytes.length, n, Math.round(process.memoryUsage().rss / 1e6))
}
console.log(hostileFiles.length, 'files', max | 0, maxgap | 0)
