import { log } from '../../../platform/log/log'
import type { ChatTurn, Model } from './model'
import { withTimeLimit } from './withTimeLimit'

/**
 * What this isolate knows of a model that fails: whoever comes next is answered from facts instead of waiting for it too. A business's
 * trouble is its own until several have it, which is the endpoint's. It ends by a trial that no visitor waits for.
 */
type Trouble = { endpoint: string; since: number; isTried: boolean; messages: ChatTurn[] }

const troubles = new Map<string, Trouble>()
const KEPT = 200
/** With nobody left to try it, the next visitor does. */
const ENDS_AFTER_MS = 60_000
/** So many businesses in trouble at once are the endpoint's trouble. */
const SHARED = 3
const SHARED_WITHIN_MS = 60_000
/** Within seconds, and all within the 30 s that work may go on after an answer. The next visitor begins it anew. */
const PAUSES_MS = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]

const key = (endpoint: string, businessId: string) => `${endpoint} ${businessId}`

/** Whether this business's visitors are to be answered without it. */
export function isOpen(endpoint: string, businessId: string, now: number): boolean {
  const own = troubles.get(key(endpoint, businessId))
  if (own) return now - own.since < ENDS_AFTER_MS
  const recent = [...troubles.values()].filter((one) => one.endpoint === endpoint && now - one.since < SHARED_WITHIN_MS)
  return recent.length >= SHARED
}

/** It failed for this business, asked with these messages. */
export function open(endpoint: string, businessId: string, messages: ChatTurn[], now: number): void {
  const name = key(endpoint, businessId)
  if (!troubles.has(name) && troubles.size >= KEPT) troubles.delete(troubles.keys().next().value ?? '')
  troubles.set(name, { endpoint, since: now, isTried: troubles.get(name)?.isTried ?? false, messages })
}

/** It answered this business. */
export const close = (endpoint: string, businessId: string): void => {
  troubles.delete(key(endpoint, businessId))
}

/** As a new isolate begins. */
export const forgetTroubles = (): void => troubles.clear()

/**
 * Asks a failed model again until it answers: what it failed on, since an easier question proves nothing. Runs behind an answer that has
 * left, one at a time for a business; never throws.
 */
export async function tryAgain(model: Model, businessId: string, limitMs: number): Promise<void> {
  const name = key(model.endpoint, businessId)
  const trouble = troubles.get(name)
  if (!trouble || trouble.isTried) return
  trouble.isTried = true
  for (const pause of PAUSES_MS) {
    await scheduler.wait(pause)
    const messages = troubles.get(name)?.messages
    if (!messages) return
    if (await answers(model, messages, limitMs)) return close(model.endpoint, businessId)
  }
  const left = troubles.get(name)
  if (left) left.isTried = false
}

async function answers(model: Model, messages: ChatTurn[], limitMs: number): Promise<boolean> {
  const pieces = withTimeLimit((stop) => model.stream(messages, stop), limitMs)
  try {
    for (let step = await pieces.next(); !step.done; step = await pieces.next());
    return true
  } catch (error) {
    log.warn('model.still-failing', { endpoint: model.endpoint, error })
    return false
  }
}
