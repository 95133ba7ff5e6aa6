/** Random on plain http too, where `crypto.randomUUID` doesn't exist. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('')

/** The visit's session, kept for the tab alone. Where the browser denies storage it lasts as long as the page. */
export function takeSession(businessId: string) {
  const key = `deskbell-${businessId}`
  const session = { sessionId: randomId(), isNew: true }
  try {
    const kept = sessionStorage.getItem(key)
    if (kept) return { sessionId: kept, isNew: false }
    sessionStorage.setItem(key, session.sessionId)
  } catch {
    return session
  }
  return session
}
