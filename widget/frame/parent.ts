const isWeb = (origin?: string | null): origin is string => /^https?:/.test(origin ?? '')

/** Firefox has no ancestorOrigins; the snippet's `referrerpolicy="origin"` makes the referrer say it there. */
export const embedder = () => [location.ancestorOrigins?.[0], URL.parse(document.referrer)?.origin].find(isWeb)

/** Asks the page around the frame to resize it; told to that page's origin only, and to nobody where it isn't known. */
export function tellParent(isOpen: boolean) {
  const origin = embedder()
  if (origin) parent.postMessage({ type: 'CHAT_TOGGLE', isOpen }, origin)
}
