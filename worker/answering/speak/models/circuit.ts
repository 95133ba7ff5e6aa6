import type { ChatTurn } from './model'

/**
 * What this isolate knows of a model that fails: whoever comes next is answered from facts instead of waiting for it too. A business's
 * trouble is its own until several have it, which is the endpoint's. It ends by a trial that no visitor waits for.
 */
type Trouble = { since: number; isTried: boolean; messages: ChatTurn[] }

const troubles = new Map<string, Trouble>()
const KEPT = 200
/** So many businesses in trouble at once are the endpoint's trouble. */
const SHARED = 3
const SHARED_WITHIN_MS = 60_000

const key = (endpoint: string, businessId: string) => `${endpoint} ${businessId}`

/** Whether this business's visitors are to be answered without it. */
export function isOpen(endpoint: string, businessId: string, now: number): boolean {
  if (troubles.has(key(endpoint, businessId))) return true
  let recent = 0
  for (const [name, { since }] of troubles)
    if (name.startsWith(`${endpoint} `) && now - since < SHARED_WITHIN_MS) recent += 1
  return recent >= SHARED
}

/** It failed for this business, asked with these messages. */
export function open(endpoint: string, businessId: string, messages: ChatTurn[], now: number): void {
  const name = key(endpoint, businessId)
  if (!troubles.has(name) && troubles.size >= KEPT) troubles.delete(troubles.keys().next().value ?? '')
  troubles.set(name, { since: now, isTried: troubles.get(name)?.isTried ?? false, messages })
}

/** It answered this business. */
export const close = (endpoint: string, businessId: string): void => {
  troubles.delete(key(endpoint, businessId))
}

/** Whether there is something to try that nobody is trying: the caller then does, until it answers or `endTrial`. */
export function beginTrial(endpoint: string, businessId: string): boolean {
  const trouble = troubles.get(key(endpoint, businessId))
  if (!trouble || trouble.isTried) return false
  trouble.isTried = true
  return true
}

/** What it failed on, since an easier question proves nothing; undefined once the trouble is over. */
export const trialOf = (endpoint: string, businessId: string): ChatTurn[] | undefined =>
  troubles.get(key(endpoint, businessId))?.messages

export const endTrial = (endpoint: string, businessId: string): void => {
  const trouble = troubles.get(key(endpoint, businessId))
  if (trouble) trouble.isTried = false
}

/** As a new isolate begins. */
export const forgetTroubles = (): void => troubles.clear()
