/** 32 random hex digits. `crypto.randomUUID` doesn't exist on plain http. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('')

/** Uses sessionStorage, which lasts for the tab; undefined if the browser denies it. */
const storage = <T>(use: (store: Storage) => T) => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
export const recallInTab = (key: string) => storage((store) => store.getItem(`deskbell-${key}`))
export const keepInTab = (key: string, value: string) => storage((store) => store.setItem(`deskbell-${key}`, value))

/**
 * The session id of this tab and business, and with it the page on which the chat was first opened and what linked to that. Without storage
 * they last as long as the page.
 */
export function takeSession(businessId: string, page: string) {
  const kept = recallInTab(businessId)
  const visit = kept || [randomId(), page, document.referrer].join('\n')
  keepInTab(businessId, visit)
  const [sessionId = '', landingUrl, referrer] = visit.split('\n')
  return { sessionId, isNew: !kept, landingUrl, referrer }
}
