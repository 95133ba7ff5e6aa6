const isWeb = (origin?: string | null): origin is string => /^https?:/.test(origin ?? '')

/** The embedding page's origin. Firefox has no ancestorOrigins; there the referrer tells it, thanks to the snippet's `referrerpolicy`. */
export const embedder = () => [location.ancestorOrigins?.[0], URL.parse(document.referrer)?.origin].find(isWeb)

/** Asks the embedding page to resize the frame. Sent to that page's origin only, and not at all if it is unknown. */
export function tellParent(isOpen: boolean) {
  const origin = embedder()
  if (origin) parent.postMessage({ type: 'CHAT_TOGGLE', isOpen }, origin)
}
