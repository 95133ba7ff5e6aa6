import { log } from '../../../platform/log/log'
import type { ChatTurn, Model } from './model'
import { withTimeLimit } from './withTimeLimit'

/**
 * A circuit breaker. Once a model failed for a business, its next visitors are answered from facts without waiting for it. When several
 * businesses fail at one endpoint, that holds for all of them. In the background the model is asked again (`tryAgain`); an answer closes
 * the circuit. Each isolate knows only its own failures.
 */
type Trouble = { endpoint: string; since: number; isTried: boolean; messages: ChatTurn[] }

const troubles = new Map<string, Trouble>()
const KEPT = 200
/** Then the next visitor's message tries the model, should the background have given up. */
const ENDS_AFTER_MS = 60_000
/** This many businesses in trouble within this time: the endpoint itself is down. */
const SHARED = 3
const SHARED_WITHIN_MS = 60_000
/** Pauses before each new try: 21 s in all, since Workers end background work 30 s after the answer. */
const PAUSES_MS = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]

const key = (endpoint: string, businessId: string) => `${endpoint} ${businessId}`

/** Whether the business is to be answered without the model for now. */
export function isOpen(endpoint: string, businessId: string, now: number): boolean {
  const own = troubles.get(key(endpoint, businessId))
  if (own) return now - own.since < ENDS_AFTER_MS
  const recent = [...troubles.values()].filter((one) => one.endpoint === endpoint && now - one.since < SHARED_WITHIN_MS)
  return recent.length >= SHARED
}

/** The model failed for this business when it was asked this. */
export function open(endpoint: string, businessId: string, messages: ChatTurn[], now: number): void {
  const name = key(endpoint, businessId)
  if (!troubles.has(name) && troubles.size >= KEPT) troubles.delete(troubles.keys().next().value ?? '')
  troubles.set(name, { endpoint, since: now, isTried: troubles.get(name)?.isTried ?? false, messages })
}

/** The model answered this business. */
export const close = (endpoint: string, businessId: string): void => {
  troubles.delete(key(endpoint, businessId))
}

/** For tests: as if the isolate had just started. */
export const forgetTroubles = (): void => troubles.clear()

/**
 * Asks a failed model again until it answers, with the messages that it failed on, since an easier question would prove nothing. Runs in
 * the background after a visitor's answer, one at a time for a business; never throws.
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
