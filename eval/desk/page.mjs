/** As much of a page as the widget sends. */
const SENT = 3000

/** The page that a question is asked from: the one that it names, or the first. */
export function pageOf({ pages }, address, file = 'index.html') {
  const page = pages.get(file) ?? pages.values().next().value
  return {
    url: new URL(file, address).href,
    title: page?.title ?? '',
    content: (page?.content ?? '').slice(0, SENT),
  }
}
