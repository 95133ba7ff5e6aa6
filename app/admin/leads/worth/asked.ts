import { useSyncExternalStore } from 'react'
import type { Lead } from '../../../../contract/leads'

/** The lead that is being marked as won. Kept outside of its row, which may move to another column meanwhile. */
let asked: Lead | undefined
const listeners = new Set<() => void>()

export function askWorth(lead: Lead | undefined) {
  asked = lead
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useAskedWorth = () => useSyncExternalStore(subscribe, () => asked)
