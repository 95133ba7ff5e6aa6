const isWeb = (origin?: string | null): origin is string => /^https?:/.test(origin ?? '')

/** The embedding page's origin. Firefox has no ancestorOrigins; there the referrer tells it, thanks to the snippet's `referrerpolicy`. */
export const embedder = () => [location.ancestorOrigins?.[0], URL.parse(document.referrer)?.origin].find(isWeb)

/** The page that the visitor sees: the embedding one, or, where that is a frame itself, the outermost one's origin. */
export function outermostPage(): string {
  const outermost = [...(location.ancestorOrigins ?? [])].at(-1)
  const isNested = isWeb(outermost) && outermost !== embedder()
  return isNested ? outermost : document.referrer || (embedder() ?? '')
}

/** Asks the embedding page to resize the frame. Sent to that page's origin only, and not at all if it is unknown. */
export function tellParent(isOpen: boolean) {
  const origin = embedder()
  if (origin) parent.postMessage({ type: 'CHAT_TOGGLE', isOpen }, origin)
}
