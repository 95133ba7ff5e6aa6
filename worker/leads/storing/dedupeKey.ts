const VISIT = /^session:[^:]+:/
const CHAT = 'chat'
export const chatDedupeKey = (sessionId: string) => `session:${sessionId}:${CHAT}`

/** The common prefix of all dedupe keys of a session, "session:abc:"; undefined for a key without a session. */
export const visitPrefixOf = (dedupeKey: string): string | undefined => VISIT.exec(dedupeKey)?.[0]
export const isFromChat = (dedupeKey: string): boolean => dedupeKey === `${visitPrefixOf(dedupeKey)}${CHAT}`
export const sessionIdOf = (dedupeKey: string): string | undefined =>
  visitPrefixOf(dedupeKey)?.slice('session:'.length, -1)
