const VISIT = /^session:[^:]+:/
const CHAT = 'chat'
export const chatDedupeKey = (sessionId: string) => `session:${sessionId}:${CHAT}`

/** What the keys of all leads of the same visit begin with; undefined for one that names no visit. */
export const visitPrefixOf = (dedupeKey: string): string | undefined => VISIT.exec(dedupeKey)?.[0]
export const isFromChat = (dedupeKey: string): boolean => dedupeKey === `${visitPrefixOf(dedupeKey)}${CHAT}`
