import { useSyncExternalStore } from 'react'

const KEY = 'sessionToken'
const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

export const sessionToken = () => localStorage.getItem(KEY)

/** Why there is no session: the owner signed out, or the server no longer takes the token. */
export type EndOfSession = 'signed-out' | 'expired'
let end: EndOfSession = 'signed-out'
let isLeaving = false
export const lastEndOfSession = () => end

export function startSession(token: string) {
  isLeaving = false
  localStorage.setItem(KEY, token)
  announce()
}

/** What is refused from here on, because it was still on its way, is no news to the owner who has asked to leave. */
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
