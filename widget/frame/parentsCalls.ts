import type { PageCall } from '../stage'
import { embedder } from './parent'

const isCall = (call: unknown): call is PageCall => Array.isArray(call) && typeof call[0] === 'string'

/**
 * Takes the embedding page's calls, posted to the frame as `{ type: 'DESKBELL', call: ['open'] }`. A function can't be posted, so `on` has
 * the events posted back, to that page's origin alone.
 */
export function takeParentsCalls(push: (call: PageCall) => void): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: string; call?: unknown } | null>) => {
    if (source !== parent || origin !== embedder() || data?.type !== 'DESKBELL' || !isCall(data.call)) return
    const [name, event] = data.call
    if (name !== 'on') return push(data.call)
    push([name, event, (detail: object) => parent.postMessage({ type: 'DESKBELL_EVENT', event, detail }, origin)])
  })
}
