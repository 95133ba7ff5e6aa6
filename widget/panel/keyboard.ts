import { scrollToNews } from './attention'
import { zoomOf } from './zoom'

/** A smaller change (in px) is a browser toolbar, not a keyboard. */
const KEYBOARD_MIN = 60

/**
 * Keeps the panel above an on-screen keyboard, which shrinks only the visual viewport, not `dvh` or `bottom`. Only while a field of the
 * panel has focus and the page isn't zoomed; without transforms or transitions, which lag behind.
 */
export function fitKeyboard(dialog: HTMLDialogElement) {
  const view = window.visualViewport
  if (!view) return
  let frame = 0
  const fit = () => {
    const { offsetTop, height, scale } = view
    const zoom = zoomOf(dialog)
    const isCovered = scale * zoom < 1.1 && document.documentElement.clientHeight - height > KEYBOARD_MIN * zoom
    const isLifted = isCovered && dialog.querySelector(':is(input,textarea):focus')
    dialog.style.top = isLifted ? `${offsetTop / zoom}px` : ''
    dialog.style.maxHeight = isLifted ? `${height / zoom}px` : ''
    if (isLifted) scrollToNews(dialog)
  }
  const plan = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fit)
  }
  for (const name of ['resize', 'scroll']) view.addEventListener(name, plan)
  for (const name of ['focusin', 'focusout']) dialog.addEventListener(name, plan)
}
