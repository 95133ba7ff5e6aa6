/** Random on plain http too, where `crypto.randomUUID` doesn't exist. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('')

/** What is kept is kept for the tab alone, and where the browser denies storage not at all. */
const storage = <T>(use: (store: Storage) => T) => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
export const recallInTab = (key: string) => storage((store) => store.getItem(`deskbell-${key}`))
export const keepInTab = (key: string, value: string) => storage((store) => store.setItem(`deskbell-${key}`, value))

/** The visit's session. Where nothing can be kept it lasts as long as the page. */
export function takeSession(businessId: string) {
  const kept = recallInTab(businessId)
  const sessionId = kept || randomId()
  keepInTab(businessId, sessionId)
  return { sessionId, isNew: !kept }
}
