const touch = matchMedia('(pointer:coarse)')

/** The first box with nothing in it yet. On touch a focused box would throw up the keyboard before the visitor has read anything. */
export function focusPanel(dialog: HTMLDialogElement) {
  const boxes = [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')]
  const next = boxes.find(({ value }) => !value) ?? boxes[0]
  ;((!touch.matches && next) || dialog).focus()
}

/** Shows the newest message, from its first line if it is long, or the card with a little of what led to it. */
export function scrollToNews(dialog: HTMLDialogElement) {
  const scroller = dialog.querySelector('.scroll')
  const card = dialog.querySelector<HTMLElement>('.card')
  const last = [...dialog.querySelectorAll<HTMLElement>('.row')].at(-1)
  if (scroller) scroller.scrollTop = card ? card.offsetTop - 64 : (last?.offsetTop ?? 0) - 16
}
