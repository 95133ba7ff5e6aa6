import { scrollToNews } from './attention'

/**
 * Keeps the panel above an on-screen keyboard, which shrinks only the visual viewport: `dvh` and `bottom` don't know of it.
 * Only while a box of the panel has focus and the page isn't pinched larger; without transform or transition, which lag behind it.
 */
export function fitKeyboard(dialog: HTMLDialogElement) {
  const view = window.visualViewport
  if (!view) return
  let frame = 0
  const fit = () => {
    const { style } = dialog
    const { offsetTop, height, scale } = view
    const covered = document.documentElement.clientHeight - height - offsetTop
    const isFull = dialog.matches(':modal')
    const isLifted = dialog.querySelector(':is(input,textarea):focus') && scale <= 1 && (isFull || covered > 60)
    style.top = isLifted && isFull ? `${offsetTop}px` : ''
    style.height = isLifted && isFull ? `${height}px` : ''
    style.bottom = isLifted && !isFull ? `${covered + 12}px` : ''
    style.maxHeight = isLifted && !isFull ? `${height - 24}px` : ''
    if (isLifted) scrollToNews(dialog)
  }
  const plan = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fit)
  }
  view.onresize = view.onscroll = plan
  dialog.addEventListener('focusin', plan)
  dialog.addEventListener('focusout', plan)
}
