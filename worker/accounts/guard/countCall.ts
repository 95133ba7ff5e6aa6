/** How often something may be done in a window of time. */
export type CallRule = { limit: number; windowMs: number }
export type CallCount = { isWithin: boolean; limit: number; remaining: number; resetMs: number }

type Window = { startedAt: number; count: number }
const WINDOW = 'window'

/** Counts a call in the window under way, or begins one. Calls beyond the limit aren't counted. */
export function countCall(storage: DurableObjectStorage, { limit, windowMs }: CallRule, now: number): CallCount {
  const known = storage.kv.get<Window>(WINDOW)
  const window = known && now - known.startedAt < windowMs ? known : { startedAt: now, count: 0 }
  const resetMs = window.startedAt + windowMs - now
  if (window.count >= limit) return { isWithin: false, limit, remaining: 0, resetMs }
  const count = window.count + 1
  storage.kv.put<Window>(WINDOW, { ...window, count })
  return { isWithin: true, limit, remaining: limit - count, resetMs }
}
