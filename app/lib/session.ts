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
export const lastEndOfSession = () => end

export function startSession(token: string) {
  localStorage.setItem(KEY, token)
  announce()
}

export function endSession(why: EndOfSession) {
  end = why
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
