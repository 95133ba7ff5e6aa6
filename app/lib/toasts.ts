import { useSyncExternalStore } from 'react'

/** Values of the specification, section 9. */
const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5000
const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastContent = {
  title: string
  description?: string | undefined
  tone?: 'plain' | 'danger'
  action?: { label: string; run: () => void }
}
export type ToastEntry = ToastContent & { id: number; open: boolean }

let entries: ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

export function toast(content: ToastContent) {
  lastId += 1
  update([{ ...content, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT))
}

export function dismissToast(id: number) {
  update(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(() => update(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => entries,
    () => entries,
  )
