import { useSyncExternalStore } from 'react'

/** Forms with unsaved changes. Counted together, since the router takes only one blocker. */
const dirty = new Set<object>()
const listeners = new Set<() => void>()

function announce() {
  for (const listener of listeners) listener()
}

export function markUnsaved(form: object) {
  dirty.add(form)
  announce()
  return () => {
    dirty.delete(form)
    announce()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useHasUnsaved = () => useSyncExternalStore(subscribe, () => dirty.size > 0)
