/**
 * What this isolate knows of a model that fails: whoever comes next is answered from facts instead of waiting for it too. A business's
 * trouble is its own until several have it, which is the endpoint's. It is closed again by a trial that no visitor waits for.
 */
type Trouble = { failures: number; since: number; isTried: boolean }

const troubles = new Map<string, Trouble>()
const KEPT = 500
/** So many businesses in trouble at once are the endpoint's trouble. */
const SHARED = 3
const SHARED_WITHIN_MS = 60_000

const key = (endpoint: string, businessId: string) => `${endpoint} ${businessId}`

export const isBroken = (endpoint: string, businessId: string): boolean => troubles.has(key(endpoint, businessId))

/** Whether this business's visitors are to be answered without it. */
export function isOpen(endpoint: string, businessId: string, now: number): boolean {
  if (isBroken(endpoint, businessId)) return true
  let recent = 0
  for (const [name, { since }] of troubles)
    if (name.startsWith(`${endpoint} `) && now - since < SHARED_WITHIN_MS) recent += 1
  return recent >= SHARED
}

/** True where nobody is on to it yet: the caller then tries until `close`. */
export function open(endpoint: string, businessId: string, now: number): boolean {
  const name = key(endpoint, businessId)
  const known = troubles.get(name)
  const trouble = known ?? { failures: 0, since: now, isTried: false }
  trouble.failures += 1
  trouble.since = now
  if (!known && troubles.size >= KEPT) troubles.delete(troubles.keys().next().value ?? '')
  troubles.set(name, trouble)
  return startTrying(trouble)
}

/** A visitor met an open circuit: true where its trials had ended, and begin again. */
export function meet(endpoint: string, businessId: string): boolean {
  const trouble = troubles.get(key(endpoint, businessId))
  return trouble !== undefined && startTrying(trouble)
}

export const giveUpTrying = (endpoint: string, businessId: string): void => {
  const trouble = troubles.get(key(endpoint, businessId))
  if (trouble) trouble.isTried = false
}

/** It answered: its trouble is over, and so is what others had with the same endpoint. */
export function close(endpoint: string): void {
  for (const name of troubles.keys()) if (name.startsWith(`${endpoint} `)) troubles.delete(name)
}

function startTrying(trouble: Trouble): boolean {
  if (trouble.isTried) return false
  trouble.isTried = true
  return true
}
