import { useSyncExternalStore } from 'react'

const KEY = 'sessionToken'
const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

export const sessionToken = () => localStorage.getItem(KEY)

/** Why the session ended: signed out, or refused by the server. */
export type EndOfSession = 'signed-out' | 'expired'
let end: EndOfSession = 'signed-out'
let isLeaving = false
export const lastEndOfSession = () => end

export function startSession(token: string) {
  isLeaving = false
  localStorage.setItem(KEY, token)
  announce()
}

/** Marks that the owner is signing out, so that refused requests under way aren't reported. */
export function beginSignOut() {
  isLeaving = true
}

export function endSession(why: EndOfSession) {
  end = isLeaving ? 'signed-out' : why
  localStorage.removeItem(KEY)
  announce()
}

/** Also called when another tab signs in or out. */
export function onSessionChange(listener: () => void) {
  const fromOtherTab = ({ key }: StorageEvent) => key === KEY && listener()
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

export const useSessionToken = () => useSyncExternalStore(onSessionChange, sessionToken)
