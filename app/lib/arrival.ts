/** After a navigation the focus goes to the new page's heading, so that a screen reader says where it is. */
let isAwaited = false

export function announceArrival() {
  isAwaited = true
  for (const heading of document.querySelectorAll<HTMLElement>('[data-page-heading]')) focusOnArrival(heading)
}

/** Called too by a heading that is drawn later, such as one that waits for data. */
export function focusOnArrival(heading: HTMLElement | null) {
  if (!isAwaited || !heading?.checkVisibility()) return
  isAwaited = false
  heading.focus({ preventScroll: true })
}
