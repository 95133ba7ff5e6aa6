/** For the list whose first item is what came last. */
export const shows = (what: 'new-leads') => ({ 'data-shows': what })

/** Whether the owner has the beginning of that list before them now, where what comes in appears by itself. */
export function isInView(what: 'new-leads'): boolean {
  const list = document.querySelector(`[data-shows="${what}"]`)
  if (!list?.checkVisibility() || document.hidden) return false
  const { top } = list.getBoundingClientRect()
  return top >= 0 && top < innerHeight
}
