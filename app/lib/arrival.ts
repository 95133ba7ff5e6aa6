/** After a navigation the new page's heading gets the focus, so that screen readers announce it. */
let isAwaited = false

export function announceArrival() {
  isAwaited = true
  for (const heading of document.querySelectorAll<HTMLElement>('[data-page-heading]')) focusOnArrival(heading)
}

/** Also called by headings that render later, as after loading data. */
export function focusOnArrival(heading: HTMLElement | null) {
  if (!isAwaited || !heading?.checkVisibility()) return
  isAwaited = false
  heading.focus({ preventScroll: true })
}
